import type { Palette } from './palette.ts'
import type { Point } from './projection.ts'
import { at, element, short, stroke } from './svg.ts'

/** Ticks around a circle. */
export function ringTicks(
  centre: Point,
  count: number,
  inner: number,
  outer: number,
  from = 0,
): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index + from) / count) * 2 * Math.PI
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    return `M${at(centre.x + inner * cos, centre.y + inner * sin)}L${at(centre.x + outer * cos, centre.y + outer * sin)}`
  }).join('')
}

/** A glyph as an engraved letter: a broad brass stroke with a line of the ground along its middle. */
export function engravedGlyph(d: string, centre: Point, size: number, palette: Palette): string {
  const scale = size / 24
  const path = (colour: string, width: number) => stroke(d, colour, width)
  return element(
    'g',
    {
      transform: `translate(${at(centre.x - size / 2, centre.y - size / 2)})scale(${short(scale, 3)})`,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
    path(palette.brassBright, 2.5) + path(palette.margin, 0.55),
  )
}

export function medallion(glyph: string, centre: Point, radius: number, palette: Palette): string {
  const ring = (part: number, width: number, fill = 'none') =>
    element('circle', {
      cx: short(centre.x),
      cy: short(centre.y),
      r: short(radius * part),
      fill,
      stroke: palette.brass,
      'stroke-width': width,
    })
  return (
    ring(1, radius * 0.036, palette.margin) +
    ring(0.93, radius * 0.012) +
    ring(0.8, radius * 0.012) +
    stroke(ringTicks(centre, 72, radius * 0.8, radius * 0.865), palette.brass, radius * 0.014) +
    stroke(ringTicks(centre, 12, radius * 0.8, radius * 0.93), palette.brass, radius * 0.022) +
    engravedGlyph(glyph, centre, radius * 0.98, palette)
  )
}
