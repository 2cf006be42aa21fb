import { drawSign } from '@rashi/engraving'
import { expect, test } from 'vitest'
import { drawShare } from './draw-share.ts'

const texts = {
  plate: drawSign('leo', { size: 'card' }),
  kind: 'Weekly horoscope',
  title: 'Leo',
  dates: '16–22 November 2026',
  brand: 'Example',
} as const

interface DrawnLine {
  readonly left: number
  readonly baseline: number
  readonly size: number
}

/** Lists the lines of lettering in a picture: each is a group with its place and size. */
const listLines = (svg: string): DrawnLine[] =>
  [
    ...svg.matchAll(
      /<g fill="[^"]*" transform="translate\(([\d.]+) ([\d.]+)\)scale\(([\d.]+) -[\d.]+\)">/g,
    ),
  ].map(([, left, baseline, size]) => ({
    left: Number(left),
    baseline: Number(baseline),
    size: Number(size),
  }))

const countLines = (headline: string | null) => listLines(drawShare({ ...texts, headline })).length
/** Kind, title, dates and brand. */
const others = 4

test.each([
  ['a short headline is one line', 'A loud pen', 1],
  ['a longer one is two lines', 'A loud pen and an old prayer', 2],
  ['a very long one is three lines', 'word '.repeat(60), 3],
  ['a headline in Devanagari is wrapped too', 'नई शुरुआत, पुरानी प्रार्थना और लंबी सर्दियों की बात', 2],
])('%s (ENT-87)', (_, headline, lines) => {
  expect(countLines(headline) - others).toBe(lines)
})

// Guard in server/domains/sharing/draw-share.ts: lines of a headline stay within the frame and apart from the others.
test.each([
  ['of many words', 'Wide '.repeat(80)],
  ['of one endless word', 'W'.repeat(200)],
  ['in Devanagari', 'शुभ समाचार और नई शुरुआत '.repeat(12)],
])('a headline %s stays within the picture, between rule and dates (ENT-87)', (_, headline) => {
  const lines = listLines(drawShare({ ...texts, headline }))
  // The text's column begins at 504 of 1200, with a margin of 60.
  for (const { left } of lines) expect(left).toBeGreaterThanOrEqual(563)
  const written = lines.slice(2, -2)
  for (const { baseline, size } of written) {
    expect(baseline - size * 0.8).toBeGreaterThan(288)
    expect(baseline + size * 0.3).toBeLessThan(495)
  }
})

test('the picture of the site has no headline (ENT-87)', () => {
  expect(countLines(null)).toBe(others)
})
