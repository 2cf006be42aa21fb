import { defaultLanguage, isLanguageCode, languageIdOf } from '@rashi/contract/languages.rules'

/** The first language of an `Accept-Language` header that is one of ours, else the default language. */
export function languageIdFromHeader(acceptLanguage: string | undefined): number {
  for (const range of acceptLanguage?.split(',') ?? []) {
    const code = range.split(';')[0]?.trim().toLowerCase().split('-')[0] ?? ''
    if (isLanguageCode(code)) return languageIdOf(code)
  }
  return languageIdOf(defaultLanguage)
}
