import type { Part, Period } from '@rashi/contract'
import { describe, expect, test } from 'vitest'
import {
  coverAddress,
  findPagesAround,
  findSection,
  findYearPeriod,
  sectionAddress,
} from './pages.rules.ts'

const part = (id: number, user_has_access = false): Part => ({
  id,
  current_price: 3.99,
  user_has_access,
  translations: [],
})
const year = (date: string, parts: Part[]): Period => ({
  id: Number(date.slice(0, 4)),
  date,
  type: '3',
  parts,
  translations: [],
  sky_events: [],
  days: [],
})
const years = [year('2025-01-01', [part(11), part(12)]), year('2026-01-01', [part(21), part(22)])]
const query = (text: string) => new URLSearchParams(text)

describe('the pages of a year', () => {
  test('are those of the newest year, of the year in the address, or of the year of its section (DAY-34)', () => {
    const yearOf = (text: string) => findYearPeriod(years, query(text))?.date
    expect(yearOf('')).toBe('2026-01-01')
    expect(yearOf('period=2025-01-01')).toBe('2025-01-01')
    expect(yearOf('section=12')).toBe('2025-01-01')
    expect(yearOf('section=12&period=2026-01-01')).toBe('2025-01-01')
    expect(yearOf('section=99&period=soon')).toBe('2026-01-01')
    expect(findYearPeriod([], query(''))).toBeUndefined()
  })

  test('begin with the cover, which is shown for an unknown section too (DAY-34)', () => {
    expect(findSection(years[1]!.parts, query('section=22'))?.id).toBe(22)
    expect(findSection(years[1]!.parts, query('section=99'))).toBeUndefined()
    expect(findSection(years[1]!.parts, query(''))).toBeUndefined()
  })

  test('have addresses of their own; that of the newest cover has no query (DAY-34)', () => {
    expect(sectionAddress(part(22))).toEqual({ search: '?section=22' })
    expect(coverAddress(years[1]!, '2026-01-01')).toEqual({ search: '' })
    expect(coverAddress(years[0]!, '2026-01-01')).toEqual({ search: '?period=2025-01-01' })
  })

  test('turn to the next open section, and to the next one of all where no other is open (DAY-35)', () => {
    const around = (parts: Part[], id: number) => {
      const { previous, next } = findPagesAround(parts, { id })
      return [previous?.id, next?.id]
    }
    const some = [part(1, true), part(2), part(3, true), part(4), part(5, true)]
    expect(around(some, 3)).toEqual([1, 5])
    expect(around(some, 5)).toEqual([3, undefined])
    expect(around(some, 2)).toEqual([1, 3])
    const none = [part(1), part(2), part(3)]
    expect(around(none, 2)).toEqual([1, 3])
    expect(around([part(1), part(2, true), part(3)], 2)).toEqual([1, 3])
  })
})
