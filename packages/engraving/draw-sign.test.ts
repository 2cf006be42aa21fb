import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import surroundings from './data/surrounding-sky.json' with { type: 'json' }
import zodiac from './data/zodiac-sky.json' with { type: 'json' }
import { signView } from './draw-sign.ts'
import { day, describeSign, drawSign, night, signKeys } from './index.ts'
import { plateSizes } from './plate.ts'
import { unproject, project } from './projection.ts'
import { faultInXml, idsOf, pointedAt } from './testing/well-formed.ts'

const sizes = ['hero', 'card', 'small', 'icon', 'social', 'strip'] as const
const every = signKeys.flatMap((sign) => sizes.map((size) => [sign, size] as const))
const layer = (svg: string, name: string) =>
  new RegExp(`<g data-layer="${name}"[^>/]*>(.*?)</g>`).exec(svg)?.[1] ?? ''

const titled = every.map(([sign, size]) => ({
  sign,
  size,
  name: `${sign} of size ${size}`,
  svg: drawSign(sign, { size, title: 'Rohini & <stars>' }),
}))

test('each sign is well-formed at every size and refers only to ids of its own', () => {
  for (const { name, svg } of titled) {
    expect.soft(faultInXml(svg), name).toBeUndefined()
    expect.soft(svg, name).not.toMatch(/NaN|undefined|Infinity/)
    expect.soft(new Set(idsOf(svg)).size, name).toBe(idsOf(svg).length)
    expect.soft(idsOf(svg), name).toEqual(expect.arrayContaining(pointedAt(svg)))
  }
})

test('each sign is the same every time, and different by day', () => {
  for (const { name, sign, size, svg } of titled) {
    const title = 'Rohini & <stars>'
    expect.soft(drawSign(sign, { size, title, palette: night }), name).toBe(svg)
    expect.soft(drawSign(sign, { size, title, palette: day }), name).not.toBe(svg)
  }
})

test('each sign has an escaped title, or is hidden from screen readers', () => {
  for (const { name, sign, size, svg } of titled) {
    expect.soft(svg, name).toContain('>Rohini &amp; &lt;stars&gt;</title>')
    expect.soft(drawSign(sign, { size }), name).toContain('aria-hidden="true"')
  }
})

test('each sign takes at most 10 KB compressed, an icon at most 1 KB', () => {
  for (const { name, size, svg } of titled) {
    const limit = size === 'icon' ? 1024 : 10 * 1024
    expect.soft(brotliCompressSync(svg).length, name).toBeLessThanOrEqual(limit)
  }
})

test('no two pictures on one page share an id or a drawing', () => {
  const pictures = every.flatMap(([sign, size]) => [
    drawSign(sign, { size }),
    drawSign(sign, { size, palette: day }),
  ])
  expect(new Set(pictures).size).toBe(pictures.length)
  const ids = pictures.flatMap(idsOf)
  expect(new Set(ids).size).toBe(ids.length)
})

