import {
  birthInstant,
  readMoonsign,
  readRisingSign,
  sunriseOf,
  type Place,
  type Zodiac,
} from '../index.ts'
import { arcDegrees } from '../positions/zodiac.ts'
import { listTransits } from '../transits/list-transits.ts'
import type { Transit } from '../transits/transit.ts'
import almanac from './almanac.json' with { type: 'json' }
import oracle from './births.json' with { type: 'json' }
import * as dated from './dated-events.ts'

/** How far our value is from that of a reference, with the name of the reference's row. */
export interface Difference {
  readonly name: string
  readonly difference: number
}

/** Before 1970 the offset is that of the tz database's `backzone`, otherwise the engine's. */
export const births = oracle.records.map((record) => ({
  ...record,
  ...record.backzone,
  birth: {
    local: record.local,
    place: {
      latitudeDegrees: record.lat,
      longitudeDegrees: record.lng,
      timeZone: record.tz,
    },
  },
}))

/** Moon or ascendant of each reference birth: arcseconds from Swiss Ephemeris. */
export const longitudeDifferences = (point: 'moon' | 'ascendant', zodiac: Zodiac): Difference[] =>
  births.map((record) => {
    const [read, longitude] =
      point === 'moon'
        ? [readMoonsign, record[`moon_longitude_${zodiac}`]]
        : [readRisingSign, record[`ascendant_${zodiac}`]]
    const { longitudeDegrees } = read(record.birth, zodiac)
    return {
      name: record.id,
      difference: Math.abs(arcDegrees(longitudeDegrees, longitude)) * 3600,
    }
  })

/** The local time of each reference birth in UTC: seconds from the reference. */
export const instantDifferences = (): Difference[] =>
  births.map(({ id, local, tz, utc }) => {
    const { instant } = birthInstant(local, tz)
    return { name: id, difference: Math.abs(instant.since(utc).total('seconds')) }
  })

/** The coordinates with which the reference's sunrises were computed. */
export const almanacPlaces: Record<string, Place> = Object.fromEntries(
  Object.entries(almanac.places).map(([timeZone, [latitudeDegrees, longitudeDegrees]]) => [
    timeZone,
    { latitudeDegrees: latitudeDegrees!, longitudeDegrees: longitudeDegrees!, timeZone },
  ]),
)

/** Sunrises in eight cities: seconds from Swiss Ephemeris. */
export function sunriseDifferences(): Difference[] {
  const ofDelhi = almanac.days.map(([day, at]) => ['Asia/Kolkata', day, at] as const)
  return [...ofDelhi, ...almanac.sunrises].map(([timeZone, day, at]) => {
    const sunrise = sunriseOf(Temporal.PlainDate.from(`${day}`), almanacPlaces[timeZone]!)
    return {
      name: `${timeZone} ${day}`,
      difference: Math.abs(sunrise.since(Temporal.Instant.from(`${at}`)).total('seconds')),
    }
  })
}

const years = new Map<string, Transit[]>()
/** The year around a moment, from a day before to a day after. */
function yearOf(at: string, zodiac: Zodiac): Transit[] {
  const year = Number(at.slice(0, 4))
  const key = `${year} ${zodiac}`
  const midnight = (of: number) => Temporal.Instant.from(`${of}-01-01T00:00Z`)
  const known = years.get(key)
  if (known) return known
  const found = listTransits(
    midnight(year).subtract({ hours: 24 }),
    midnight(year + 1).add({ hours: 24 }),
    zodiac,
  )
  years.set(key, found)
  return found
}

/** The distance of the nearest matching transit from the published moment, in minutes. */
export function minutesOff(
  at: string,
  zodiac: Zodiac,
  fits: (transit: Transit) => boolean,
): number {
  const instant = Temporal.Instant.from(at)
  const distances = yearOf(at, zodiac)
    .filter(fits)
    .map((transit) => Math.abs(transit.at.since(instant).total('minutes')))
  return Math.min(...distances)
}

/** Ingresses into sidereal signs: minutes from Swiss Ephemeris. */
export const ingressDifferences = () =>
  dated.ingresses.map(([at, graha, sign]) => ({
    graha,
    name: `${at}: ${graha} enters ${sign}`,
    difference: minutesOff(
      at,
      'sidereal',
      (one) => one.kind === 'ingress' && one.graha === graha && one.toSign === sign,
    ),
  }))

/** Eclipses: minutes from NASA's catalogs. */
export const eclipseDifferences = (): Difference[] =>
  dated.eclipses.map(([at, eclipsed, extent]) => ({
    name: `${at}: the ${eclipsed}, ${extent}`,
    difference: minutesOff(
      at,
      'sidereal',
      (one) =>
        one.kind === 'eclipse' &&
        one.eclipsed === eclipsed &&
        // A hybrid eclipse is total at its greatest moment.
        one.extent === ((extent as string) === 'hybrid' ? 'total' : extent),
    ),
  }))

/** Quarters of the Moon: minutes from the US Naval Observatory. */
export const quarterDifferences = (): Difference[] =>
  dated.moonQuarters.map(([at, phase]) => ({
    name: `${at}: the ${phase} Moon`,
    difference: minutesOff(
      at,
      'sidereal',
      (one) => one.kind === 'moon-phase' && one.phase === phase,
    ),
  }))
