import type { Palette } from './palette.ts'
import type { Point, Rectangle, View } from './projection.ts'
import { visibleRange } from './chart.ts'
import { unproject } from './projection.ts'
import { numeral } from './strokes.ts'
import { element, short, stroke } from './svg.ts'
import { degreeInSign, multiples, signMark, signOfDegree, zodiacDegree } from './zodiac-scale.ts'

/** Dimensions of a plate in pixels. */
export interface PlateSize {
  width: number
  height: number
  /** From the picture's edge to the sky. */
  margin: number
  /** Weight of ticks and numerals. */
  scale: number
  /** Weight of the stars. */
  starScale: number
  /** Radius of the medallion that carries the glyph. */
  medallion: number
  /** The middle of the picture, if the rest may be cropped. */
  uncropped?: { width: number; height: number }
  /** Visual magnitude of the faintest star; 5.5 where absent. */
  limitMagnitude?: number
}

export const plateSizes = {
  hero: { width: 960, height: 640, margin: 44, scale: 1.25, starScale: 2, medallion: 50 },
  card: { width: 480, height: 600, margin: 34, scale: 1, starScale: 1.5, medallion: 38 },
  social: { width: 1200, height: 630, margin: 46, scale: 1.4, starScale: 2.3, medallion: 56 },
  // Cropped to 360 x 128 on a phone and to 960 x 208 on a tablet.
  strip: {
    width: 1440,
    height: 360,
    margin: 0,
    scale: 2,
    starScale: 2.5,
    medallion: 0,
    uncropped: {
      width: 1008,
      height: 313,
    },
    limitMagnitude: 4.7,
  },
} satisfies Record<string, PlateSize>

export function skyWindow({ width, height, margin }: PlateSize): Rectangle {
  return { left: margin, top: margin, right: width - margin, bottom: height - margin }
}

const box = ({ left, top, right, bottom }: Rectangle, by: number) => ({
  x: left - by,
  y: top - by,
  width: right - left + 2 * by,
  height: bottom - top + 2 * by,
})

/**
 * The positions of whole degrees along one edge of the window: [degree, distance along the edge]. Above and below
 * they are degrees of the zodiac, at the sides those of latitude.
 */
function crossings(view: View, edge: 'top' | 'bottom' | 'left' | 'right'): [number, number][] {
  const { left, right, top, bottom } = view.window
  const level = edge === 'top' || edge === 'bottom'
  const [start, end] = level ? [left, right] : [top, bottom]
  const value = (along: number) => {
    const point = level
      ? { x: along, y: edge === 'top' ? top : bottom }
      : { x: edge === 'left' ? left : right, y: along }
    const place = unproject(view, point)
    return level ? zodiacDegree(view, place.longitudeDegrees) : place.latitudeDegrees
  }
  const { longitudes, latitudes } = visibleRange(view)
  const [first, last] = longitudes
  const range: [number, number] = level
    ? [zodiacDegree(view, first), zodiacDegree(view, last)]
    : latitudes
  return multiples(range, 1).flatMap((degree) => {
    // Both coordinates decrease along an edge (leftwards, downwards), so bisection finds the crossing.
    if (value(start) < degree || value(end) > degree) return []
    let [low, high] = [start, end]
    for (let step = 0; step < 24; step++) {
      const middle = (low + high) / 2
      if (value(middle) > degree) low = middle
      else high = middle
    }
    return [[degree, low] satisfies [number, number]]
  })
}

/**
 * The scale around the sky: a bar for every second degree, a tick every five, a number every ten. Along the zodiac the
 * numbers count the degrees of a sign, and its glyph is where it begins.
 */
function degreeScale(
  view: View,
  palette: Palette,
  scale: number,
  { keepFree, labelOf }: Pick<Plate, 'keepFree' | 'labelOf'>,
): string {
  const { left, right, top, bottom } = view.window
  let [bars, ticks, numbers, signs] = ['', '', '', '']
  const thickness = 4 * scale
  for (const edge of ['top', 'bottom', 'left', 'right'] as const) {
    const level = edge === 'top' || edge === 'bottom'
    const outwards = edge === 'top' || edge === 'left' ? -1 : 1
    const line = { top, bottom, left, right }[edge]
    const marks = crossings(view, edge)
    for (const [degree, along] of marks) {
      const next = marks.find(([other]) => other === degree + 1)
      const bar = line + (outwards * thickness) / 2
      if (degree % 2 === 0 && next)
        bars += level
          ? `M${short(along)} ${short(bar)}H${short(next[1])}`
          : `M${short(bar)} ${short(along)}V${short(next[1])}`
      if (degree % 5 === 0) {
        const reach = outwards * scale * (degree % 10 === 0 ? 5 : 3)
        const from = short(line + outwards * thickness)
        ticks += level
          ? `M${short(along)} ${from}v${short(reach)}`
          : `M${from} ${short(along)}h${short(reach)}`
      }
      if (degree % 10 !== 0) continue
      const off = line + outwards * (thickness + 12.5 * scale)
      const free = edge === 'bottom' ? keepFree?.bottom : edge === 'top' ? keepFree?.top : undefined
      if (free && Math.abs(along - (left + right) / 2) < free) continue
      if (level && (along < left + 14 || along > right - 14)) continue
      if (!level && (along < top + 14 || along > bottom - 14)) continue
      if (!level) numbers += numeral(Math.abs(degree), off, along, 8.5 * scale)
      else if (labelOf) numbers += numeral(labelOf(degree), along, off, 8.5 * scale)
      else if (degreeInSign(degree) > 0)
        numbers += numeral(degreeInSign(degree), along, off, 8.5 * scale)
      else signs += signMark(signOfDegree(degree), { x: along, y: off }, 13 * scale, palette)
    }
  }
  return (
    stroke(bars, palette.brass, thickness * 0.55) +
    stroke(ticks + numbers, palette.brass, 0.7 * scale) +
    signs
  )
}

