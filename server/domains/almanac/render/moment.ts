import { dateFormat } from '@rashi/contract/dates.rules'
import type { LanguageCode } from '@rashi/contract/languages.rules'
import type { Moment } from '../texts/today-texts.ts'

/** Says when an instant is, as seen from now, by the clocks of a time zone. */
export function momentIn(
  timeZone: string,
  { at, now, code }: { at: Temporal.Instant; now: Temporal.Instant; code: LanguageCode },
): Moment {
  const { hour, minute, ...time } = readClock(at, timeZone)
  const days = readClock(now, timeZone).day.until(time.day, { largestUnit: 'days' }).days
  return {
    when: days === 0 ? 'today' : days === 1 ? 'tomorrow' : 'later',
    day: time.day,
    weekday: dateFormat(code, { weekday: 'long', timeZone }).format(at.epochMilliseconds),
    hour,
    minute,
  }
}

function readClock(at: Temporal.Instant, timeZone: string) {
  const local = at.toZonedDateTimeISO(timeZone)
  return { day: local.toPlainDate(), hour: local.hour, minute: local.minute }
}
