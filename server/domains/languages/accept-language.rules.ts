import { defaultLanguage, isLanguageCode, languageIdOf } from '@rashi/contract/languages.rules'

/** Reads the first supported language of an `Accept-Language` header, else the default language. */
export function languageIdFromHeader(acceptLanguage: string | undefined): number {
  for (const range of acceptLanguage?.split(',') ?? []) {
    const code = range.split(';')[0]?.trim().toLowerCase().split('-')[0] ?? ''
    if (isLanguageCode(code)) return languageIdOf(code)
  }
  return languageIdOf(defaultLanguage)
}
