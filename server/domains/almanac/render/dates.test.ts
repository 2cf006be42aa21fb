import { expect, test } from 'vitest'
import { almanacNames } from '../content/all-names.ts'
import { localiseDates, markedDates, plainDates } from './dates.ts'

/** Jupiter enters Cancer: 1 June 2026 in London, 2 June in India (Drik Panchang). */
const jupiter = Temporal.Instant.from('2026-06-01T20:50:00Z')

test('a date is the day of the instant where the reader lives, in words of the language (ALM-09)', () => {
  const inLondon = plainDates(almanacNames.en, 'Europe/London', 2026)
  const inIndia = plainDates(almanacNames.hi, 'Asia/Kolkata', 2026)
  expect([inLondon(jupiter, 'weekday'), inLondon(jupiter, 'day')]).toEqual([
    'Monday 1 June',
    '1 June',
  ])
  expect([inIndia(jupiter, 'weekday'), inIndia(jupiter, 'day')]).toEqual(['मंगलवार, 2 जून', '2 जून'])
})

test('a date of another year than that of the period names its year (ALM-09)', () => {
  expect(plainDates(almanacNames.en, 'Europe/London', 2025)(jupiter, 'day')).toBe('1 June 2026')
})

test('marked dates are written anew for another time zone, and others are left alone (ALM-09)', () => {
  const mark = markedDates(almanacNames.en, 'Europe/London', 2026)
  const text = `<p>On ${mark(jupiter, 'weekday')}, until ${mark(jupiter, 'day')}; on 1 June.</p>`
  expect(localiseDates(text, 'en', 'Asia/Kolkata', 2026)).toBe(
    '<p>On <time datetime="2026-06-01T20:50:00Z">Tuesday 2 June</time>, until <time datetime="2026-06-01T20:50:00Z">2 June</time>; on 1 June.</p>',
  )
  expect(localiseDates(text, 'en', 'Europe/London', 2026)).toBe(text)
})

test('a date that an editor has changed stays as it was written (ALM-09)', () => {
  const text = '<p>On <time datetime="2026-06-01T20:50:00Z">the first of June</time>.</p>'
  expect(localiseDates(text, 'en', 'Asia/Kolkata', 2026)).toBe(text)
})
