import type { MetalTones } from './gem-colour.ts'
import type { GemCut } from './gem-outline.ts'
import { at, element, short, stroke } from './svg.ts'

export type JewelForm = 'ring' | 'pendant' | 'earrings' | 'bracelet' | 'necklace'

/** The position of a stone in the picture of 480 x 480; `half` is half its height. */
export interface StonePlace {
  x: number
  y: number
  half: number
  turnDegrees?: number
}

/** The positions of stones on an arc, the largest in the middle: one for each of `sizes`, left to right. */
function strung(
  sizes: readonly number[],
  arc: { x: number; y: number; radius: number; gap: number },
): StonePlace[] {
  const middle = (sizes.length - 1) / 2
  return sizes.map((half, index) => {
    let angle = 0
    const step = index < middle ? -1 : 1
    for (let on = middle; on !== index; on += step)
      angle += (step * (sizes[on]! + sizes[on + step]! + arc.gap)) / arc.radius
    return {
      x: arc.x + arc.radius * Math.sin(angle),
      y: arc.y + arc.radius * Math.cos(angle),
      half,
      turnDegrees: (-angle * 180) / Math.PI,
    }
  })
}

/** As a fraction of a stone's height; narrow stones may be closer together. */
const widths: Partial<Record<GemCut, number>> = {
  marquise: 0.6,
  pear: 0.8,
  oval: 0.85,
  emerald: 0.85,
}

export function placeStones(form: JewelForm | undefined, cut: GemCut): StonePlace[] {
  const width = widths[cut] ?? 1
  switch (form) {
    case 'ring':
      return [{ x: 240, y: 148, half: 104 }]
    case 'pendant':
      return [{ x: 240, y: 300, half: 132 }]
    case 'earrings':
      return [132, 348].map((x) => ({ x, y: 300, half: 96 }))
    case 'bracelet':
      return strung([24, 36, 64, 36, 24], {
        x: 240,
        y: 210,
        radius: 176,
        gap: 18 - (1 - width) * 60,
      })
    case 'necklace':
      return strung([22, 30, 40, 84, 40, 30, 22], {
        x: 240,
        y: 150,
        radius: 190,
        gap: 20 - (1 - width) * 60,
      })
    default:
      return [{ x: 240, y: 240, half: 190 }]
  }
}

/** The metal behind the stones. */
export function drawSetting(
  form: JewelForm | undefined,
  places: readonly StonePlace[],
  metal: MetalTones,
): string {
  switch (form) {
    case 'ring':
      return ringBand(metal)
    case 'pendant':
      return (
        places.map((stone) => hungFrom(stone, metal)).join('') +
        chain('M20 0Q150 130 240 140Q330 130 460 0', metal)
      )
    case 'earrings':
      return places.map((stone) => hook(stone, metal)).join('')
    case 'bracelet':
      return chain('M240 34A176 176 0 1 1 239.9 34', metal)
    case 'necklace':
      return chain('M76-10A190 190 0 1 0 404-10', metal)
    default:
      return ''
  }
}

/** A fine chain of round links, seen alternately flat and on edge. */
const chain = (d: string, metal: MetalTones): string =>
  stroke(d, metal.deep, 2.4) +
  stroke(d, metal.body, 7, { 'stroke-dasharray': '.1 11', 'stroke-linecap': 'round' }) +
  stroke(d, metal.bright, 2.4, { 'stroke-dasharray': '.1 11', 'stroke-linecap': 'round' })

function ringBand(metal: MetalTones): string {
  const ring = (r: number, colour: string, width: number) =>
    element('circle', { cx: 240, cy: 322, r, fill: 'none', stroke: colour, 'stroke-width': width })
  const claws = [-1, 1].map((side) =>
    stroke(
      `M${at(240 + side * 128, 262)}C${at(240 + side * 112, 218)} ${at(240 + side * 88, 200)} ${at(240 + side * 52, 216)}`,
      metal.body,
      9,
      { 'stroke-linecap': 'round' },
    ),
  )
  return (
    ring(134, metal.body, 20) +
    ring(143.5, metal.deep, 1.4) +
    ring(124.5, metal.deep, 1.4) +
    ring(138, metal.bright, 2.2) +
    ring(130, metal.deep, 0.7) +
    claws.join('')
  )
}

/** The bail: the loop through which a chain runs. */
function hungFrom({ x, y, half }: StonePlace, metal: MetalTones): string {
  const top = y - half
  return stroke(`M${at(x, top)}v-8`, metal.body, 7) + loop(x, top - 22, 15, 20, metal)
}

const loop = (x: number, y: number, rx: number, ry: number, metal: MetalTones): string => {
  const oval = { cx: short(x), cy: short(y), rx, ry, fill: 'none' }
  return (
    element('ellipse', { ...oval, stroke: metal.body, 'stroke-width': 7 }) +
    element('ellipse', { ...oval, stroke: metal.bright, 'stroke-width': 1.8 })
  )
}

function hook({ x, y, half }: StonePlace, metal: MetalTones): string {
  const top = y - half
  const wire = `M${at(x, top - 30)}V${short(top - 96)}c0-52 52-52 52 0v52`
  return (
    stroke(`M${at(x, top)}v-8`, metal.body, 5) +
    loop(x, top - 18, 9, 11, metal) +
    stroke(wire, metal.body, 5, { 'stroke-linecap': 'round' }) +
    stroke(wire, metal.bright, 1.4, { 'stroke-linecap': 'round' })
  )
}
