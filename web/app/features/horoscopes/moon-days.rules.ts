import { dateFormat } from '@rashi/contract/dates.rules'
import type { MoonDay } from '@rashi/contract'

/** Degrees from an exact new or full Moon within which the day counts as that of the phase: half a day's way. */
const nearDegrees = 7

/** Returns the phase of a day's Moon in one word. */
export function phaseOf({ elongation }: MoonDay['moon']): 'new' | 'waxing' | 'full' | 'waning' {
  if (elongation < nearDegrees || elongation > 360 - nearDegrees) return 'new'
  if (Math.abs(elongation - 180) < nearDegrees) return 'full'
  return elongation < 180 ? 'waxing' : 'waning'
}

/** Returns the day in a time zone as `YYYY-MM-DD`. */
export function dayIn(instant: Date, timeZone: string): string {
  const parts = dateFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(instant)
  const find = (type: string) => parts.find((one) => one.type === type)?.value
  return `${find('year')}-${find('month')}-${find('day')}`
}

/** Returns the first day of the period after a week or month, as `YYYY-MM-DD`; undefined if its date is invalid. */
export function nextPeriodDay(
  start: string,
  readingPeriod: 'weekly' | 'monthly',
): string | undefined {
  const day = new Date(`${start}T00:00:00Z`)
  if (Number.isNaN(day.getTime())) return undefined
  if (readingPeriod === 'weekly') day.setUTCDate(day.getUTCDate() + 7)
  else day.setUTCMonth(day.getUTCMonth() + 1)
  return day.toISOString().slice(0, 10)
}
