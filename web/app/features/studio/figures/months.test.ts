import { expect, test } from 'vitest'
import { addMonths, findNeighbours, readMonth } from './months.rules.ts'

test('the month of the address is read, and anything else is none (STU-209)', () => {
  expect(['?month=2026-11', '?month=2026-13', '?month=x', ''].map(readMonth)).toEqual([
    '2026-11',
    undefined,
    undefined,
    undefined,
  ])
})

test('months are counted across years', () => {
  expect([addMonths('2026-11', 2), addMonths('2026-01', -1), addMonths('2026-12', 0)]).toEqual([
    '2027-01',
    '2025-12',
    '2026-12',
  ])
})

test('pages lead to the twelve months before and after, as far as there are any (STU-209)', () => {
  const year = (last: string) => [-11, -6, 0].map((months) => addMonths(last, months))
  const twelve = (last: string) => Array.from({ length: 12 }, (_, n) => addMonths(last, n - 11))
  expect(year('2026-11')).toEqual(['2025-12', '2026-05', '2026-11'])
  const known = { first: '2025-03', current: '2026-11' }
  expect(findNeighbours(twelve('2026-11'), known)).toEqual({ earlier: '2025-11', later: undefined })
  expect(findNeighbours(twelve('2025-11'), known)).toEqual({ earlier: undefined, later: '2026-11' })
  expect(findNeighbours(twelve('2024-06'), { ...known, first: '2023-01' })).toEqual({
    earlier: '2023-06',
    later: '2025-06',
  })
  expect(findNeighbours(twelve('2026-06'), known).later).toBe('2026-11')
})
