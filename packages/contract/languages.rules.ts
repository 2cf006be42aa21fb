/** The languages of the product. A code added here makes every place that lacks its content a type error. */
export type LanguageCode = 'en' | 'hi'

interface LanguageSettings {
  /** `language_id` in the API and in the database. */
  readonly id: number
  /** The language's name in itself, as the language selector shows it. */
  readonly name: string
  /** The locale of dates, numbers and lists. */
  readonly locale: string
  /** The locale of the days in a week's title, if the specification requires another order. */
  readonly weekDayLocale: string
  readonly direction: 'ltr' | 'rtl'
  /** The IANA time zone of a reader whose own is unknown. */
  readonly timeZone: string
}

export const languages: Record<LanguageCode, LanguageSettings> = {
  en: {
    id: 1,
    name: 'English',
    locale: 'en-GB',
    // The specification writes a week's days month first: `November 16`.
    weekDayLocale: 'en-US',
    direction: 'ltr',
    timeZone: 'Europe/London',
  },
  hi: {
    id: 2,
    name: 'हिन्दी',
    locale: 'hi-IN',
    weekDayLocale: 'hi-IN',
    direction: 'ltr',
    timeZone: 'Asia/Kolkata',
  },
}

/** The language of a new visitor, and the fallback for a language without a text. */
export const defaultLanguage: LanguageCode = 'en'

export const isLanguageCode = (code: string): code is LanguageCode => Object.hasOwn(languages, code)

/** All languages, by ascending id. */
export const languageCodes: readonly LanguageCode[] = Object.keys(languages)
  .filter(isLanguageCode)
  .toSorted((one, other) => languages[one].id - languages[other].id)

/** Returns the `language_id` of a language. */
export const languageIdOf = (code: LanguageCode): number => languages[code].id

/** Returns the language of a `language_id`, or the default language for an unknown id. */
export const languageCodeOf = (id: number): LanguageCode =>
  languageCodes.find((code) => languages[code].id === id) ?? defaultLanguage

export const isLanguageId = (id: number | undefined): id is number =>
  languageCodes.some((code) => languages[code].id === id)

/** Returns the time zone of readers of a language whose own is unknown. */
export const timeZoneOf = (code: string): string =>
  languages[isLanguageCode(code) ? code : defaultLanguage].timeZone

/** Returns the locale of a language code; an unknown code is itself used as a locale. */
export const localeOf = (code: string): string =>
  isLanguageCode(code) ? languages[code].locale : code

/** Returns the text direction for the `dir` attribute of a page. */
export const directionOf = (code: string): 'ltr' | 'rtl' =>
  languages[isLanguageCode(code) ? code : defaultLanguage].direction

/** Computes a value for every language. */
export const inEveryLanguage = <T>(valueIn: (code: LanguageCode) => T): Record<LanguageCode, T> =>
  Object.fromEntries(languageCodes.map((code) => [code, valueIn(code)])) as Record<LanguageCode, T>

/** Converts content in every language to rows of the API and the database, by ascending `language_id`. */
export const translationRows = <T extends object>(
  contentIn: (code: LanguageCode) => T,
): ({ language_id: number } & T)[] =>
  languageCodes.map((code) => ({ language_id: languageIdOf(code), ...contentIn(code) }))

/** Returns the row of the default language, for content without a choice of language. */
export const inDefaultLanguage = <T extends { readonly language_id: number }>(
  rows: readonly T[],
): T | undefined => inLanguage(rows, languageIdOf(defaultLanguage))

/** Returns the row of a language, else that of the default language, else the first. */
export function inLanguage<T extends { readonly language_id: number }>(
  rows: readonly T[],
  languageId: number,
): T | undefined {
  return (
    rows.find((row) => row.language_id === languageId) ??
    rows.find((row) => row.language_id === languageIdOf(defaultLanguage)) ??
    rows[0]
  )
}
