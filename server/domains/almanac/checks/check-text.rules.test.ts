import type { SignKey } from '@rashi/sky'
import { expect, test } from 'vitest'
import { almanacNames } from '../content/all-names.ts'
import { type CheckedSky, type CheckedText, checkText } from './check-text.rules.ts'

const stays = (...signs: SignKey[]) =>
  ({ before: 'Pisces', during: signs, after: 'Gemini' }) as const
/** The week from 23 November 2026, with the full Moon of 24 November in Taurus. */
const sky: CheckedSky = {
  from: Temporal.PlainDate.from('2026-11-23'),
  to: Temporal.PlainDate.from('2026-11-29'),
  days: new Set(['2026-11-24', '2027-06-03']),
  places: {
    Sun: stays('Scorpio'),
    Moon: stays('Aries', 'Taurus'),
    Mars: stays('Leo'),
    Mercury: stays('Scorpio'),
    Jupiter: stays('Cancer'),
    Venus: { before: 'Virgo', during: ['Libra'], after: 'Scorpio' },
    Saturn: stays('Pisces'),
    Rahu: stays('Aquarius'),
    Ketu: stays('Leo'),
  },
  phases: [{ phase: 'full', sign: 'Taurus' }],
}

const almanac =
  '<p>The Moon is full on Tuesday in the part of life you share with someone else. Choose an early evening and ask one real question.</p>'
function check(markup: string, more: Partial<CheckedText> = {}) {
  const text: CheckedText = {
    code: 'en',
    kind: 'part',
    markup,
    almanac: markup,
    earlier: [],
    isListOfDays: false,
    isOneLanguage: false,
    ...more,
  }
  return checkText(text, sky, almanacNames[text.code])
}
const codes = (...args: Parameters<typeof check>) =>
  check(...args).map(({ code, is_error }) => `${is_error ? 'error' : 'warning'} ${code}`)

test('nothing is found in a text that agrees with the sky (STU-81)', () => {
  expect(
    check(
      '<p>The Moon is full on <time datetime="2026-11-24T14:53:36Z">Tuesday 24 November</time>, in Taurus. Venus is in Libra and moves into Scorpio next. Saturn keeps asking until 3 June 2027.</p>',
    ),
  ).toEqual([])
  expect(check('<p>मंगलवार, 24 नवंबर को चाँद वृषभ में पूरा है।</p>', { code: 'hi' })).toEqual([])
})

test('a date outside the period without a fact, an impossible one and a wrong weekday are errors, a day of the period without a fact is a warning (STU-81)', () => {
  expect(check('<p>Wait until 12 December.</p>')).toEqual([
    { code: 'date-outside', is_error: true, values: { words: '12 December' } },
  ])
  expect(codes('<p>Ring on 31 November.</p>')).toEqual(['error date-wrong'])
  expect(codes('<p>Ring on Monday 24 November.</p>')).toEqual(['error date-wrong'])
  expect(codes('<p>Ring on 26 November.</p>')).toEqual(['warning date-without-fact'])
  expect(codes('<p>Ring on 26 November.</p>', { isListOfDays: true })).toEqual([])
  expect(codes('<p>12 दिसंबर तक रुकें।</p>', { code: 'hi' })).toEqual(['error date-outside'])
})

test('a position that is not in the sky is an error; coming and leaving reach to the next and the last sign (STU-82)', () => {
  expect(check('<p>Venus is in Scorpio.</p>')).toEqual([
    { code: 'position-wrong', is_error: true, values: { words: 'Venus is in Scorpio' } },
  ])
  expect(codes('<p>Venus enters Scorpio, Venus leaves Virgo.</p>')).toEqual([])
  expect(codes('<p>Venus leaves Scorpio.</p>')).toEqual(['error position-wrong'])
  expect(codes('<p>A full Moon in Aries.</p>')).toEqual(['error position-wrong'])
  expect(codes('<p>शुक्र वृश्चिक में हैं।</p>', { code: 'hi' })).toEqual(['error position-wrong'])
})

