import { defaultLanguage, languageIdOf } from '@rashi/contract/languages.rules'

/** A language with its name in addresses; the default language has none. */
interface Named {
  readonly id: number
  readonly code: string
}

const parameter = 'lang'

/** Reads the language code of an address, whether or not it is a known one. */
export const languageCodeFromSearch = (search: string): string | undefined =>
  new URLSearchParams(search).get(parameter) ?? undefined

/** Removes the language from a query: `?lang=hi&page=2` becomes `?page=2`. */
export function withoutLanguage(search: string): string {
  const query = new URLSearchParams(search)
  query.delete(parameter)
  return query.size === 0 ? '' : `?${query}`
}

/** Sets the language of a query; the default language has no name: `?page=2` becomes `?page=2&lang=hi`. */
export function withLanguage(search: string, { id, code }: Named): string {
  const query = new URLSearchParams(withoutLanguage(search))
  if (id !== languageIdOf(defaultLanguage)) query.set(parameter, code)
  return query.size === 0 ? '' : `?${query}`
}

/** Returns a path in its canonical form: in lower case and without a slash at the end. */
export const plainPath = (path: string): string => path.toLowerCase().replace(/(?<=.)\/+$/, '')

/** Returns the address of a page in a language, for search engines and shared links. */
export const addressIn = (language: Named, path: string): string =>
  language.id === languageIdOf(defaultLanguage) ? path : `${path}?${parameter}=${language.code}`

/** Lists the addresses of a page in each language, and the default for readers of other languages. */
export const listAlternates = (
  languages: readonly Named[],
  path: string,
): { code: string; address: string }[] => [
  ...languages.map((language) => ({ code: language.code, address: addressIn(language, path) })),
  { code: 'x-default', address: path },
]
