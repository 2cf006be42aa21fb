/** Returns a part of a whole as a number from 0 to 1; none of nothing. */
export const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, one) => total + one, 0)

export const countTrue = <T>(items: readonly T[], condition: (item: T) => boolean): number =>
  items.filter(condition).length

export interface Range {
  readonly min: number
  readonly mean: number
  readonly max: number
}

export const rangeOf = (numbers: readonly number[]): Range => ({
  min: Math.min(...numbers),
  mean: Math.round(share(sum(numbers), numbers.length)),
  max: Math.max(...numbers),
})