test.each([
  ['en', 'Your headache will definitely go.', 'error claim'],
  ['en', 'A pearl will bring you calm. A pearl brings money.', 'error claim'],
  ['en', 'Fear of death passes.', 'error claim'],
  ['hi', 'यह रत्न रोग दूर करता है।', 'error claim'],
  ['hi', 'निवेश का अच्छा समय है।', 'error claim'],
  ['en', 'Whoever waits is glad of it.', 'warning phrasing'],
  ['hi', 'जरूर फ़ोन करें।', 'warning phrasing'],
] as const)('in %s, what is not said is found in “%s” (STU-83)', (code, text, found) => {
  expect(new Set(codes(`<p>${text}</p>`, { code }))).toEqual(new Set([found]))
})

test('a text like that of an earlier period is a warning, and one that is the same is an error that names the period (STU-84)', () => {
  const earlier = [
    { startsOn: '2026-11-16', markup: '<p>Something else altogether was told in that week.</p>' },
    { startsOn: '2026-11-09', markup: almanac },
  ]
  expect(check(almanac, { earlier })).toEqual([
    { code: 'like-earlier', is_error: true, values: { date: '2026-11-09', share: '100' } },
  ])
  const half = almanac.replace('one real question', 'whoever is near for a walk by the river')
  expect(codes(half.replace('whoever', 'anyone who'), { earlier, almanac })).toEqual([
    'warning like-earlier',
  ])
  expect(
    codes('<p>Write the letter that waits, and post it on the way home.</p>', { earlier }),
  ).toEqual([])
})

test('an empty text is an error; a much shorter or longer one than the almanac’s is a warning, notes not counted (STU-85)', () => {
  expect(codes('<p> </p>')).toEqual(['error empty'])
  expect(codes('<details><summary>Why?</summary><p>So.</p></details>')).toEqual(['error empty'])
  expect(codes('<p>Choose an early evening.</p>', { almanac })).toEqual(['warning too-short'])
  const long = Array.from({ length: 40 }, (_, index) => `word${index}`).join(' ')
  expect(check(`<p>${long}</p>`, { almanac })).toEqual([
    {
      code: 'too-long',
      is_error: false,
      values: { words: '40', shortest: '25', longest: '25' },
    },
  ])
  const note = `<details><summary>Why?</summary><p>${long}</p></details>`
  expect(codes(almanac + note, { almanac })).toEqual([])
})

test('a text that an editor has written in one language alone is a warning (STU-86)', () => {
  expect(codes(almanac, { isOneLanguage: true })).toEqual(['warning one-language'])
})

test('a title of fewer than three or more than eight words and a preview of fewer than 25 or more than 45 are errors, but where the almanac’s own is so (STU-94)', () => {
  const words = (count: number) => `<p>${'calm '.repeat(count).trim()}</p>`
  const own = { title: words(5), preview: words(30) }
  const found = (kind: 'title' | 'preview', count: number, almanac = own[kind]) =>
    codes(words(count), { kind, almanac })
  expect(found('title', 2)).toEqual(['error too-short'])
  expect(found('title', 3)).toEqual([])
  expect(found('title', 8)).toEqual([])
  expect(found('title', 9)).toEqual(['error too-long'])
  expect(found('title', 10, words(10))).toEqual([])
  expect(found('preview', 24)).toEqual(['error too-short'])
  expect(found('preview', 25)).toEqual([])
  expect(found('preview', 45)).toEqual([])
  expect(found('preview', 46)).toEqual(['error too-long'])
  expect(check(words(46), { kind: 'preview', almanac: own.preview })).toEqual([
    { code: 'too-long', is_error: true, values: { words: '46', shortest: '25', longest: '45' } },
  ])
})

test('a preview of more than one paragraph, or that is none, is an error (STU-94)', () => {
  const words = 'calm '.repeat(15).trim()
  for (const markup of [
    `<p>${words}</p><p>${words}</p>`,
    `<p>${words}<br />${words}</p>`,
    `<ul><li>${words} ${words}</li></ul>`,
  ])
    expect(codes(markup, { kind: 'preview' })).toEqual(['error one-paragraph'])
})

test('a title may have been an earlier period’s too (STU-94)', () => {
  const markup = 'The sum can be done now'
  const earlier = [{ startsOn: '2026-10-01', markup }]
  expect(codes(markup, { kind: 'title', earlier })).toEqual([])
  expect(codes(markup, { earlier })).toEqual(['error like-earlier'])
})
