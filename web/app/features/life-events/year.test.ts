import type { Part, UserLifeEvent } from '@rashi/contract'
import { describe, expect, test } from 'vitest'
import { findYear, findNeighbours, ownSections, chooseListedSign, type Year } from './year.rules.ts'

const part = (id: number, user_has_access = false): Part => ({
  id,
  current_price: 3.99,
  user_has_access,
  translations: [{ language_id: 1, name: `Section ${id}`, short_description: '' }],
})
const period = (date: string, parts: Part[]) => ({
  id: Number(date.slice(0, 4)),
  date,
  type: '3' as const,
  parts,
  translations: [],
  sky_events: [],
  days: [],
})
const leo = {
  id: 5,
  key: 'Leo' as const,
  mediaUrl: '/leo.svg',
  translations: [{ language_id: 1, name: 'Leo' }],
  current_period: { from: '2026-01-01' },
  horoscopeData: [
    period('2025-01-01', [part(11, true), part(12)]),
    period('2026-01-01', [part(21, true), part(22), part(23, true), part(27, true)]),
  ],
}
const year = findYear(leo) as Year

describe('the sections of a year', () => {
  test('are those of the current year, or of the year of a section (LIFE-01)', () => {
    expect(year.sections.map(({ id }) => id)).toEqual([21, 22, 23, 27])
    expect(findYear(leo, 12)?.date).toBe('2025-01-01')
    expect(findYear(leo, 99)).toBeUndefined()
    expect(findYear({ ...leo, horoscopeData: [] })).toBeUndefined()
  })

  test('are listed for the requested sign, else that of a guest’s basket, else the reader’s own (LIFE-01, LIFE-09)', () => {
    const basket = { key: 'Leo' as const, isGuests: true }
    expect(chooseListedSign({ requested: 'pisces', basket, generated: 'Virgo' })).toBe('pisces')
    expect(chooseListedSign({ requested: null, basket, generated: 'Virgo' })).toBe('Leo')
    const readers = { ...basket, isGuests: false }
    expect(chooseListedSign({ requested: null, basket: readers, generated: 'Virgo' })).toBe('Virgo')
    expect(chooseListedSign({ requested: null, basket: undefined, generated: undefined })).toBe(
      'Aries',
    )
  })

  test('link only to open sections before and after them (LIFE-11, LIFE-12)', () => {
    const open = year.sections.filter(({ user_has_access }) => user_has_access)
    const around = (id: number) => {
      const { previous, next } = findNeighbours(open, id)
      return [previous?.id, next?.id]
    }
    expect([21, 23, 27].map(around)).toEqual([
      [undefined, 23],
      [21, 27],
      [23, undefined],
    ])
  })

  test('that the reader owns are the open ones, then those bought of other signs and years, each once (NAV-08)', () => {
    const bought = (id: number): UserLifeEvent => ({
      ...part(id, true),
      horoscope_data_id: 1,
      date: '2025-01-01',
      horoscope: { id: 12, key: 'Pisces', translations: [{ language_id: 1, name: 'Pisces' }] },
      created_at: '2026-11-21T12:00:00Z',
    })
    const own = ownSections(year, [bought(23), bought(41)])
    expect(own.map(({ id, sign, isElsewhere }) => [id, sign.key, isElsewhere])).toEqual([
      [21, 'Leo', false],
      [23, 'Leo', false],
      [27, 'Leo', false],
      [41, 'Pisces', true],
    ])
  })
})
