const precisionMilliseconds = 200

/**
 * Finds the zero of a function between two moments at which it has opposite signs (regula falsi, Illinois
 * variant).
 */
export function zeroBetween(
  valueAt: (time: number) => number,
  from: { time: number; value: number },
  to: { time: number; value: number },
): number {
  let a = from
  let b = to
  while (Math.abs(b.time - a.time) > precisionMilliseconds) {
    const time = a.time - (a.value * (b.time - a.time)) / (b.value - a.value)
    const value = valueAt(time)
    if (value === 0 || Math.abs(time - b.time) < precisionMilliseconds / 2) return time
    a = value * b.value < 0 ? b : { time: a.time, value: a.value / 2 }
    b = { time, value }
  }
  return b.time
}

/**
 * Finds the moments at which a sampled function crosses zero, in order.
 *
 * Two crossings between the same samples are found too, if the samples around them show the function
 * turning towards zero. Jumps (an angle that wraps around) are not crossings.
 *
 * @param jump the smallest absolute value next to a jump
 */
export function zeroCrossings(
  times: readonly number[],
  values: readonly number[],
  valueAt: (time: number) => number,
  jump: number,
): number[] {
  const samples = times.map((time, index) => ({ time, value: values[index]! }))
  const turns = samples.flatMap((sample, index) => {
    const before = samples[index - 1]
    const after = samples[index + 1]
    if (!before || !after) return []
    const time = turningTime(before, sample, after)
    return time === undefined ? [] : [{ time, value: valueAt(time) }]
  })
  const all = [...samples, ...turns].sort((a, b) => a.time - b.time)
  return all.flatMap((sample, index) => {
    const next = all[index + 1]
    if (!next || Math.max(Math.abs(sample.value), Math.abs(next.value)) > jump) return []
    if (sample.value === 0) return [sample.time]
    return sample.value * next.value < 0 ? [zeroBetween(valueAt, sample, next)] : []
  })
}

interface Sample {
  time: number
  value: number
}

/** The vertex of the parabola through three samples of one sign, if it nearly reaches zero. */
function turningTime(before: Sample, here: Sample, after: Sample): number | undefined {
  const side = Math.sign(here.value)
  const [left, middle, right] = [before, here, after].map(({ value }) => value * side) as [
    number,
    number,
    number,
  ]
  const isDip = left > 0 && right > 0 && middle > 0 && middle <= left && middle <= right
  const bend = left - 2 * middle + right
  if (!isDip || bend <= 0) return undefined
  const lean = (right - left) / 2
  const least = middle - (lean * lean) / (2 * bend)
  // The curve differs little from the parabola: only dips that nearly reach zero are examined.
  return least < bend / 4 ? here.time - (lean / bend) * (after.time - here.time) : undefined
}
