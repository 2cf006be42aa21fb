import { builtInLanguages, type TextKey } from '@rashi/contract/texts'

const byId = new Map<number, Record<string, string>>(
  builtInLanguages.map(({ id, texts }) => [id, texts]),
)
const english: Record<string, string> = builtInLanguages[0].texts

/** A built-in text in a language; English where that has none; a text that is no key as it stands. */
export const say = (languageId: number, key: TextKey | (string & {})): string =>
  byId.get(languageId)?.[key] ?? english[key] ?? key

/** The first language of an `Accept-Language` header that is one of ours; 1 where none is. */
export function languageIdOf(acceptLanguage: string | undefined): number {
  for (const range of acceptLanguage?.split(',') ?? []) {
    const code = range.split(';')[0]?.trim().toLowerCase().split('-')[0]
    const found = builtInLanguages.find((language) => language.code === code)
    if (found) return found.id
  }
  return 1
}
