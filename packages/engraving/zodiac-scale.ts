import type { Palette } from './palette.ts'
import type { Point, View } from './projection.ts'
import type { SignKey } from './sign-key.ts'
import { signKeys } from './sign-key.ts'
import { glyphs } from './strokes.ts'
import { element, short } from './svg.ts'

/** The J2000 longitude of Lahiri's first point: 0° Aries of the sidereal zodiac, and where Ashwini begins. */
export const lahiriAriesDegrees = 23.857

const signDegrees = 30
export const nakshatraDegrees = 360 / 27

/** The multiples of `step`, counted from `from`, within a range. */
export function multiples([first, last]: [number, number], step: number, from = 0): number[] {
  const start = Math.ceil((first - from) / step)
  return Array.from(
    { length: Math.floor((last - from) / step) - start + 1 },
    (_, i) => from + (start + i) * step,
  )
}

const turned = (degrees: number, turn: number) => ((degrees % turn) + turn) % turn

/** The degree within its sign, 0 to 29, of a whole degree of the zodiac. */
export const degreeInSign = (degree: number) => turned(Math.round(degree), signDegrees)

/** The sign of a whole degree of the zodiac. */
export const signOfDegree = (degree: number): SignKey =>
  signKeys[turned(Math.floor(degree / signDegrees), signKeys.length)]!

/** The zodiac's degree of a J2000 longitude in a view, of any turn. */
export const zodiacDegree = ({ ariesDegrees }: Pick<View, 'ariesDegrees'>, longitude: number) =>
  longitude - ariesDegrees

/** The J2000 longitudes between which the nakshatra of a longitude lies. */
export function nakshatraAround(longitudeDegrees: number): [number, number] {
  const index = Math.floor((longitudeDegrees - lahiriAriesDegrees) / nakshatraDegrees)
  const start = lahiriAriesDegrees + index * nakshatraDegrees
  return [start, start + nakshatraDegrees]
}

/** A sign's glyph as a mark of a scale. */
export function signMark(sign: SignKey, { x, y }: Point, size: number, palette: Palette): string {
  const scale = size / 24
  return element('path', {
    'data-sign': sign,
    transform: `translate(${short(x - size / 2)} ${short(y - size / 2)})scale(${short(scale, 3)})`,
    d: glyphs[sign],
    fill: 'none',
    stroke: palette.brassBright,
    'stroke-width': 2,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  })
}
