import { defaultLanguage, languageIdOf } from '@rashi/contract/languages.rules'

/** A language as an address names it; the default language needs no name. */
interface Named {
  readonly id: number
  readonly code: string
}

const parameter = 'lang'

/** The language code that an address asks for, whichever languages there are. */
export const languageCodeFromSearch = (search: string): string | undefined =>
  new URLSearchParams(search).get(parameter) ?? undefined

/** A query without its language: `?lang=hi&page=2` becomes `?page=2`. */
export function withoutLanguage(search: string): string {
  const query = new URLSearchParams(search)
  query.delete(parameter)
  return query.size === 0 ? '' : `?${query}`
}

/** The one way to write a path, however it was typed. */
export const plainPath = (path: string): string => path.toLowerCase().replace(/(?<=.)\/+$/, '')

/** Where a page is read in a language, whoever asks: what search engines and shared links are given. */
export const addressIn = (language: Named, path: string): string =>
  language.id === languageIdOf(defaultLanguage) ? path : `${path}?${parameter}=${language.code}`

/** A page in each of its languages, and where those are sent who read none of them. */
export const alternatesOf = (
  languages: readonly Named[],
  path: string,
): { code: string; address: string }[] => [
  ...languages.map((language) => ({ code: language.code, address: addressIn(language, path) })),
  { code: 'x-default', address: path },
]
