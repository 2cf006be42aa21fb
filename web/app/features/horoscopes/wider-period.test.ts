import { expect, test } from 'vitest'
import { findWiderPeriod, firstSentence, type WiderPeriod } from './wider-period.ts'

const wider = (...dates: string[]): WiderPeriod => ({
  readingPeriod: 'monthly',
  isOpen: undefined,
  periods: dates.map((date) => ({ date, translations: [] })),
})

test.each([
  ['2026-10-19', 1, '2026-10-01'],
  ['2026-11-30', 1, '2026-11-01'],
  // No month of that week is listed.
  ['2026-08-03', 1, '2026-11-01'],
] as const)(
  'the week of %s (type %s) leads on to the month of %s (DAY-08)',
  (date, type, month) => {
    const periods = wider('2026-09-01', '2026-10-01', '2026-11-01')
    expect(findWiderPeriod(periods, { date, type })?.date).toBe(month)
  },
)

test('a month leads on to its year (DAY-08)', () => {
  const years = wider('2025-01-01', '2026-01-01')
  expect(findWiderPeriod(years, { date: '2025-12-01', type: 2 })?.date).toBe('2025-01-01')
})

test.each([
  [
    'Venus turns direct on Saturday 14 November. You may relax.',
    'Venus turns direct on Saturday 14 November.',
  ],
  ['शुक्र मार्गी होते हैं। अब आगे बढ़ें।', 'शुक्र मार्गी होते हैं।'],
  ['No end', 'No end'],
])(
  'the first sentence of a text is taken up to its full stop, danda or question mark (DAY-08): %s',
  (text, first) => {
    expect(firstSentence(text)).toBe(first)
  },
)
