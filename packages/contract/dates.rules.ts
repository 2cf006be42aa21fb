import { isLanguageCode, languages, localeOf } from './languages.rules.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Returns a cached format, because creating one takes longer than a hundred uses. */
function getFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  let format = formats.get(key)
  if (!format) formats.set(key, (format = new Intl.DateTimeFormat(locale, options)))
  return format
}

/** Returns the date format of a language, for pages, emails, exports and receipts. */
export const dateFormat = (
  languageCode: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat => getFormat(localeOf(languageCode), options)

/** Formats a day in UTC, such as 21 November 2026, for readers whose time zone is unknown. */
export const formatDay = (instant: string, languageCode: string): string =>
  dateFormat(languageCode, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(instant))

/** Formats a moment in a time zone that it names, such as 21 November 2026 at 09:30 GMT. */
export const formatMomentIn = (instant: string, timeZone: string, languageCode: string): string =>
  dateFormat(languageCode, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
    timeZoneName: 'short',
  }).format(Date.parse(instant))
/** Formats a birth, `YYYY-MM-DD HH:mm:00` at its place; the day alone if the time is not known. */
export const formatBirth = (moment: string, isTimeUnknown: boolean, languageCode: string): string =>
  dateFormat(languageCode, {
    dateStyle: 'long',
    ...(isTimeUnknown ? {} : { timeStyle: 'short', hourCycle: 'h23' }),
    timeZone: 'UTC',
  }).format(Date.parse(`${moment.replace(' ', 'T')}Z`))

/** Formats a day in UTC with its weekday, such as Saturday 21 November. `day` is ISO 8601. */
export const formatWeekday = (day: string, languageCode: string): string =>
  dateFormat(languageCode, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(Date.parse(day))

const formatUnit = (count: number, unit: 'minute' | 'day', languageCode: string): string =>
  new Intl.NumberFormat(localeOf(languageCode), {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  }).format(count)

/** Formats a time to wait in whole minutes, rounded up: 12 minutes. */
export const formatMinutes = (seconds: number, languageCode: string): string =>
  formatUnit(Math.max(1, Math.ceil(seconds / 60)), 'minute', languageCode)

/** Formats a number of days: 1 day, 2 days. */
export const formatDays = (days: number, languageCode: string): string =>
  formatUnit(days, 'day', languageCode)

/** Returns the format of the days in a week's title. */
export const weekDayFormat = (languageCode: string): Intl.DateTimeFormat =>
  getFormat(isLanguageCode(languageCode) ? languages[languageCode].weekDayLocale : languageCode, {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })
