import { defaultLanguage, languageIdOf } from '@rashi/contract/languages.rules'

const name = 'language'
const yearSeconds = 365 * 24 * 3600

/** Reads the language id from a `Cookie` header or `document.cookie`; the default for a new visitor. */
export const languageIdFromCookie = (cookies: string): number =>
  Number(
    new RegExp(`(?:^|;\\s*)${name}=(\\d+)`).exec(cookies)?.[1] ?? languageIdOf(defaultLanguage),
  )

export function rememberLanguage(id: number): void {
  document.cookie = `${name}=${id}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`
}

export function forgetLanguage(): void {
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`
}
