import { type LanguageCode, languageCodeOf, languageIdOf } from '@rashi/contract/languages.rules'
import { legal as en } from '@rashi/contract/texts/en/legal'
import { legal as hi } from '@rashi/contract/texts/hi/legal'

export interface LegalText {
  readonly languageId: number
  readonly title: string
  readonly summary: string
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[]
}

type DocumentName = keyof typeof en

const documents: Record<LanguageCode, Record<DocumentName, Omit<LegalText, 'languageId'>>> = {
  en,
  hi,
}

/** Returns a document in the reader's language. Only the server has them, so a page contains no others. */
export function readLegalText(name: DocumentName, languageId: number): LegalText {
  const code = languageCodeOf(languageId)
  return { languageId: languageIdOf(code), ...documents[code][name] }
}
