import type { ReadingPeriod } from '@rashi/contract/reading-periods.rules'
import { expect, test } from 'vitest'
import { measureVariety, type PeriodText } from './measure.rules.ts'

const period = (readingPeriod: ReadingPeriod, from: string, ...chapters: string[]): PeriodText => ({
  readingPeriod,
  from: Temporal.PlainDate.from(from),
  chapters,
  otherTexts: [`<p>A sentence that is used on ${from} alone.</p>`],
})
const same = 'The same words again and again.'

test('uses of a sentence are counted in weeks alone and in weeks, months and years together', () => {
  const { inWeeks, together } = measureVariety([
    [
      period('yearly', '2026-01-01', `<p>Of the year. ${same}</p>`),
      period('weekly', '2026-01-05', `<p>Of the first week. ${same}</p>`),
      period('monthly', '2026-02-01', `<p>Of the month. ${same}</p>`),
      period('weekly', '2026-12-28', `<p>Of the last week. ${same}</p>`),
    ],
  ])
  expect(inWeeks).toEqual({ uses: 2, sentence: same })
  expect(together).toEqual({ uses: 4, sentence: same })
})

test('two uses of a sentence 52 weeks apart are not counted together', () => {
  const weeks = ['2026-01-05', '2027-01-04'].map((from) => period('weekly', from, `<p>${same}</p>`))
  expect(measureVariety([weeks]).inWeeks.uses).toBe(1)
})

test('repeated chapters and sentences shared by two signs are counted', () => {
  const one = '<p>One sentence of the chapter. Another of the same.</p>'
  const half = '<p>One sentence of the chapter. And one of its own.</p>'
  const { chapters, repeatedChapters, mostShared } = measureVariety([
    [period('weekly', '2026-01-05', one), period('weekly', '2026-01-12', one)],
    [
      period('weekly', '2026-01-05', half),
      period('weekly', '2026-01-12', '<p>All of its own.</p>'),
    ],
  ])
  expect([chapters, repeatedChapters, mostShared]).toEqual([4, 1, 0.5])
})