test.each(signKeys)('the %s shows each star of the data within its window, once', (sign) => {
  for (const size of ['hero', 'card', 'social'] as const) {
    const svg = drawSign(sign, { size })
    const view = signView(sign, plateSizes[size])
    const { left, right, top, bottom } = view.window
    const within = [...zodiac.stars, ...surroundings.stars].filter(([longitude, latitude]) => {
      const place = { longitudeDegrees: longitude!, latitudeDegrees: latitude! }
      const { x, y } = project(view, place)
      return x >= left + 2 && x <= right - 2 && y >= top + 2 && y <= bottom - 2
    })
    const symbols = (name: string) => layer(svg, name).match(/fill="#/g)?.length ?? 0
    const discs = layer(svg, 'field').match(/h0/g)?.length ?? 0
    expect(symbols('figure')).toBe(describeSign(sign).figureStarCount)
    expect(discs + symbols('neighbours') + symbols('figure')).toBe(within.length)
  }
})

test('the whole figure and the ecliptic near it are clear of the frame', () => {
  for (const [sign, size] of every) {
    if (size === 'icon' || size === 'small' || size === 'strip') continue
    const view = signView(sign, plateSizes[size])
    const [, lines] = zodiac.figures.find(([name]) => name === describeSign(sign).constellation)!
    for (const [longitude, latitude] of (lines as number[][][]).flat())
      for (const latitudeDegrees of [latitude!, 0]) {
        const { x, y } = project(view, { longitudeDegrees: longitude!, latitudeDegrees })
        expect(Math.min(x - view.window.left, view.window.right - x)).toBeGreaterThan(20)
        expect(Math.min(y - view.window.top, view.window.bottom - y)).toBeGreaterThan(12)
      }
  }
})

test("each sign's figure is within the part of its strip that no page crops (ENT-95)", () => {
  for (const sign of signKeys) {
    const view = signView(sign, plateSizes.strip)
    const [, lines] = zodiac.figures.find(([name]) => name === describeSign(sign).constellation)!
    for (const [longitudeDegrees, latitudeDegrees] of (lines as number[][][]).flat()) {
      const { x, y } = project(view, {
        longitudeDegrees: longitudeDegrees!,
        latitudeDegrees: latitudeDegrees!,
      })
      expect.soft(Math.abs(x - 720), sign).toBeLessThan(504 - 20)
      expect.soft(Math.abs(y - 180), sign).toBeLessThan(156 - 12)
    }
  }
})

// Lahiri's zodiac was defined by Spica, which it puts at the end of Virgo: at 203.84° of J2000.
test('the sidereal scale has the border of Virgo and Libra at Spica, the tropical one at 180° (ENT-96)', () => {
  const placeOf = (sign: string, options: { ariesDegrees?: number }) => {
    const svg = drawSign('virgo', { size: 'card', ...options })
    const marks = [
      ...svg.matchAll(
        new RegExp(`data-sign="${sign}" transform="translate\\(([\\d.]+) ([\\d.]+)\\)`, 'g'),
      ),
    ].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))
    // The mark on the ecliptic, of 16 pixels, not those of the frame.
    return marks.find(({ y }) => y > 60 && y < 540)!.x + 8
  }
  const view = signView('virgo', plateSizes.card)
  const at = (longitudeDegrees: number) => project(view, { longitudeDegrees, latitudeDegrees: 0 }).x
  expect(Math.abs(placeOf('libra', {}) - at(203.84))).toBeLessThan(1)
  expect(Math.abs(placeOf('libra', { ariesDegrees: 0 }) - at(180))).toBeLessThan(1)
})

test('north is up and east is left: Castor is above and right of Pollux', () => {
  const view = signView('gemini', plateSizes.card)
  const castor = project(view, { longitudeDegrees: 110.24, latitudeDegrees: 10.1 })
  const pollux = project(view, { longitudeDegrees: 113.22, latitudeDegrees: 6.68 })
  expect(castor.x).toBeGreaterThan(pollux.x)
  expect(castor.y).toBeLessThan(pollux.y)
  expect(unproject(view, pollux).longitudeDegrees).toBeCloseTo(113.22, 8)
  expect(unproject(view, pollux).latitudeDegrees).toBeCloseTo(6.68, 8)
})

// Magnitudes and J2000 positions from any almanac: Spica 1.0 at 203°50', Antares at 249°46'.
test('the description of a sign has the numbers of its picture', () => {
  expect(describeSign('virgo')).toMatchObject({
    constellation: 'Vir',
    brightestStar: { names: { en: 'Spica' }, magnitude: 1, longitudeDegrees: 203.84 },
  })
  expect(describeSign('scorpio').brightestStar).toMatchObject({
    names: { en: 'Antares' },
    longitudeDegrees: 249.76,
  })
  const { eclipticFromDegrees, eclipticToDegrees, extentDegrees } = describeSign('pisces')
  expect([eclipticFromDegrees, eclipticToDegrees, extentDegrees]).toEqual([348.59, 29.38, 40.79])
})
