import { expect, test } from 'vitest'
import surroundings from './data/surrounding-sky.json' with { type: 'json' }
import zodiac from './data/zodiac-sky.json' with { type: 'json' }
import { smallView } from './draw-small-sign.ts'
import { day, describeSign, drawSign, signKeys } from './index.ts'
import { project } from './projection.ts'

const small = signKeys.map((sign) => ({ sign, svg: drawSign(sign, { size: 'small' }) }))

/** The ends of a figure's lines, each once. */
function cornersOf(sign: (typeof signKeys)[number]): [number, number][] {
  const [, lines] = zodiac.figures.find(([name]) => name === describeSign(sign).constellation)!
  const corners = (lines as [number, number][][]).flat()
  return [...new Map(corners.map((corner) => [corner.join(' '), corner])).values()]
}

const widthsOf = (svg: string, colour: string) =>
  [...svg.matchAll(new RegExp(`stroke="${colour}" stroke-width="([\\d.]+)"`, 'g'))].map(
    ([, width]) => Number(width),
  )

test('each small cut takes less than 6 KB, by night and by day (DAY-45)', () => {
  for (const { sign, svg } of small) {
    expect.soft(Buffer.byteLength(svg), sign).toBeLessThan(6 * 1024)
    const byDay = drawSign(sign, { size: 'small', palette: day })
    expect.soft(Buffer.byteLength(byDay), sign).toBeLessThan(6 * 1024)
  }
})

test('the glyph of a small cut is a third of its height, below its figure (DAY-45)', () => {
  for (const { sign, svg } of small) {
    const [, x, y, scale] = /translate\(([\d.]+) ([\d.]+)\)scale\(([\d.]+)\)/.exec(svg)!
    // Glyphs are drawn in a box of 24, with two units free on each side.
    expect.soft((20 * Number(scale)) / 200, sign).toBeCloseTo(1 / 3, 2)
    expect.soft(Number(x) + 12 * Number(scale), sign).toBeCloseTo(80, 0)
    expect.soft(Number(y) + 2 * Number(scale), sign).toBeGreaterThan(114)
    expect.soft(Number(y) + 22 * Number(scale), sign).toBeLessThan(194)
  }
})

// Guard in packages/engraving/draw-small-sign.ts: fainter stars would be dust at this size.
test('a small cut has the stars of the figure above magnitude 3.5, or else its five brightest (DAY-45)', () => {
  const magnitudes = new Map(
    [...zodiac.stars, ...surroundings.stars].map(([longitude, latitude, magnitude]) => [
      `${longitude} ${latitude}`,
      magnitude!,
    ]),
  )
  for (const { sign, svg } of small) {
    const joined = cornersOf(sign).filter((corner) => magnitudes.has(corner.join(' ')))
    const bright = joined.filter((corner) => magnitudes.get(corner.join(' '))! < 3.5)
    const figure = /<g data-layer="figure">(.*?)<\/g>/.exec(svg)![1]!
    const drawn = figure.match(/fill="#/g)!.length
    expect.soft(drawn, sign).toBe(Math.max(bright.length, Math.min(5, joined.length)))
  }
})

test('lines of a small cut are more than twice as heavy as a card’s at the same width (DAY-45)', () => {
  for (const { sign, svg } of small) {
    const [cut, card] = [svg, drawSign(sign, { size: 'card' })].map((one) =>
      Math.max(...widthsOf(one, '#d9c28f')),
    )
    expect.soft(cut! / 160, sign).toBeGreaterThan((2 * card!) / 480)
  }
})

test('no figure of a small cut touches its frame or its glyph (DAY-45)', () => {
  for (const sign of signKeys)
    for (const [longitudeDegrees, latitudeDegrees] of cornersOf(sign)) {
      const { x, y } = project(smallView(sign), { longitudeDegrees, latitudeDegrees })
      expect.soft(Math.abs(x - 80), sign).toBeLessThan(68)
      expect.soft(y, sign).toBeGreaterThan(12)
      expect.soft(y, sign).toBeLessThan(112)
    }
})
