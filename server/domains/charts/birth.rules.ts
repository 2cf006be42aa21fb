import { birthInstant, civilMilliseconds } from '@rashi/sky'
import type { RefusalCode } from '@rashi/contract'

const earliest = Date.UTC(1900)
/** No zone was ever farther from UTC, in local mean time either (Manila and Alaska before 1900: 16). */
const mostHoursFromUtc = 16

/**
 * Why a birth cannot be read, or undefined where it can.
 *
 * @param dob `YYYY-MM-DD HH:mm:00`, the clock at the place of birth
 */
export function whyBirthIsRefused(
  dob: string,
  timeZone: string,
  now: Temporal.Instant,
): Extract<RefusalCode, `birth-${string}`> | undefined {
  const asUtc = civilMilliseconds(dob)
  if (Number.isNaN(asUtc)) return 'birth-moment-invalid'
  if (asUtc < earliest) return 'birth-too-early'
  const hoursAhead = (asUtc - now.epochMilliseconds) / 3_600_000
  // Where the zone cannot matter it is not asked: most births are long ago.
  if (hoursAhead < -mostHoursFromUtc) return undefined
  if (hoursAhead > mostHoursFromUtc) return 'birth-in-future'
  const { instant } = birthInstant(dob, timeZone)
  return Temporal.Instant.compare(instant, now) > 0 ? 'birth-in-future' : undefined
}
