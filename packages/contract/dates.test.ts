import { expect, test } from 'vitest'
import { dateFormat, formatBirth, formatDay, weekDayFormat } from './dates.rules.ts'

const moment = new Date('2026-11-16T18:05:00Z')
const inUtc = (languageCode: string, options: Intl.DateTimeFormatOptions) =>
  dateFormat(languageCode, { ...options, timeZone: 'UTC' }).format(moment)

test('English dates have the British order, day before month', () => {
  expect(inUtc('en', { dateStyle: 'long' })).toBe('16 November 2026')
  expect(inUtc('en', { dateStyle: 'short' })).toBe('16/11/2026')
  expect(inUtc('en', { dateStyle: 'medium', timeStyle: 'short' })).toBe('16 Nov 2026, 18:05')
})

test('Hindi dates have the format of India', () => {
  expect(inUtc('hi', { dateStyle: 'long' })).toBe('16 नवंबर 2026')
  expect(dateFormat('hi', {}).resolvedOptions().locale).toBe('hi-IN')
})

test('the time of a birth has 24 hours in each language, as its field has', () => {
  expect(formatBirth('1956-01-03 23:58:00', false, 'en')).toBe('3 January 1956 at 23:58')
  expect(formatBirth('1956-01-03 23:58:00', false, 'hi')).toBe('3 जनवरी 1956 को 23:58 बजे')
  expect(formatBirth('1956-01-03 23:58:00', true, 'hi')).toBe('3 जनवरी 1956')
})

test('the day of an instant is its day in UTC', () => {
  expect(formatDay('2026-11-21T23:59:59Z', 'en')).toBe('21 November 2026')
  expect(formatDay('2026-11-21T23:59:59Z', 'hi')).toBe('21 नवंबर 2026')
})

test('the days in a week’s title have the order of the specification (HOR-20)', () => {
  expect(weekDayFormat('en').format(moment)).toBe('November 16')
  expect(weekDayFormat('hi').format(moment)).toBe('16 नवंबर')
})
