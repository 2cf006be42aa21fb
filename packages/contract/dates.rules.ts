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

/** The days of a week's title. */
export const weekDayFormat = (languageCode: string): Intl.DateTimeFormat =>
  formatIn(isLanguageCode(languageCode) ? languages[languageCode].weekDayLocale : languageCode, {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })
