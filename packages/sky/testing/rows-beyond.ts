/** One row of a reference table, and the difference of our value from it. */
export interface ComparedRow {
  readonly name: string
  readonly difference: number
  readonly limit: number
}

/** The rows whose difference reaches their limit, the worst first. A failed test prints them. */
export const rowsBeyond = (rows: readonly ComparedRow[]): string[] =>
  rows
    .filter(({ difference, limit }) => !(difference < limit))
    .toSorted((a, b) => b.difference / b.limit - a.difference / a.limit)
    .map(({ name, difference, limit }) => `${name}: ${difference.toFixed(2)}, limit ${limit}`)
