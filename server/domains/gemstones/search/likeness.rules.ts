/**
 * Whether at most `most` letters have to be added, left out, changed or swapped with their neighbour to
 * make one word of the other.
 */
export function isWithin(most: number, one: string, other: string): boolean {
  return Math.abs(one.length - other.length) <= most && differ(one, 0, other, 0, most)
}

function differ(one: string, i: number, other: string, j: number, most: number): boolean {
  while (i < one.length && j < other.length && one[i] === other[j]) {
    i++
    j++
  }
  if (i === one.length || j === other.length) return one.length - i + (other.length - j) <= most
  if (most === 0) return false
  return (
    differ(one, i + 1, other, j + 1, most - 1) ||
    differ(one, i + 1, other, j, most - 1) ||
    differ(one, i, other, j + 1, most - 1) ||
    (one[i] === other[j + 1] &&
      one[i + 1] === other[j] &&
      differ(one, i + 2, other, j + 2, most - 1))
  )
}
