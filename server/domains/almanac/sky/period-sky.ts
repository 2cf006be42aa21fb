import { type Graha, grahas, type Transit } from '@rashi/sky'
import type { SkyCalendar, Stay } from './sky-calendar.ts'
import type { Span } from '../rules/spans.rules.ts'

/** The sky of a period whose days begin at midnight in a time zone; the same for all signs. */
export interface PeriodSky {
  readonly span: Span
  readonly timeZone: string
  readonly calendar: SkyCalendar
  readonly start: Temporal.Instant
  /** Exclusive. */
  readonly end: Temporal.Instant
  readonly middle: Temporal.Instant
  /** The transits of the period without those of the Moon from sign to sign. */
  readonly events: readonly Transit[]
  /** Where every graha is in the middle of the period. */
  readonly stays: Readonly<Record<Graha, Stay>>
}

export function readPeriodSky(span: Span, timeZone: string, calendar: SkyCalendar): PeriodSky {
  const start = span.from.toZonedDateTime(timeZone).toInstant()
  const end = span.to.add({ days: 1 }).toZonedDateTime(timeZone).toInstant()
  const middle = start.add({
    milliseconds: Math.round((end.epochMilliseconds - start.epochMilliseconds) / 2),
  })
  return {
    span,
    timeZone,
    calendar,
    start,
    end,
    middle,
    events: calendar
      .transits(start, end)
      .filter((transit) => transit.kind !== 'ingress' || transit.graha !== 'Moon'),
    stays: Object.fromEntries(
      grahas.map((graha) => [graha, calendar.stayAt(graha, middle)]),
    ) as unknown as PeriodSky['stays'],
  }
}
