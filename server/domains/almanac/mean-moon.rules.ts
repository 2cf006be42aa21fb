/** An angle that grows uniformly. Source: Meeus, Astronomical Algorithms, chapter 47, constant terms. */
interface MeanAngle {
  readonly degreesAtEpoch: number
  readonly degreesPerDay: number
}

/** Mean elongation of the Moon from the Sun. */
export const meanElongation: MeanAngle = { degreesAtEpoch: 297.85, degreesPerDay: 12.1907491 }
/** Mean sidereal longitude of the Moon; the tropical one is less than a sign greater. */
export const meanMoon: MeanAngle = { degreesAtEpoch: 194.46, degreesPerDay: 13.1763582 }

const epoch = Temporal.Instant.from('2000-01-01T12:00Z')

/**
 * Counts how often since J2000 a mean angle has returned to a direction, at an instant at which the true
 * angle is within 90° of that direction. Consecutive returns have consecutive numbers.
 */
export function countReturns(
  { degreesAtEpoch, degreesPerDay }: MeanAngle,
  at: Temporal.Instant,
  directionDegrees: number,
): number {
  const days = at.since(epoch).total('days')
  return Math.round((degreesAtEpoch + degreesPerDay * days - directionDegrees) / 360)
}
