import { z } from 'zod'

function isTimeZone(name: string): boolean {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name)
    return true
  } catch {
    return false
  }
}

/** The IANA name of a time zone, such as `Europe/London`. */
export const timeZoneName = z.string().max(64).refine(isTimeZone)
