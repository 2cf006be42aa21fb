/** Returns round numbers from 0 to at least `highest`, evenly spaced: the lines of a chart. */
export function findTicks(highest: number): number[] {
  if (highest <= 0) return [0]
  const power = 10 ** Math.floor(Math.log10(highest / 4))
  const step = [1, 2, 2.5, 5, 10].map((one) => one * power).find((one) => one * 4 >= highest)!
  return Array.from({ length: Math.ceil(highest / step - 1e-9) + 1 }, (_, index) => index * step)
}

export interface Piece {
  readonly series: number
  readonly from: number
  readonly to: number
}

/** Stacks the values of a column on each other; what is unknown or nothing has no piece. */
export function stack(values: readonly (number | null)[]): Piece[] {
  let height = 0
  return values.flatMap((value, series) => {
    if (value === null || value <= 0) return []
    const from = height
    height += value
    return { series, from, to: height }
  })
}
