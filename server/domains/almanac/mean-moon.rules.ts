/** An angle that grows evenly. Source: Meeus, Astronomical Algorithms, chapter 47, constant terms. */
interface MeanAngle {
  readonly degreesAtEpoch: number
  readonly degreesPerDay: number
}

/** From the Sun to the Moon. */
export const meanElongation: MeanAngle = { degreesAtEpoch: 297.85, degreesPerDay: 12.1907491 }
/** Of the Moon in the sidereal zodiac; the tropical is less than a sign ahead. */
export const meanMoon: MeanAngle = { degreesAtEpoch: 194.46, degreesPerDay: 13.1763582 }

const epoch = Temporal.Instant.from('2000-01-01T12:00Z')

/**
 * How many times a mean angle has come to a place in the circle by a moment at which the true one is
 * within a quarter of the circle of it: consecutive visits have consecutive numbers.
 */
export function turnsOf(
  { degreesAtEpoch, degreesPerDay }: MeanAngle,
  at: Temporal.Instant,
  placeDegrees: number,
): number {
  const days = at.since(epoch).total('days')
  return Math.round((degreesAtEpoch + degreesPerDay * days - placeDegrees) / 360)
}
