import { isLanguageCode, languages, localeOf } from './languages.rules.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Made once for each locale and form: to make one takes longer than a hundred uses. */
function formatIn(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  let format = formats.get(key)
  if (!format) formats.set(key, (format = new Intl.DateTimeFormat(locale, options)))
  return format
}

/** How dates are written in a language, everywhere: pages, mails, exports and receipts. */
export const dateFormat = (
  languageCode: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat => formatIn(localeOf(languageCode), options)

/** A day in UTC, such as 21 November 2026: for emails and answers, whose reader's time zone is unknown. */
export const formatDay = (instant: string, languageCode: string): string =>
  dateFormat(languageCode, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(instant))

/** The days of a week's title. */
export const weekDayFormat = (languageCode: string): Intl.DateTimeFormat =>
  formatIn(isLanguageCode(languageCode) ? languages[languageCode].weekDayLocale : languageCode, {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })
