import {
  girdlePoint,
  middleOf,
  stepCorners,
  type FacetedCut,
  type GemPoint,
} from './gem-outline.ts'

export interface Facet {
  readonly corners: readonly GemPoint[]
  /** Inclination outwards in degrees; negative below the girdle, seen through the table. */
  readonly leanDegrees: number
}

/** The distances of the table's corners and the star's tips from the middle. */
const [table, star] = [0.54, 0.75]

/** The facets of a gem as seen from above. They touch along their edges and never overlap. */
export const facetsOf = (cut: FacetedCut): readonly Facet[] =>
  cut === 'emerald' ? stepFacets() : brilliantFacets(cut)

/** The 33 facets of a brilliant's crown; its table shows 16 of the pavilion's. */
function brilliantFacets(cut: Exclude<FacetedCut, 'emerald'>): Facet[] {
  const middle = middleOf(cut)
  const towards = (eighth: number, part: number): GemPoint => {
    const [x, y] = girdlePoint(cut, eighth / 8)
    return [middle[0] + (x - middle[0]) * part, middle[1] + (y - middle[1]) * part]
  }
  const alongGirdle = (from: number): GemPoint[] =>
    Array.from({ length: 5 }, (_, step) => girdlePoint(cut, (from + step / 8) / 8))
  return Array.from({ length: 8 }, (_, index): Facet[] => {
    const [left, right] = [towards(index - 0.5, table), towards(index + 0.5, table)]
    const tip = towards(index, star)
    const nextTip = towards(index + 1, star)
    const tableEdge: GemPoint = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2]
    return [
      { leanDegrees: -41, corners: [middle, left, tableEdge] },
      { leanDegrees: -37, corners: [middle, tableEdge, right] },
      { leanDegrees: 22, corners: [left, tip, right] },
      { leanDegrees: 34, corners: [right, tip, girdlePoint(cut, (index + 0.5) / 8), nextTip] },
      { leanDegrees: 42, corners: [tip, ...alongGirdle(index - 0.5)] },
      { leanDegrees: 40, corners: [tip, ...alongGirdle(index)] },
    ]
  }).flat()
}

/** Rows of facets parallel to the girdle; the last ones meet in the keel, below the table. */
function stepFacets(): Facet[] {
  const rows = [
    { from: 0, to: 0.11, leanDegrees: 46 },
    { from: 0.11, to: 0.22, leanDegrees: 37 },
    { from: 0.22, to: 0.33, leanDegrees: 28 },
    { from: 0.33, to: 0.5, leanDegrees: -48 },
    { from: 0.5, to: 0.62, leanDegrees: -42 },
  ]
  const ringed = rows.flatMap(({ from, to, leanDegrees }) => {
    const [outer, inner] = [stepCorners(from), stepCorners(to)]
    return outer.map((corner, index): Facet => {
      const next = (index + 1) % outer.length
      return { leanDegrees, corners: [corner, outer[next]!, inner[next]!, inner[index]!] }
    })
  })
  return [...ringed, { leanDegrees: -30, corners: stepCorners(0.62) }]
}