export interface Plate {
  size: PlateSize
  view: View
  palette: Palette
  id: string
  /** The drawing of the sky, clipped to its window. */
  sky: string
  /** The drawing over the frame. */
  over?: string
  /** The brightest point of the sky, as fractions of the window. */
  light?: Point
  /** The distance from the middle of an edge to its first number. */
  keepFree?: { top: number; bottom: number }
  /** The number at a degree of the upper and lower edges; by default the degree of its sign, and the sign's glyph at 0. */
  labelOf?: (degree: number) => number
}

/** The gradient of the sky, from its brightest point. */
const skyGradient = ({ palette, id, light }: Pick<Plate, 'palette' | 'id' | 'light'>) =>
  element(
    'radialGradient',
    { id: `${id}-sky`, cx: light?.x ?? 0.5, cy: light?.y ?? 0.46, r: 0.78 },
    element('stop', { 'stop-color': palette.sky[0] }) +
      element('stop', { offset: 0.5, 'stop-color': palette.sky[1] }) +
      element('stop', { offset: 1, 'stop-color': palette.sky[2] }),
  )

/** The background and the sky up to the picture's edge, without a frame. */
export const borderless = (
  drawing: Pick<Plate, 'view' | 'palette' | 'id' | 'sky' | 'size'>,
): string =>
  element('defs', {}, skyGradient(drawing)) +
  element('rect', { ...box(drawing.view.window, 0), fill: `url(#${drawing.id}-sky)` }) +
  drawing.sky

/** The framed plate: background, sky, degree scale and double rule. */
export function plate(drawing: Plate): string {
  const { size, view, palette, id, sky, over = '', light } = drawing
  const { width, height, margin, scale } = size
  const gradient = skyGradient({ palette, id, ...(light && { light }) })
  const clip = element('clipPath', { id: `${id}-clip` }, element('rect', box(view.window, 0)))
  const outer = margin - 6
  const middle = { x: width / 2, y: height * (light?.y ?? 0.46) }
  const hatching = element(
    'radialGradient',
    {
      id: `${id}-hatch`,
      gradientUnits: 'userSpaceOnUse',
      cx: middle.x,
      cy: middle.y,
      r: width * 0.62,
    },
    element('stop', { offset: 0.3, 'stop-color': palette.brass, 'stop-opacity': 0 }) +
      element('stop', { offset: 1, 'stop-color': palette.brass, 'stop-opacity': 0.3 }),
  )
  const span = short(view.window.right - view.window.left)
  const step = short(3 * scale)
  const rows = Math.floor((view.window.bottom - view.window.top) / (3 * scale))
  const hatch =
    `M${view.window.right} ${view.window.top}` + `m-${span} ${step}h${span}`.repeat(rows)
  return (
    element('defs', {}, gradient + hatching + clip) +
    element('rect', { width, height, fill: palette.margin }) +
    element('rect', { ...box(view.window, 0), fill: `url(#${id}-sky)` }) +
    stroke(hatch, `url(#${id}-hatch)`, 0.6) +
    element('g', { 'clip-path': `url(#${id}-clip)` }, sky) +
    degreeScale(view, palette, scale, drawing) +
    element(
      'g',
      { fill: 'none', stroke: palette.brass },
      element('rect', { ...box(view.window, 0), 'stroke-width': 0.8 * scale }) +
        element('rect', { ...box(view.window, 4 * scale), 'stroke-width': 0.5 * scale }) +
        element('rect', { ...box(view.window, outer - 4 * scale), 'stroke-width': 0.5 * scale }) +
        element('rect', { ...box(view.window, outer), 'stroke-width': 1.8 * scale }),
    ) +
    over
  )
}
