import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { day, drawBrandMark, drawMoonPhase, drawReveal, drawSeal } from './index.ts'
import { litOutline } from './moon.ts'
import { faultInXml, idsOf, pointedAt } from './testing/well-formed.ts'

const nights = [0, 45, 83.5, 121, 226, 270, 359.9].flatMap((moonLongitudeDegrees, index) =>
  [0, 0.04, 0.5, 0.97, 1].map((illuminatedFraction) => ({
    moonLongitudeDegrees,
    moonLatitudeDegrees: index - 3,
    illuminatedFraction,
    waxing: index % 2 === 0,
  })),
)

describe.each(['hero', 'card', 'social'] as const)('the reveal of size %s', (size) => {
  test('is well-formed, small and refers only to its own ids, for any position of the Moon', () => {
    for (const facts of nights) {
      const svg = drawReveal({ ...facts, size, title: 'The Moon' })
      expect(faultInXml(svg)).toBeUndefined()
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      if (facts.illuminatedFraction === 0.5)
        expect(brotliCompressSync(svg).length).toBeLessThan(12 * 1024)
      expect(new Set(idsOf(svg)).size).toBe(idsOf(svg).length)
      expect(idsOf(svg)).toEqual(expect.arrayContaining(pointedAt(svg)))
      expect(drawReveal({ ...facts, size, title: 'The Moon' })).toBe(svg)
    }
  })
})

/** The groups that move, and the style that moves them, taken out of a picture. */
const withoutMotion = (svg: string) => svg.replace(/<style>.*?<\/style>/, '')

describe('the reveal that draws itself', () => {
  const facts = nights[7]!
  const still = drawReveal(facts)
  const moving = drawReveal({ ...facts, moving: true })

  test('takes two seconds at most, once, and stands still where less motion is preferred (DAY-48)', () => {
    const style = /<style>(.*?)<\/style>/.exec(moving)![1]!
    const ends = [...style.matchAll(/animation:\w+ ([^};]+)/g)].map(([, timing]) =>
      // A duration, and a delay where there is one.
      [...timing!.matchAll(/(?<![\w.,(])([\d.]+)s/g)].reduce(
        (sum, [, time]) => sum + Number(time),
        0,
      ),
    )
    expect(ends.length).toBe(4)
    expect(Math.max(...ends)).toBeCloseTo(2, 9)
    expect(style).not.toMatch(/infinite|alternate/)
    expect(style).toContain('@media(prefers-reduced-motion:reduce)')
    expect(moving).not.toMatch(/<animate|<set|<script| style="| on\w+="/)
    expect(still).not.toMatch(/<style|class="/)
  })

  test('moves stars before lines, lines before the Moon, and the needle last (DAY-48)', () => {
    const delays = ['stars', 'lines', 'moon', 'needle'].map((name) => {
      const [, timing] = new RegExp(`animation:${name} ([^};]+)`).exec(moving)!
      return Number(/s ([\d.]+)s/.exec(timing!)?.[1] ?? 0)
    })
    expect(delays).toEqual(delays.toSorted((one, other) => one - other))
    expect(new Set(delays).size).toBe(4)
  })

  test('ends as the still one, and is at most a tenth larger (DAY-48)', () => {
    const drawings = (svg: string) =>
      [...withoutMotion(svg).matchAll(/ d="([^"]+)"/g)].map(([, d]) => d!)
    // It has the stars behind the Moon as well, among the others.
    const same = drawings(still).filter((d) => drawings(moving).includes(d))
    expect(same.length).toBeGreaterThan(drawings(still).length * 0.9)
    expect(faultInXml(moving)).toBeUndefined()
    const [before, after] = [still, moving].map((svg) => brotliCompressSync(svg).length)
    expect(after! / before!).toBeLessThan(1.1)
  })
})

test('pictures of two nights share no id', () => {
  const ids = nights.flatMap((facts) => [
    ...idsOf(drawReveal(facts)),
    ...idsOf(drawReveal({ ...facts, palette: day })),
  ])
  expect(new Set(ids).size).toBe(ids.length)
})

test('a longitude plus 360 degrees shows the same stars', () => {
  const facts = { illuminatedFraction: 0.3, waxing: true }
  const path = (svg: string) => /data-layer="field".*?<\/g>/.exec(svg)![0]
  expect(path(drawReveal({ ...facts, moonLongitudeDegrees: 370 }))).toBe(
    path(drawReveal({ ...facts, moonLongitudeDegrees: 10 })),
  )
})

// The lit part is half a disc less (or more) half an ellipse: its share of the disc, by area.
test.each([0, 0.1, 0.25, 0.5, 0.75, 1])('%d of the disc is lit, on the right side', (fraction) => {
  for (const waxing of [true, false]) {
    const arcs = /^M0-100A100 100 0 0 (\d) 0 100A([\d.]+) 100 0 0 (\d) 0-100Z$/.exec(
      litOutline({ illuminatedFraction: fraction, waxing }, 100),
    )!
    const bulgesAway = arcs[1] === arcs[3]
    const ellipse = Number(arcs[2]) / 100
    expect((1 + (bulgesAway ? ellipse : -ellipse)) / 2).toBeCloseTo(fraction, 4)
    // Sweep 1 from top to bottom runs clockwise: along the right.
    expect(arcs[1]).toBe(waxing ? '1' : '0')
  }
})

test('an invalid phase or position is refused', () => {
  for (const illuminatedFraction of [-0.01, 1.01, Number.NaN]) {
    expect(() => drawMoonPhase({ illuminatedFraction, waxing: true })).toThrow(RangeError)
    expect(() =>
      drawReveal({ moonLongitudeDegrees: 1, illuminatedFraction, waxing: true }),
    ).toThrow(RangeError)
  }
  expect(() =>
    drawReveal({ moonLongitudeDegrees: Number.NaN, illuminatedFraction: 0.5, waxing: true }),
  ).toThrow(RangeError)
})

test('seals, marks and small Moons are well-formed, small and distinct', () => {
  const pictures = [
    ...(['silver', 'gold', 'diamond'] as const).map((tier) => drawSeal(tier, { title: tier })),
    ...[16, 32, 64, 512].map((size) => drawBrandMark({ size })),
    drawBrandMark({ size: 512, bleed: true }),
    drawBrandMark({ size: 512, palette: day }),
    ...[0.2, 0.8].map((illuminatedFraction) =>
      drawMoonPhase({ illuminatedFraction, waxing: true, title: 'Moon' }),
    ),
  ]
  for (const svg of pictures) {
    expect(faultInXml(svg)).toBeUndefined()
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    expect(brotliCompressSync(svg).length).toBeLessThan(2560)
    expect(idsOf(svg)).toEqual(expect.arrayContaining(pointedAt(svg)))
  }
  const ids = pictures.flatMap(idsOf)
  expect(new Set(ids).size).toBe(ids.length)
})
