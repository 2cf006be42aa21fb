import { expect, test } from 'vitest'
import { dayOf, listMonths, monthOf, rangeOf } from './months.rules.ts'

const at = (text: string) => Temporal.Instant.from(text)

test('a month begins at midnight in the United Kingdom, in summer an hour before that of UTC (STU-205)', () => {
  expect(['2026-06-30T22:59:59Z', '2026-06-30T23:00:00Z'].map((text) => monthOf(at(text)))).toEqual(
    ['2026-06', '2026-07'],
  )
  expect(dayOf(at('2026-06-30T23:00:00Z'))).toBe('2026-07-01')
  const { from, until } = rangeOf('2026-10')
  // British Summer Time ended on 25 October 2026.
  expect([`${from}`, `${until}`]).toEqual(['2026-09-30T23:00:00Z', '2026-11-01T00:00:00Z'])
})

test('months are listed across a new year', () => {
  expect(listMonths('2025-11', '2026-02')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
  expect(listMonths('2026-02', '2026-01')).toEqual([])
})
