/** Sine and cosine of one angle, changed in place: the Moon's series needs hundreds for each moment. */
export interface Turn {
  sine: number
  cosine: number
}

/** Sines and cosines of the multiples 0, 1, 2 … of one angle. */
export type Circle = readonly Turn[]

/** Creates a circle of multiples 0 to `most`, for the angle 0. */
export function createCircle(most: number): Circle {
  return Array.from({ length: most + 1 }, () => ({ sine: 0, cosine: 1 }))
}

/** Sets all multiples by the addition theorem from one sine and one cosine. */
export function turnTo(circle: Circle, radians: number): void {
  const sine = Math.sin(radians)
  const cosine = Math.cos(radians)
  for (let i = 1; i < circle.length; i++) {
    const before = circle[i - 1]!
    const here = circle[i]!
    here.sine = before.sine * cosine + before.cosine * sine
    here.cosine = before.cosine * cosine - before.sine * sine
  }
}

/** Sets a turn to the sum of a multiple of each circle's angle; negative multiples are mirrored. */
export function multiplyInto(
  turn: Turn,
  circles: readonly Circle[],
  multiples: readonly number[],
): void {
  let sine = 0
  let cosine = 1
  for (let i = 0; i < multiples.length; i++) {
    const multiple = multiples[i]!
    if (multiple === 0) continue
    const by = circles[i]![Math.abs(multiple)]!
    const bySine = multiple < 0 ? -by.sine : by.sine
    const before = sine
    sine = before * by.cosine + cosine * bySine
    cosine = cosine * by.cosine - before * bySine
  }
  turn.sine = sine
  turn.cosine = cosine
}
