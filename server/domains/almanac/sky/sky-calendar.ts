import {
  type Graha,
  type Ingress,
  listTransits,
  type SignKey,
  signKeys,
  type Transit,
  type Zodiac,
} from '@rashi/sky'

/** A graha's whole stay in a sign. */
export interface Stay {
  readonly graha: Graha
  readonly sign: SignKey
  readonly from: Temporal.Instant
  readonly to: Temporal.Instant
  /** Entered backwards, by a planet that is retrograde. */
  readonly returning: boolean
}

/** The transits of any time, computed by calendar years as they are asked for. */
export interface SkyCalendar {
  readonly zodiac: Zodiac
  /** Lists the transits from an instant (inclusive) to another (exclusive). */
  transits(from: Temporal.Instant, to: Temporal.Instant): Transit[]
  stayAt(graha: Graha, at: Temporal.Instant): Stay
  /** Lists the stays that overlap a time. */
  stays(graha: Graha, from: Temporal.Instant, to: Temporal.Instant): Stay[]
  /** Finds the first transit after an instant that fulfils a condition, within three years. */
  findNext(after: Temporal.Instant, condition: (transit: Transit) => boolean): Transit | undefined
  isRetrograde(graha: Graha, at: Temporal.Instant): boolean
  isCombust(graha: Graha, at: Temporal.Instant): boolean
}

const yearOf = (at: Temporal.Instant) => new Date(at.epochMilliseconds).getUTCFullYear()
const newYear = (year: number) =>
  Temporal.PlainDate.from({ year, month: 1, day: 1 }).toZonedDateTime('UTC').toInstant()

/** No graha stays in a sign, or between two stations, for more years than this. */
const farthestYears = 4

/** A transit with its time in epoch milliseconds, which is compared faster than an instant. */
interface Timed<T extends Transit = Transit> {
  readonly time: number
  readonly transit: T
}
type Kind = Transit['kind']
type OfKind<K extends Kind> = Extract<Transit, { kind: K }>

/** The transits of a year in their order, and those of one kind and graha by themselves. */
interface Year {
  readonly all: readonly Timed[]
  readonly byGraha: ReadonlyMap<string, readonly Timed[]>
}

function readYear(year: number, zodiac: Zodiac): Year {
  const all = listTransits(newYear(year), newYear(year + 1), zodiac).map((transit) => ({
    time: transit.at.epochMilliseconds,
    transit,
  }))
  const byGraha = Map.groupBy(all, ({ transit }) =>
    'graha' in transit ? `${transit.kind} ${transit.graha}` : transit.kind,
  )
  return { all, byGraha }
}

function createSkyCalendar(zodiac: Zodiac): SkyCalendar {
  const years = new Map<number, Year>()
  const yearAt = (year: number) => {
    let found = years.get(year)
    if (!found) years.set(year, (found = readYear(year, zodiac)))
    return found
  }
  const listOf = <K extends 'ingress' | 'station' | 'combustion'>(
    year: number,
    kind: K,
    graha: Graha,
  ) => (yearAt(year).byGraha.get(`${kind} ${graha}`) ?? []) as readonly Timed<OfKind<K>>[]

  /** Finds the last transit of a graha until an instant, or the first one after it. */
  const findBefore = <K extends 'ingress' | 'station' | 'combustion'>(
    kind: K,
    graha: Graha,
    at: Temporal.Instant,
  ): OfKind<K> | undefined => {
    for (let year = yearOf(at); year >= yearOf(at) - farthestYears; year--) {
      const found = listOf(year, kind, graha).findLast(({ time }) => time <= at.epochMilliseconds)
      if (found) return found.transit
    }
    return undefined
  }
  const findAfter = <K extends 'ingress' | 'station' | 'combustion'>(
    kind: K,
    graha: Graha,
    at: Temporal.Instant,
  ): OfKind<K> | undefined => {
    for (let year = yearOf(at); year <= yearOf(at) + farthestYears; year++) {
      const found = listOf(year, kind, graha).find(({ time }) => time > at.epochMilliseconds)
      if (found) return found.transit
    }
    return undefined
  }
  const stayAt = (graha: Graha, at: Temporal.Instant): Stay => {
    const entry = findBefore('ingress', graha, at)
    const exit = findAfter('ingress', graha, at)
    if (!entry || !exit) throw new RangeError(`${graha} does not move at ${at}`)
    return { graha, sign: entry.toSign, from: entry.at, to: exit.at, returning: isReturn(entry) }
  }
  return {
    zodiac,
    transits(from, to) {
      const found: Transit[] = []
      for (let year = yearOf(from); year <= yearOf(to); year++)
        for (const { time, transit } of yearAt(year).all)
          if (time >= from.epochMilliseconds && time < to.epochMilliseconds) found.push(transit)
      return found
    },
    stayAt,
    stays(graha, from, to) {
      const stays = [stayAt(graha, from)]
      while (stays.at(-1)!.to.epochMilliseconds < to.epochMilliseconds)
        stays.push(stayAt(graha, stays.at(-1)!.to))
      return stays
    },
    findNext(after, condition) {
      for (let year = yearOf(after); year <= yearOf(after) + farthestYears; year++) {
        const found = yearAt(year).all.find(
          ({ time, transit }) => time > after.epochMilliseconds && condition(transit),
        )
        if (found) return found.transit
      }
      return undefined
    },
    isRetrograde: (graha, at) => findBefore('station', graha, at)?.turns === 'retrograde',
    isCombust: (graha, at) => findBefore('combustion', graha, at)?.change === 'begins',
  }
}

const calendars = new Map<Zodiac, SkyCalendar>()

/** Returns the calendar of a zodiac; the years that were computed in this process are not computed again. */
export function skyCalendarOf(zodiac: Zodiac): SkyCalendar {
  let calendar = calendars.get(zodiac)
  if (!calendar) calendars.set(zodiac, (calendar = createSkyCalendar(zodiac)))
  return calendar
}

/** Returns whether a planet moves back into the sign before. The nodes always move backwards. */
export function isReturn({ graha, fromSign, toSign }: Ingress): boolean {
  if (graha === 'Rahu' || graha === 'Ketu') return false
  return (signKeys.indexOf(toSign) + 1) % 12 === signKeys.indexOf(fromSign)
}
