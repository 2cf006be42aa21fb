import { dateFormat } from '@rashi/contract/dates.rules'
import { localeOf } from '@rashi/contract/languages.rules'
import { formatPrice } from '@rashi/contract/price.rules'
import { useLanguage, useTranslate } from '../../../lib/texts.ts'

export interface Formats {
  /** An amount of pence in pounds, `–` where it is unknown. */
  readonly pounds: (pence: number | null) => string
  /** The same for the scale of a chart, without pence that are 0. */
  readonly roundPounds: (pence: number) => string
  readonly percent: (share: number | null) => string
  readonly count: (count: number | null) => string
  /** November 2026. */
  readonly month: (month: string) => string
  /** Nov. */
  readonly shortMonth: (month: string) => string
  /** The name of a country by its code. */
  readonly country: (code: string | null) => string
}

const unknown = '–'
const orUnknown =
  (format: (value: number) => string) =>
  (value: number | null): string =>
    value === null ? unknown : format(value)

/** How figures are written in the language of the page. */
export function useFormats(): Formats {
  const { code } = useLanguage()
  const t = useTranslate()
  const locale = localeOf(code)
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const count = new Intl.NumberFormat(locale)
  const round = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'GBP',
    minimumFractionDigits: 0,
    maximumFractionDigits: 2,
  })
  const countries = new Intl.DisplayNames(locale, { type: 'region' })
  const ofMonth = (month: string, options: Intl.DateTimeFormatOptions) =>
    dateFormat(code, { ...options, timeZone: 'UTC' }).format(Date.parse(`${month}-01`))
  return {
    pounds: orUnknown((pence) => formatPrice(pence / 100, code)),
    roundPounds: (pence) => round.format(pence / 100),
    percent: orUnknown((share) => percent.format(share)),
    count: orUnknown((value) => count.format(value)),
    month: (month) => ofMonth(month, { month: 'long', year: 'numeric' }),
    shortMonth: (month) => ofMonth(month, { month: 'short' }),
    country: (one) =>
      one === null ? t('studio.figures.unknown-country') : (countries.of(one) ?? one),
  }
}
