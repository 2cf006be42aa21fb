import type { TimePeriod } from '@rashi/contract'

/** 1 is weekly, 2 monthly, anything else yearly. */
export const timePeriodOf = (cycle: unknown): TimePeriod =>
  Number(cycle) === 1 ? 'weekly' : Number(cycle) === 2 ? 'monthly' : 'yearly'

/** Where a sign's horoscope is read. */
export const horoscopePath = (cycle: unknown, key: string): string =>
  `/horoscope/${timePeriodOf(cycle)}/${key.toLowerCase()}`
