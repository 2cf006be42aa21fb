import type { GazetteerArrays } from './gazetteer-file.ts'

/** Mean radius of the Earth. */
const earthKilometres = 6371.0088

export type Point = [x: number, y: number, z: number]

/** Returns a point of the unit sphere, on which the date line and the poles are no edges. */
export function pointOnSphere(latitudeDegrees: number, longitudeDegrees: number): Point {
  const latitude = (latitudeDegrees * Math.PI) / 180
  const longitude = (longitudeDegrees * Math.PI) / 180
  return [
    Math.cos(latitude) * Math.cos(longitude),
    Math.cos(latitude) * Math.sin(longitude),
    Math.sin(latitude),
  ]
}

/**
 * Orders the points as a balanced k-d tree without pointers: the middle of a range is its node, and the
 * half before it holds the points that are smaller on the node's axis (depth mod 3).
 */
export function orderAsTree(points: Point[]): Uint32Array {
  const order = Uint32Array.from(points.keys())
  const arrange = (from: number, to: number, depth: number) => {
    if (to - from < 2) return
    const axis = depth % 3
    order.subarray(from, to).sort((a, b) => points[a]![axis]! - points[b]![axis]! || a - b)
    const middle = (from + to) >> 1
    arrange(from, middle, depth + 1)
    arrange(middle + 1, to, depth + 1)
  }
  arrange(0, order.length, 0)
  return order
}

type Visit = (place: number, squaredChord: number) => number

/** Calls `visit` with every place within the squared chord that it last returned, and with some beyond. */
function visitNear(arrays: GazetteerArrays, at: Point, startReach: number, visit: Visit): void {
  const { treePlaces, treePoints } = arrays
  let reach = startReach
  const descend = (from: number, to: number, depth: number) => {
    if (from >= to) return
    const middle = (from + to) >> 1
    const dx = at[0] - treePoints[middle * 3]!
    const dy = at[1] - treePoints[middle * 3 + 1]!
    const dz = at[2] - treePoints[middle * 3 + 2]!
    reach = visit(treePlaces[middle]!, dx * dx + dy * dy + dz * dz)
    const axis = depth % 3
    const across = axis === 0 ? dx : axis === 1 ? dy : dz
    if (across < 0) descend(from, middle, depth + 1)
    else descend(middle + 1, to, depth + 1)
    if (across * across > reach) return
    if (across < 0) descend(middle + 1, to, depth + 1)
    else descend(from, middle, depth + 1)
  }
  descend(0, treePlaces.length, 0)
}

/** Finds the place nearest to a point; the most populous of several at the same point. */
export function findNearest(
  arrays: GazetteerArrays,
  at: Point,
): { place: number; kilometres: number } {
  let place = 0
  let nearest = Infinity
  visitNear(arrays, at, nearest, (candidate, squaredChord) => {
    if (squaredChord < nearest || (squaredChord === nearest && candidate < place)) {
      nearest = squaredChord
      place = candidate
    }
    return nearest
  })
  return { place, kilometres: 2 * earthKilometres * Math.asin(Math.sqrt(nearest) / 2) }
}

/** Finds the nearest place within a distance that fulfils a condition. */
export function findNearestWhere(
  arrays: GazetteerArrays,
  at: Point,
  withinKilometres: number,
  isWanted: (place: number) => boolean,
): number | undefined {
  let found: number | undefined
  let nearest = (2 * Math.sin(withinKilometres / earthKilometres / 2)) ** 2
  visitNear(arrays, at, nearest, (candidate, squaredChord) => {
    if (squaredChord <= nearest && isWanted(candidate)) {
      nearest = squaredChord
      found = candidate
    }
    return nearest
  })
  return found
}
