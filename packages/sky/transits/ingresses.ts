import type { Graha } from '../positions/grahas.ts'
import { arcDegrees, normalDegrees, type SignKey, signOf } from '../positions/zodiac.ts'
import { zeroBetween } from './crossings.ts'
import type { Tracks } from './tracks.ts'

/**
 * Finds the moments at which a graha enters a sign.
 *
 * @param turns its stations: between two of them it moves in one direction only, so that a stay of less than a
 *   day in a sign is found too
 */
export function listEntries(
  tracks: Tracks,
  graha: Graha,
  turns: readonly { time: number }[],
): { time: number; fromSign: SignKey; toSign: SignKey }[] {
  const days = tracks.times.map((time, index) => ({ time, value: tracks.degrees[graha][index]! }))
  const nodes = turns.reduce((known, { time }) => {
    const after = known.findIndex((node) => node.time > time)
    const { value } = known[after - 1]!
    const turned = value + arcDegrees(value, tracks.degreesAt(graha, time))
    return known.toSpliced(after, 0, { time, value: turned })
  }, days)

  return nodes.slice(1).flatMap((node, index) => {
    const before = nodes[index]!
    const [fromIndex, toIndex] = [Math.floor(before.value / 30), Math.floor(node.value / 30)]
    if (fromIndex === toIndex) return []
    const border = Math.max(fromIndex, toIndex) * 30
    const time = zeroBetween(
      (at) => arcDegrees(border, tracks.degreesAt(graha, at)),
      { time: before.time, value: before.value - border },
      { time: node.time, value: node.value - border },
    )
    return [{ time, fromSign: signAtTurn(fromIndex), toSign: signAtTurn(toIndex) }]
  })
}

function signAtTurn(index: number): SignKey {
  return signOf(normalDegrees(index * 30))
}
