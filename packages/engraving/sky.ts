import surroundings from './data/surrounding-sky.json' with { type: 'json' }
import zodiac from './data/zodiac-sky.json' with { type: 'json' }
import type { SignKey } from './sign-key.ts'

/** A direction in degrees of ecliptic longitude and latitude, J2000. */
export interface Place {
  longitudeDegrees: number
  latitudeDegrees: number
}

export interface Star extends Place {
  /** Visual magnitude: smaller is brighter. */
  magnitude: number
  /** B-V colour index: about -0.2 is blue-white, 1.6 orange-red. */
  colourIndex: number
}

/** IAU abbreviation of the constellation that a sign is named after; no sign is named after OPH. */
export const constellationOf: Record<SignKey, string> = {
  aries: 'Ari',
  taurus: 'Tau',
  gemini: 'Gem',
  cancer: 'Cnc',
  leo: 'Leo',
  virgo: 'Vir',
  libra: 'Lib',
  scorpio: 'Sco',
  sagittarius: 'Sgr',
  capricorn: 'Cap',
  aquarius: 'Aqr',
  pisces: 'Psc',
}

const place = ([longitudeDegrees, latitudeDegrees]: number[]): Place => ({
  longitudeDegrees: longitudeDegrees!,
  latitudeDegrees: latitudeDegrees!,
})

/** All stars of the data, brightest first. */
export const stars: readonly Star[] = [...zodiac.stars, ...surroundings.stars]
  .map((row) => ({ ...place(row), magnitude: row[2]!, colourIndex: row[3]! }))
  .sort((one, other) => one.magnitude - other.magnitude)

/** Lines of the thirteen figures on the ecliptic, by IAU abbreviation. */
export const figures: ReadonlyMap<string, readonly (readonly Place[])[]> = new Map(
  (zodiac.figures as [string, number[][][]][]).map(([name, lines]) => [
    name,
    lines.map((line) => line.map(place)),
  ]),
)

/** The Milky Way as dots. */
export const milkyWay: readonly Place[] = Array.from(
  { length: surroundings.milkyWay.length / 2 },
  (_, index) => place(surroundings.milkyWay.slice(2 * index, 2 * index + 2)),
)

const starAt = new Map(
  stars.map((star) => [`${star.longitudeDegrees} ${star.latitudeDegrees}`, star]),
)

/** The stars that a figure's lines connect, each once, brightest first. */
export function figureStars(constellation: string): Star[] {
  const joined = new Set<Star>()
  for (const { longitudeDegrees, latitudeDegrees } of figures.get(constellation)!.flat()) {
    const star = starAt.get(`${longitudeDegrees} ${latitudeDegrees}`)
    if (star) joined.add(star)
  }
  return [...joined].sort((one, other) => one.magnitude - other.magnitude)
}

/** The shorter arc from one longitude to another, -180 (inclusive) to 180 degrees. */
export function turnDegrees(from: number, to: number): number {
  return ((((to - from + 180) % 360) + 360) % 360) - 180
}
