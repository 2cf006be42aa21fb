import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { drawReveal, drawSign } from '@rashi/engraving'
import { signKeys } from '@rashi/sky'
import { engraveLine } from './lettering.ts'
import { rasterise } from './rasterise.ts'
import { unpackWoff } from './sfnt.rules.ts'

const line = { middle: 500, baseline: 100, size: 60, widest: 900, colour: '#fff' }
const glyphs = (drawn: string) => drawn.match(/<path/g)?.length ?? 0
const places = (drawn: string) =>
  [...drawn.matchAll(/<path transform="translate\((-?[\d.e-]+)/g)].map(([, x]) => Number(x))

test('an unpacked font has the signature and tables that its directory names', () => {
  const file = '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-latin-400-normal.woff'
  const font = unpackWoff(readFileSync(fileURLToPath(import.meta.resolve(file))))
  expect(font.readUInt32BE(0)).toBe(0x00010000)
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const row = 12 + 16 * index
    return { tag: font.toString('latin1', row, row + 4), at: font.readUInt32BE(row + 8) }
  })
  expect(tables.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head']))
  // The magic number of every `head` table, by the OpenType specification.
  const head = tables.find(({ tag }) => tag === 'head')!
  expect(font.readUInt32BE(head.at + 12)).toBe(0x5f0f3cf5)
})

test('a file that is not WOFF is refused', () => {
  expect(() => unpackWoff(Buffer.from('wOF2'.padEnd(60, ' ')))).toThrow('no WOFF')
})

test('Devanagari is shaped: a short i is drawn before its consonant, a conjunct is one glyph', () => {
  // क + ि: the sign is written first, though it is spoken last; क्ष is one letter of three characters.
  const [sign, consonant] = places(engraveLine('कि', line))
  expect(sign).toBeLessThan(consonant!)
  expect(glyphs(engraveLine('क्ष', line))).toBe(1)
})

test('a line of two scripts is drawn in full, and a long line is drawn smaller', () => {
  expect(glyphs(engraveLine('16–22 नवंबर', line).replaceAll('d=""', ''))).toBeGreaterThanOrEqual(9)
  const scale = (text: string) => Number(/scale\(([\d.]+) /.exec(engraveLine(text, line))![1])
  expect(scale('Aries')).toBe(60)
  expect(scale('Aries '.repeat(20))).toBeLessThan(60)
})

test('a drawing is rasterised to a PNG of its size', async () => {
  const drawn = engraveLine('मेष Aries', line)
  const png = await rasterise(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${drawn}</svg>`,
  )
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
})

test('a text that is no SVG is refused, and the next drawing is rasterised', async () => {
  const drawn = await Promise.allSettled([
    rasterise('no drawing'),
    rasterise('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  ])
  expect(drawn.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
})

test('rasterising does not block the event loop', async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${engraveLine('मेष Aries', line)}</svg>`
  let turns = 0
  const turning = setInterval(() => turns++, 1)
  await Promise.all(Array.from({ length: 6 }, () => rasterise(svg)))
  clearInterval(turning)
  expect(turns).toBeGreaterThan(0)
})

// Guard in packages/engraving/chart.ts: the rasteriser aborts the process at a line that reaches far outside the picture.
test('the plate of every sign, and the Moon anywhere, is rasterised', async () => {
  for (const key of signKeys) {
    const png = await rasterise(
      drawSign(key.toLowerCase() as Lowercase<typeof key>, { size: 'card' }),
    )
    expect(png.byteLength).toBeGreaterThan(10_000)
  }
  for (let longitude = 0; longitude < 360; longitude += 30) {
    const moon = { moonLongitudeDegrees: longitude, illuminatedFraction: 0.5, waxing: true }
    expect((await rasterise(drawReveal(moon))).byteLength).toBeGreaterThan(10_000)
  }
}, 60_000)
