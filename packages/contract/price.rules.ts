import { localeOf } from './dates.rules.ts'

const formats = new Map<string, Intl.NumberFormat>()

/** Pounds as they are written everywhere: two decimals. */
export function formatPrice(pounds: number, languageCode: string): string {
  const locale = localeOf(languageCode)
  let format = formats.get(locale)
  if (!format) {
    format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'GBP' })
    formats.set(locale, format)
  }
  return format.format(pounds)
}
