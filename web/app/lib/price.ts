import { localeOf } from './locale.ts'

/** Pounds as they are written everywhere: two decimals. */
export const formatPrice = (pounds: number, languageCode: string): string =>
  new Intl.NumberFormat(localeOf(languageCode), { style: 'currency', currency: 'GBP' }).format(
    pounds,
  )
