import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sheet = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const inks = new Map(
  [...sheet.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name, day, night]) => [name!, { day: day!, night: night! }],
  ),
)

/** Relative luminance, 0 to 1: WCAG 2.2, "relative luminance". */
function luminance(hex: string) {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function contrast(one: string, other: string) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

function ink(name: string, theme: 'day' | 'night') {
  const found = inks.get(name)
  if (!found) throw new Error(`tokens.css has no colour --${name}`)
  return found[theme]
}

const grounds = ['ground', 'ground-low', 'surface', 'raised', 'sunken', 'wash']
const texts = [
  'text',
  'text-quiet',
  'brass',
  'brass-bright',
  'danger',
  'success',
  'info',
  'warning',
]
const plates = ['plate', 'plate-hover']
const marks = ['line-control', 'focus', 'silver', 'gold', 'diamond']

const pairs = [
  ...texts.flatMap((name) => grounds.map((ground) => [name, ground, 4.5] as const)),
  ...plates.map((ground) => ['on-plate', ground, 4.5] as const),
  ...marks.flatMap((name) => grounds.map((ground) => [name, ground, 3] as const)),
]

test('black on white is the 21 to 1 that WCAG names', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
})

test.each(['day', 'night'] as const)(
  'every text and mark is legible by %s (WCAG 2.2 AA)',
  (theme) => {
    const faint = pairs.flatMap(([name, ground, least]) => {
      const ratio = contrast(ink(name, theme), ink(ground, theme))
      return ratio < least ? [`${name} on ${ground}: ${ratio.toFixed(2)} of ${least}`] : []
    })
    expect(faint).toEqual([])
  },
)
