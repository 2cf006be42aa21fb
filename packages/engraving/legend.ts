import type { Palette } from './palette.ts'
import type { PlateSize } from './plate.ts'
import type { Point, View } from './projection.ts'
import type { Star } from './sky.ts'
import { starSymbols } from './chart.ts'
import { numeral, roman } from './strokes.ts'
import { at, element, short, stroke } from './svg.ts'

/** From the medallion's middle to either end of the legend. */
export const legendWidth = ({ medallion }: PlateSize) => medallion * 3.5

/** A panel with ends cut like a label's, ruled twice. */
export function label(
  left: number,
  right: number,
  middle: number,
  height: number,
  palette: Palette,
) {
  const outline = (inset: number) => {
    const [half, cut] = [height / 2 - inset, height / 2 - inset * 0.4]
    const [from, to] = [left + inset * 1.4, right - inset * 1.4]
    const corners: [number, number][] = [
      [from + cut, middle - half],
      [to - cut, middle - half],
      [to, middle],
      [to - cut, middle + half],
      [from + cut, middle + half],
      [from, middle],
    ]
    return `M${corners.map(([x, y]) => at(x, y)).join('L')}Z`
  }
  const line = height * 0.035
  return (
    element('path', {
      d: outline(0),
      fill: palette.margin,
      stroke: palette.brass,
      'stroke-width': line,
    }) + stroke(outline(height * 0.1), palette.brass, line * 0.5)
  )
}

/** The symbols of magnitudes 1 to 5 left of the medallion, a scale of ten degrees right of it. */
export function legend(view: View, size: PlateSize, palette: Palette): string {
  const { medallion, scale } = size
  const middle = { x: size.width / 2, y: size.height - size.margin + 2 * scale }
  const height = medallion * 0.8
  const sample = (magnitude: number): [Star, Point] => [
    { magnitude, colourIndex: 0.5, longitudeDegrees: 0, latitudeDegrees: 0 },
    { x: middle.x - medallion * (3.35 - magnitude * 0.42), y: middle.y - height * 0.12 },
  ]
  const samples = [1, 2, 3, 4, 5].map(sample)
  const counts = samples.map(([{ magnitude }, { x }]) =>
    numeral(magnitude, x, middle.y + height * 0.25, 5.5 * scale),
  )
  const span = medallion * 1.5
  const degrees = Math.min(5, Math.floor(span / view.pixelsPerDegree))
  const [from, length] = [middle.x + medallion * 1.36, degrees * view.pixelsPerDegree]
  const left = from + (medallion * 1.75 - length) / 2
  const ruler = Array.from({ length: degrees + 1 }, (_, degree) => {
    const reach = degree % degrees === 0 ? 6 : 3.5
    return `M${at(left + degree * view.pixelsPerDegree, middle.y - height * 0.04)}v${short(-reach * scale)}`
  })
  const ends = [0, degrees].map((degree) =>
    numeral(degree, left + degree * view.pixelsPerDegree, middle.y + height * 0.25, 5.5 * scale),
  )
  const base = `M${at(left, middle.y - height * 0.04)}h${short(length)}`
  return (
    label(middle.x - legendWidth(size), middle.x + legendWidth(size), middle.y, height, palette) +
    stroke(counts.join('') + ruler.join('') + ends.join('') + base, palette.brass, 0.7 * scale) +
    starSymbols(samples, palette, scale * 0.62)
  )
}

/** The plate's number above the sky, as Roman numerals. */
export function numberPlate(number: number, size: PlateSize, palette: Palette): string {
  const { width, margin, scale, medallion } = size
  const [x, y] = [width / 2, margin - 2 * scale]
  const half = medallion * 1.05
  return (
    label(x - half, x + half, y, medallion * 0.62, palette) +
    stroke(roman(number, x, y, medallion * 0.26), palette.brassBright, 1 * scale)
  )
}
