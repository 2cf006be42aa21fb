import type { AlmanacDays } from './almanac-days.ts'
import type { Span } from './lunar-months.ts'

/** Chooses the day of a festival from the span of its tithi. */
export type DayRule = (tithi: Span, days: AlmanacDays) => number

/** A part of an almanac's day; a moment is a span without length. */
export type DayPart<Found = Span> = (day: number, days: AlmanacDays) => Found

const moment = (time: number): Span => ({ from: time, to: time })

/** A fraction of the daylight of a day. */
const daylight =
  (from: number, to: number): DayPart =>
  (day, days) => {
    const sunrise = days.sunrise(day)
    const length = days.sunset(day) - sunrise
    return { from: sunrise + length * from, to: sunrise + length * to }
  }

/** A fraction of the night after a day. */
const night =
  (from: number, to: number): DayPart =>
  (day, days) => {
    const sunset = days.sunset(day)
    const length = days.sunrise(day + 1) - sunset
    return { from: sunset + length * from, to: sunset + length * to }
  }

/** The parts of a day for which rules ask. A muhurta is a fifteenth of the daylight or of the night. */
export const parts = {
  sunrise: (day: number, days: AlmanacDays) => moment(days.sunrise(day)),
  /** The end of the third muhurta: a tithi that ends earlier is too short to count for a whole day. */
  thirdMuhurta: daylight(3 / 15, 3 / 15),
  forenoon: daylight(0, 1 / 2),
  /** Madhyahna, the third fifth of the daylight. */
  midday: daylight(2 / 5, 3 / 5),
  /** Vijaya, the eleventh muhurta, at which Rama set out. */
  victory: daylight(10 / 15, 11 / 15),
  /** Aparahna, the fourth fifth. */
  afternoon: daylight(3 / 5, 4 / 5),
  /** The end of three and a half of the daylight’s four watches. */
  lateAfternoon: daylight(7 / 8, 7 / 8),
  /** Pradosha: three muhurtas from sunset. */
  dusk: night(0, 3 / 15),
  /** Nishita: the eighth muhurta of the night. */
  midnight: night(7 / 15, 8 / 15),
  moonrise: (day: number, days: AlmanacDays) => {
    const time = days.moonrise(day)
    return time === undefined ? undefined : moment(time)
  },
} satisfies Record<string, DayPart<Span | undefined>>

interface Choice {
  /** Of two days on which the tithi lasts equally long in that part. */
  ofBoth: 'first' | 'second'
  /** When it does so on no day: the day on which the tithi begins, or the day after. */
  ofNeither: 'first' | 'second'
  /** Two days on which the tithi lasts in that part are equal, however briefly it does. */
  countsBriefly?: boolean
}

const minute = 60_000

/** The day on which the tithi lasts longest in a part of the day. */
export function whenIn(
  part: DayPart<Span | undefined>,
  { ofBoth, ofNeither, countsBriefly = false }: Choice,
): DayRule {
  return (tithi, days) => {
    const first = days.dayAt(tithi.from)
    const candidates = [first, first + 1, first + 2].flatMap((day) => {
      const span = part(day, days)
      const shared = span ? sharedMilliseconds(tithi, span) : 0
      return shared > 0 ? [{ day, shared }] : []
    })
    if (candidates.length === 0) return ofNeither === 'first' ? first : first + 1
    const longest = Math.max(...candidates.map(({ shared }) => shared))
    const having = candidates.filter(({ shared }) => countsBriefly || longest - shared < minute)
    return (ofBoth === 'first' ? having[0]! : having.at(-1)!).day
  }
}

/** How long a tithi lasts in a part of the day; a moment counts as a millisecond. */
function sharedMilliseconds(tithi: Span, part: Span): number {
  if (part.from === part.to) return lastsAt(tithi, part.from) ? 1 : 0
  return Math.min(tithi.to, part.to) - Math.max(tithi.from, part.from)
}

export function lastsAt({ from, to }: Span, time: number): boolean {
  return from <= time && time < to
}
