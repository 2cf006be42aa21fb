import { birthInstant } from '@rashi/sky'
import type { RefusalCode } from '@rashi/contract'

const earliestYear = 1900
/** No zone is farther ahead of UTC: by then a later date has begun nowhere. */
const aheadOfUtc = { hours: 15 }

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
  let local: Temporal.PlainDateTime
  try {
    local = Temporal.PlainDateTime.from(dob)
  } catch {
    return 'birth-moment-invalid'
  }
  if (local.year < earliestYear) return 'birth-too-early'
  const latestLocal = now.add(aheadOfUtc).toZonedDateTimeISO('UTC').toPlainDateTime()
  if (Temporal.PlainDateTime.compare(local, latestLocal) > 0) return 'birth-in-future'
  const { instant } = birthInstant(dob, timeZone)
  return Temporal.Instant.compare(instant, now) > 0 ? 'birth-in-future' : undefined
}
