import type { ReadingPeriod } from '@rashi/contract/reading-periods.rules'
import { expect, test } from 'vitest'
import { measureVariety, type Telling } from './measure.rules.ts'

const telling = (readingPeriod: ReadingPeriod, from: string, ...chapters: string[]): Telling => ({
  readingPeriod,
  from: Temporal.PlainDate.from(from),
  chapters,
  beside: [`<p>Something beside it that stands on ${from} alone.</p>`],
})
const same = 'The same words again and again.'

test('a sentence is counted in weeks alone and in weeks, months and years together', () => {
  const { inWeeks, together } = measureVariety([
    [
      telling('yearly', '2026-01-01', `<p>Of the year. ${same}</p>`),
      telling('weekly', '2026-01-05', `<p>Of the first week. ${same}</p>`),
      telling('monthly', '2026-02-01', `<p>Of the month. ${same}</p>`),
      telling('weekly', '2026-12-28', `<p>Of the last week. ${same}</p>`),
    ],
  ])
  expect(inWeeks).toEqual({ uses: 2, sentence: same })
  expect(together).toEqual({ uses: 4, sentence: same })
})

test('what stands more than 52 weeks apart is not of one year', () => {
  const weeks = ['2026-01-05', '2027-01-04'].map((from) =>
    telling('weekly', from, `<p>${same}</p>`),
  )
  expect(measureVariety([weeks]).inWeeks.uses).toBe(1)
})

test('a chapter that stands twice and a neighbour who has the same words are seen', () => {
  const one = '<p>One sentence of the chapter. Another of the same.</p>'
  const half = '<p>One sentence of the chapter. And one of its own.</p>'
  const { chapters, repeatedChapters, mostShared } = measureVariety([
    [telling('weekly', '2026-01-05', one), telling('weekly', '2026-01-12', one)],
    [
      telling('weekly', '2026-01-05', half),
      telling('weekly', '2026-01-12', '<p>All of its own.</p>'),
    ],
  ])
  expect([chapters, repeatedChapters, mostShared]).toEqual([4, 1, 0.5])
})
