import { metals, toned, type Metal } from './gem-colour.ts'
import { facetsOf, type Facet } from './gem-facets.ts'
import { outlineOf, type GemCut, type GemPoint } from './gem-outline.ts'
import { placeStones, drawSetting, type JewelForm } from './gem-setting.ts'
import { at, element, fingerprint, sheet, short, stroke } from './svg.ts'

export interface GemDrawing {
  cut: GemCut
  /** The stone's own colour, `#rrggbb`. */
  colour: string
  /** The piece of jewellery that the stone is set in; the stone alone if absent. */
  form?: JewelForm | undefined
  metal?: Metal | undefined
  /** A ring of small bright stones around it. */
  halo?: boolean | undefined
}

const size = 480
/** Half the height at which the gem is drawn, before it is positioned and scaled. */
const reach = 100

const place = ([x, y]: GemPoint) => at(x * reach, y * reach)
const closed = (points: readonly GemPoint[]) => `M${points.map(place).join('L')}Z`

/** The direction of the light: from above on the left, 50 degrees high. */
const light = { x: -0.454, y: -0.454, z: 0.766 }
const steps = 8

/** The brightness of a facet, from -1 to 1, which varies from facet to facet. */
function toneOf({ corners, leanDegrees }: Facet, index: number): number {
  const x = corners.reduce((sum, corner) => sum + corner[0], 0) / corners.length
  const y = corners.reduce((sum, corner) => sum + corner[1], 0) / corners.length
  const away = Math.hypot(x, y) || 1
  const lean = (leanDegrees * Math.PI) / 180
  const [sin, cos] = [Math.sin(lean), Math.cos(lean)]
  const lit = (x / away) * sin * light.x + (y / away) * sin * light.y + cos * light.z
  const flicker = (leanDegrees < 0 ? 0.42 : 0.16) * Math.sin(index * 2.4 + leanDegrees)
  return Math.max(-1, Math.min(1, (lit - 0.55) * 1.7 + flicker))
}

/** Merges facets of similar tone into one path. */
function faceted(drawing: GemDrawing & { cut: Parameters<typeof facetsOf>[0] }): string {
  const facets = facetsOf(drawing.cut)
  const byTone = Map.groupBy(facets.keys(), (index) =>
    Math.round(toneOf(facets[index]!, index) * steps),
  )
  const fills = [...byTone]
    .toSorted(([one], [other]) => one - other)
    .map(([tone, indices]) =>
      element('path', {
        d: indices.map((index) => closed(facets[index]!.corners)).join(''),
        fill: toned(drawing.colour, tone / steps),
      }),
    )
  const edges = facets.map(({ corners }) => closed(corners)).join('')
  return (
    element('path', { d: closed(outlineOf(drawing.cut)), fill: drawing.colour }) +
    fills.join('') +
    stroke(edges, toned(drawing.colour, 0.75), 0.7, { opacity: 0.55, 'stroke-linejoin': 'round' })
  )
}

/** A dome: light gathers above on the left, and glows through below on the right. */
function smooth({ cut, colour }: GemDrawing, id: string): string {
  const stop = (offset: number, tone: number) =>
    element('stop', { offset, 'stop-color': toned(colour, tone) })
  const dome = element(
    'radialGradient',
    { id: `${id}-dome`, cx: 0.36, cy: 0.3, r: 0.82 },
    stop(0, 0.8) + stop(0.22, 0.3) + stop(0.55, -0.08) + stop(0.86, -0.5) + stop(1, -0.2),
  )
  const width = cut === 'bead' ? 1 : 0.8
  const rings = [0.9, 0.76, 0.6].map((part) =>
    element('ellipse', { rx: width * reach * part, ry: reach * part }),
  )
  const eye =
    cut === 'cats-eye'
      ? element('path', {
          d: `M0-94C9-40 9 40 0 94C-9 40-9-40 0-94Z`,
          fill: toned(colour, 0.95),
          opacity: 0.9,
        })
      : element('ellipse', {
          rx: 17,
          ry: 10,
          transform: `translate(${short(-36 * width)} -50)rotate(-38)`,
          fill: '#ffffff',
          opacity: 0.75,
        })
  return (
    element('defs', {}, dome) +
    element('path', { d: closed(outlineOf(cut)), fill: `url(#${id}-dome)` }) +
    element(
      'g',
      { fill: 'none', stroke: toned(colour, 0.6), 'stroke-width': 0.6, opacity: 0.4 },
      rings.join(''),
    ) +
    eye
  )
}

/**
 * Draws a gem's cut as a diagram from above, in the stone's colour, alone or as a piece of jewellery: 480 x 480
 * without background, so that it suits both palettes. The same parameters give the same bytes.
 */
export function drawGem(drawing: GemDrawing, options: { title?: string } = {}): string {
  const { cut, form, halo } = drawing
  const metal = metals[drawing.metal ?? 'gold']
  const id = `gem-${fingerprint(JSON.stringify(drawing))}`
  const stone =
    cut === 'cabochon' || cut === 'cats-eye' || cut === 'bead'
      ? smooth(drawing, id)
      : faceted({ ...drawing, cut })
  const girdle = closed(outlineOf(cut))
  const gem = element(
    'g',
    { id },
    (halo ? drawHalo(cut, metal.deep) : '') +
      stroke(girdle, metal.body, 7, { 'stroke-linejoin': 'round' }) +
      stroke(girdle, metal.bright, 2, { 'stroke-linejoin': 'round' }) +
      stone +
      stroke(girdle, metal.deep, 1, { 'stroke-linejoin': 'round' }),
  )
  const places = placeStones(form, cut)
  const stones = places.map(({ x, y, half, turnDegrees = 0 }) =>
    element('use', {
      href: `#${id}`,
      transform: `translate(${at(x, y)})${turnDegrees ? `rotate(${short(turnDegrees)})` : ''}scale(${short(half / reach, 3)})`,
    }),
  )
  return sheet(
    { width: size, height: size, id, title: options.title },
    element('defs', {}, gem) + drawSetting(form, places, metal) + stones.join(''),
  )
}

/** Small round stones along the girdle. */
function drawHalo(cut: GemCut, line: string): string {
  const girdle = outlineOf(cut)
  const points = along(girdle, 26).map(([x, y]) => [x * reach * 1.13, y * reach * 1.13] as const)
  return element(
    'g',
    { fill: '#f4f7fb', stroke: line, 'stroke-width': 1.4 },
    points.map(([x, y]) => element('circle', { cx: short(x), cy: short(y), r: 8.6 })).join(''),
  )
}

/** A number of points at equal distances along a closed line. */
function along(line: readonly GemPoint[], count: number): GemPoint[] {
  const ends = line.map((_, index) => line[(index + 1) % line.length]!)
  const lengths = line.map(([x, y], index) => Math.hypot(ends[index]![0] - x, ends[index]![1] - y))
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  let [side, passed] = [0, 0]
  return Array.from({ length: count }, (_, index) => {
    const wanted = (index / count) * whole
    while (passed + lengths[side]! < wanted) passed += lengths[side++]!
    const part = (wanted - passed) / (lengths[side]! || 1)
    const [from, to] = [line[side]!, ends[side]!]
    return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
  })
}
