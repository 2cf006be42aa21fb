/**
 * Returns whether at most `maxEdits` insertions, deletions, substitutions or swaps of adjacent letters turn
 * one word into the other.
 */
export function isWithinEdits(maxEdits: number, one: string, other: string): boolean {
  return Math.abs(one.length - other.length) <= maxEdits && isWithinFrom(one, 0, other, 0, maxEdits)
}

function isWithinFrom(one: string, i: number, other: string, j: number, maxEdits: number): boolean {
  while (i < one.length && j < other.length && one[i] === other[j]) {
    i++
    j++
  }
  if (i === one.length || j === other.length) return one.length - i + (other.length - j) <= maxEdits
  if (maxEdits === 0) return false
  return (
    isWithinFrom(one, i + 1, other, j + 1, maxEdits - 1) ||
    isWithinFrom(one, i + 1, other, j, maxEdits - 1) ||
    isWithinFrom(one, i, other, j + 1, maxEdits - 1) ||
    (one[i] === other[j + 1] &&
      one[i + 1] === other[j] &&
      isWithinFrom(one, i + 2, other, j + 2, maxEdits - 1))
  )
}
