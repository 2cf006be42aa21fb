import { legal as english } from '@rashi/contract/texts/en/legal'
import { legal as hindi } from '@rashi/contract/texts/hi/legal'

export interface LegalText {
  readonly languageId: number
  readonly title: string
  readonly summary: string
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[]
}

/** A document in the reader's language, else in English. Only the server holds them: no page carries the others. */
export function readLegalText(name: keyof typeof english, languageId: number): LegalText {
  return languageId === 2 ? { languageId, ...hindi[name] } : { languageId: 1, ...english[name] }
}
