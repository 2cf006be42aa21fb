import { localeOf } from './languages.rules.ts'

const formats = new Map<string, Intl.NumberFormat>()

/** Formats an amount in pounds with two decimals. */
export function formatPrice(pounds: number, languageCode: string): string {
  const locale = localeOf(languageCode)
  let format = formats.get(locale)
  if (!format) {
    format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'GBP' })
    formats.set(locale, format)
  }
  return format.format(pounds)
}
