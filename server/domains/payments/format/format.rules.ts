import { dateFormat } from '@rashi/contract/dates.rules'

export const poundsOf = (pence: number): number => pence / 100

export const formatPounds = (pence: number): string => `£${(pence / 100).toFixed(2)}`

/** A day in UTC as its reader writes it: 21 November 2026. */
export const formatDay = (instant: string, languageCode: string): string =>
  dateFormat(languageCode, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(instant))
