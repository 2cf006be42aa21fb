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

/** The lowest amount in pence that the payment provider charges. */
export const minimumPence = 30
/** More than any plan costs: a price above it is a slip of the hand. */
export const maximumPence = 100_000
