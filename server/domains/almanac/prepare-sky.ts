import type { Zodiac } from '@rashi/sky'
import { setImmediate } from 'node:timers/promises'
import { skyCalendarOf } from './sky/sky-calendar.ts'

/** As far back as the last station of a graha is looked for, which the nodes never have, and as far ahead as Saturn stays in a sign. */
const years = { before: 4, after: 3 }

/**
 * Computes the transits that the days and wheels of an instant's year need. It takes 0.7 seconds of processor time, for which the
 * first readers would wait; between two years the thread does other work.
 */
export async function prepareSky(zodiac: Zodiac, now: Temporal.Instant): Promise<void> {
  const calendar = skyCalendarOf(zodiac)
  const at = now.toZonedDateTimeISO('UTC')
  for (let year = at.year - years.before; year <= at.year + years.after; year++) {
    await setImmediate()
    const dayOfYear = at.with({ year }).toInstant()
    calendar.transits(dayOfYear, dayOfYear)
  }
}
