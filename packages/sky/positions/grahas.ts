import { Body, Ecliptic, GeoVector, SunPosition } from 'astronomy-engine'
import { type Frame, frameAt } from './frame.ts'
import { moonTropicalDegrees } from './moon.ts'
import { arcDegrees, type SkyPoint, skyPoint, type Zodiac } from './zodiac.ts'

/** The nine grahas of Indian astrology, in the order of their weekdays, and the two lunar nodes. */
export const grahas = [
  'Sun',
  'Moon',
  'Mars',
  'Mercury',
  'Jupiter',
  'Venus',
  'Saturn',
  'Rahu',
  'Ketu',
] as const
export type Graha = (typeof grahas)[number]

/** A graha's position and motion. */
export interface GrahaPosition extends SkyPoint {
  graha: Graha
  /** Moving westwards through the zodiac. Always so for the nodes, never for Sun and Moon. */
  retrograde: boolean
  /** Degrees of `zodiac` a day, negative when retrograde. */
  speedDegreesPerDay: number
}

/** Half of the span over which a speed is measured, in days. */
export const speedHalfSpanDays = 0.05
const dayMilliseconds = 86_400_000

/**
 * The positions of all nine grahas: apparent geocentric longitudes of date.
 *
 * @returns the planets within 1′ (as the engine documents); Rahu is the mean ascending node, Ketu its opposite
 */
export function grahaPositions(
  instant: Temporal.Instant,
  zodiac: Zodiac,
): Record<Graha, GrahaPosition> {
  const { epochMilliseconds } = instant
  const now = frameAt(epochMilliseconds)
  const before = frameAt(epochMilliseconds - speedHalfSpanDays * dayMilliseconds)
  const after = frameAt(epochMilliseconds + speedHalfSpanDays * dayMilliseconds)
  const positions = grahas.map((graha): GrahaPosition => {
    const travelled = arcDegrees(
      grahaDegrees(graha, before, zodiac),
      grahaDegrees(graha, after, zodiac),
    )
    const speedDegreesPerDay = travelled / (2 * speedHalfSpanDays)
    const point = skyPoint(grahaTropicalDegrees(graha, now), now.lahiriDegrees, zodiac)
    return { graha, ...point, retrograde: speedDegreesPerDay < 0, speedDegreesPerDay }
  })
  return Object.fromEntries(positions.map((position) => [position.graha, position])) as Record<
    Graha,
    GrahaPosition
  >
}

/** A graha's longitude in a zodiac; any turn. */
export function grahaDegrees(graha: Graha, frame: Frame, zodiac: Zodiac): number {
  const tropicalDegrees = grahaTropicalDegrees(graha, frame)
  return zodiac === 'sidereal' ? tropicalDegrees - frame.lahiriDegrees : tropicalDegrees
}

/** The Sun's apparent longitude of date. */
export const sunTropicalDegrees = (frame: Frame): number => SunPosition(frame.time).elon

function grahaTropicalDegrees(graha: Graha, frame: Frame): number {
  switch (graha) {
    case 'Sun':
      return sunTropicalDegrees(frame)
    case 'Moon':
      return moonTropicalDegrees(frame)
    case 'Rahu':
      return meanNodeDegrees(frame)
    case 'Ketu':
      return meanNodeDegrees(frame) + 180
    default:
      return Ecliptic(GeoVector(Body[graha], frame.time, true)).elon
  }
}

/**
 * The mean ascending node of the Moon's orbit, from the true equinox of date.
 * Source: Chapront et al. 1998, as in Meeus, Astronomical Algorithms (2nd ed.), formula 47.7.
 */
function meanNodeDegrees({ centuries: t, nutationDegrees }: Frame): number {
  return 125.0445479 + (-1934.1362891 + (0.0020754 + t / 467441) * t) * t + nutationDegrees
}
