import type { AlmanacDays } from './almanac-days.ts'
import type { Span } from './lunar-months.ts'

/** Chooses the day of a festival from the span of its tithi. */
export type DayRule = (tithi: Span, days: AlmanacDays) => number

/** A part of an almanac's day; a moment is a span without length. */
type DayPart = (day: number, days: AlmanacDays) => Span | undefined

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
  sunrise: (day, days) => moment(days.sunrise(day)),
  /** The end of the third muhurta: a tithi that ends earlier is too short to count for a whole day. */
  thirdMuhurta: daylight(3 / 15, 3 / 15),
  forenoon: daylight(0, 1 / 2),
  /** Madhyahna, the third fifth of the daylight. */
  midday: daylight(2 / 5, 3 / 5),
  /** Aparahna, the fourth fifth. */
  afternoon: daylight(3 / 5, 4 / 5),
  /** Pradosha: three muhurtas from sunset. */
  dusk: night(0, 3 / 15),
  /** Nishita: the eighth muhurta of the night. */
  midnight: night(7 / 15, 8 / 15),
  moonrise: (day, days) => {
    const time = days.moonrise(day)
    return time === undefined ? undefined : moment(time)
  },
} satisfies Record<string, DayPart>

interface Choice {
  /** Of two days on which the tithi lasts in that part. */
  ofBoth: 'first' | 'second'
  /** When it does so on no day: the day on which the tithi begins, or the day after. */
  ofNeither: 'first' | 'second'
  /** The tithi lasts at least so long in that part. */
  leastMinutes?: number
}

/** The day on which the tithi lasts in a part of the day. */
export function whenIn(part: DayPart, { ofBoth, ofNeither, leastMinutes = 0 }: Choice): DayRule {
  return (tithi, days) => {
    const first = days.dayAt(tithi.from)
    const having = [first, first + 1, first + 2].filter((day) => {
      const span = part(day, days)
      return span !== undefined && meets(tithi, span, leastMinutes * 60_000)
    })
    if (having.length > 0) return ofBoth === 'first' ? having[0]! : having.at(-1)!
    return ofNeither === 'first' ? first : first + 1
  }
}

function meets(tithi: Span, part: Span, least: number): boolean {
  if (part.from === part.to) return tithi.from <= part.from && part.from < tithi.to
  return Math.min(tithi.to, part.to) - Math.max(tithi.from, part.from) > least
}
