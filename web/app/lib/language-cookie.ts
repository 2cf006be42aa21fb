import { defaultLanguage, languageIdOf } from '@rashi/contract/languages.rules'
import { setCookie } from './cookie.ts'

const name = 'language'

/** Reads the language id from a `Cookie` header or `document.cookie`; the default for a new visitor. */
export const languageIdFromCookie = (cookies: string): number =>
  Number(
    new RegExp(`(?:^|;\\s*)${name}=(\\d+)`).exec(cookies)?.[1] ?? languageIdOf(defaultLanguage),
  )

export const rememberLanguage = (id: number): void => setCookie(name, String(id))

export const forgetLanguage = (): void => setCookie(name, undefined)
