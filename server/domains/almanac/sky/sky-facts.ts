import { type Graha, grahas, type SignKey, type Transit } from '@rashi/sky'
import { setImmediate } from 'node:timers/promises'
import type { Span } from '../rules/spans.rules.ts'
import type { SkyCalendar, Stay } from './sky-calendar.ts'

/** The sky of a period, with what began before it and ends after it. */
export interface SkyFacts {
  readonly span: Span
  /** The stays of each graha that overlap the period, with the signs before the first and after the last. */
  readonly stays: readonly {
    readonly graha: Graha
    readonly before: SignKey
    readonly during: readonly Stay[]
    readonly after: SignKey
  }[]
  /** In the period, the Moon's moves from sign to sign too. */
  readonly transits: readonly Transit[]
  /** Turnings and combustions of the half-years before and after, and phases of the half-months. */
  readonly nearby: readonly Transit[]
}

/** The days of a period begin up to half a day earlier, or end later, in other time zones than UTC. */
const margin = { hours: 14 }
const halfMonth = { hours: 15 * 24 }
const halfYear = { hours: 183 * 24 }
const moment = { milliseconds: 1 }

/**
 * Reads the facts of a period. The first call for a year computes its sky, which takes a second: other requests are
 * answered between the grahas.
 */
export async function readSkyFacts(span: Span, calendar: SkyCalendar): Promise<SkyFacts> {
  const start = span.from.toZonedDateTime('UTC').toInstant().subtract(margin)
  const end = span.to.add({ days: 1 }).toZonedDateTime('UTC').toInstant().add(margin)
  const stays = []
  for (const graha of grahas) {
    await setImmediate()
    const during = calendar.stays(graha, start, end)
    const before = calendar.stayAt(graha, during[0]!.from.subtract(moment)).sign
    const after = calendar.stayAt(graha, during.at(-1)!.to).sign
    stays.push({ graha, before, during, after })
  }
  return {
    span,
    stays,
    transits: calendar.transits(start, end),
    nearby: [
      ...calendar
        .transits(start.subtract(halfYear), end.add(halfYear))
        .filter(({ kind }) => kind === 'station' || kind === 'combustion'),
      ...calendar
        .transits(start.subtract(halfMonth), end.add(halfMonth))
        .filter(({ kind }) => kind === 'moon-phase'),
    ],
  }
}
