import { expect, test } from 'vitest'
import { findNamedDates } from './named-dates.rules.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const week = { from: day('2026-11-23'), to: day('2026-11-29') }
const list = (text: string, code: 'en' | 'hi', period = week) =>
  findNamedDates(text, code, period).map(({ day: found }) => found?.toString())

test.each([
  ['On Tuesday 24 November the Moon is full.', ['2026-11-24']],
  ['from the 26th of November', ['2026-11-26']],
  ['between 24 and 27 November', ['2026-11-24', '2026-11-27']],
  ['14–20 October 2026', ['2026-10-14', '2026-10-20']],
  ['on November 25, and on Nov 26', ['2026-11-25', '2026-11-26']],
  ['until 3 June 2027', ['2027-06-03']],
  ['By 2 January it is over.', ['2027-01-02']],
  ['31 November', [undefined]],
  ['In May you may rest with 12 people.', []],
  ['Twelve people marched in 1947.', []],
])('finds the dates of “%s” (STU-81)', (text, dates) => {
  expect(list(text, 'en')).toEqual(dates)
})

test.each([
  ['मंगलवार, 24 नवंबर को पूर्णिमा है।', ['2026-11-24']],
  ['२५ नवम्बर तक रुकें', ['2026-11-25']],
  ['24 से 27 नवंबर', ['2026-11-24', '2026-11-27']],
  ['3 जून 2027 तक', ['2027-06-03']],
  ['31 नवंबर', [undefined]],
  ['मार्चपास्ट में 5 लोग', []],
])('finds the dates of “%s” (STU-81)', (text, dates) => {
  expect(list(text, 'hi')).toEqual(dates)
})

test('a date without a year belongs to the period, also at the other end of a year (STU-81)', () => {
  const year = { from: day('2026-01-01'), to: day('2026-12-31') }
  expect(list('17 October, 2 January', 'en', year)).toEqual(['2026-10-17', '2026-01-02'])
})

test('the weekday that a date names is kept, in both languages (STU-81)', () => {
  const weekdays = (text: string, code: 'en' | 'hi') =>
    findNamedDates(text, code, week).map(({ weekday }) => weekday)
  expect(weekdays('Tuesday 24 November, 25 November, Thursday, November 26', 'en')).toEqual([
    2,
    undefined,
    4,
  ])
  expect(weekdays('बृहस्पतिवार, 26 नवंबर', 'hi')).toEqual([4])
})
