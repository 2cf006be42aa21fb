import { birthInstant, civilMilliseconds } from '@rashi/sky'
import type { RefusalCode } from '@rashi/contract'

const earliest = Date.UTC(1900)
/** Refuses a date or time that does not exist. */
export const findMomentRefusal = (dob: string): 'birth-moment-invalid' | undefined =>
  Number.isNaN(civilMilliseconds(dob)) ? 'birth-moment-invalid' : undefined

/** The largest offset that any zone ever had, local mean time included (Manila and Alaska before 1900: 16). */
const maxHoursFromUtc = 16

/**
 * Returns why a birth cannot be computed, or undefined if it can.
 *
 * @param dob `YYYY-MM-DD HH:mm:00`, local time at the place of birth
 */
export function findBirthRefusal(
  dob: string,
  timeZone: string,
  now: Temporal.Instant,
): Extract<RefusalCode, `birth-${string}`> | undefined {
  const asUtc = civilMilliseconds(dob)
  if (Number.isNaN(asUtc)) return 'birth-moment-invalid'
  if (asUtc < earliest) return 'birth-too-early'
  const hoursAhead = (asUtc - now.epochMilliseconds) / 3_600_000
  // Most births are so long ago that the zone cannot matter and need not be read.
  if (hoursAhead < -maxHoursFromUtc) return undefined
  if (hoursAhead > maxHoursFromUtc) return 'birth-in-future'
  const { instant } = birthInstant(dob, timeZone)
  return Temporal.Instant.compare(instant, now) > 0 ? 'birth-in-future' : undefined
}
