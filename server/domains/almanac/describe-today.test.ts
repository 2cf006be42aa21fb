import { inEveryLanguage, languageCodes } from '@rashi/contract/languages.rules'
import { type SignKey, signKeys } from '@rashi/sky'
import { describe, expect, test } from 'vitest'
import { todayTexts } from './content/all-today.ts'
import { findProhibitedClaims, listTexts } from './checks/prohibited-claims.rules.ts'
import type { House } from './rules/gochara.rules.ts'
import { describeToday } from './describe-today.ts'

const at = (text: string) => Temporal.Instant.from(text)
const describeAt = (
  now: string,
  { moonsign, timeZone }: { moonsign?: SignKey; timeZone?: string } = {},
) => describeToday({ now: at(now), moonsign, timeZone, zodiac: 'sidereal' })
const textsOf = (rows: readonly { text: string }[]) => rows.map(({ text }) => text)

describe('the sentence about today’s Moon', () => {
  // Sign and nakshatra at sunrise in Delhi by Swiss Ephemeris; the house is counted by hand, both signs included.
  test.each([
    ['2026-11-07T01:07:19Z', 'Virgo', 'Chitra', 'Aquarius', 8],
    ['2026-11-17T01:15:04Z', 'Capricorn', 'Dhanishta', 'Aquarius', 12],
    ['2026-11-27T01:23:00Z', 'Gemini', 'Ardra', 'Aquarius', 5],
    ['2026-12-07T01:30:37Z', 'Libra', 'Vishakha', 'Libra', 1],
    ['2026-12-17T01:37:13Z', 'Aquarius', 'Purva Bhadrapada', 'Capricorn', 2],
    ['2026-12-27T01:42:07Z', 'Cancer', 'Ashlesha', 'Leo', 12],
  ] as const)(
    'on %s has the Moon in %s and in %s, for %s in house %i (DAY-17)',
    (now, sign, nakshatra, moonsign, house) => {
      const { translations, ...found } = describeAt(now, { moonsign })
      expect(found).toMatchObject({ sign, house })
      const [english, hindi] = translations
      expect(english!.text).toContain(`with the Moon in ${sign} until`)
      expect(english!.text).toContain(todayTexts.en.areas[house])
      expect(english!.evidence).toContain(`in ${nakshatra} (`)
      expect(hindi!.text).toContain(todayTexts.hi.areas[house])
    },
  )

  test('says until when the Moon stays, by the clocks of the reader’s time zone (DAY-18)', () => {
    // Swiss Ephemeris (birth pub-0001): 38.26 arcminutes before Sagittarius; the Moon covers 11.7 to 15.4 degrees a day.
    const now = '1993-06-05T05:13:00Z'
    const { until, nextSign, translations } = describeAt(now, {
      moonsign: 'Virgo',
      timeZone: 'Asia/Shanghai',
    })
    const minutes = at(now).until(until).total('minutes')
    expect(minutes).toBeGreaterThan((38.26 / 60 / 15.4) * 1440)
    expect(minutes).toBeLessThan((38.26 / 60 / 11.7) * 1440)
    expect(nextSign).toBe('Sagittarius')
    const clock = until.toZonedDateTimeISO('Asia/Shanghai').toPlainTime().toString().slice(0, 5)
    expect(translations[0]!.text).toMatch(
      new RegExp(`with the Moon in Scorpio until ${clock} today: `),
    )
    expect(translations[1]!.text).toMatch(/क्योंकि चंद्रमा आज दोपहर 2:\d\d बजे तक वृश्चिक राशि में हैं: /)
  })

  test('names today, tomorrow or the weekday of the reader’s time zone (DAY-18)', () => {
    const { until } = describeAt('2026-11-22T12:00:00Z', { moonsign: 'Leo' })
    const startIn = (timeZone: string, minutesBefore: number) =>
      describeToday({
        now: until.subtract({ minutes: minutesBefore }),
        moonsign: 'Leo',
        timeZone,
        zodiac: 'sidereal',
      }).translations[0]!.text.match(/until \d\d:\d\d (today|tomorrow|on \w+day):/)?.[1]
    const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' })
    expect(startIn('UTC', 24 * 60)).toBe('tomorrow')
    expect(startIn('UTC', 48 * 60)).toBe(`on ${weekday.format(until.epochMilliseconds)}`)
    expect(startIn('UTC', 1)).toBe('today')
  })

  // Guard in server/domains/almanac/describe-today.ts: another text each day, also within one stay.
  test('never says on one day what it said on the day before, for any moonsign in a year (DAY-19)', () => {
    for (const moonsign of signKeys)
      for (const index of languageCodes.keys()) {
        let before = ''
        for (let day = 0; day < 365; day++) {
          const now = at('2026-11-22T07:00:00Z').add({ hours: 24 * day })
          const { translations } = describeToday({
            now,
            moonsign,
            timeZone: 'UTC',
            zodiac: 'sidereal',
          })
          const deed = translations[index]!.text.split(': ').at(-1)!
          expect(deed, `${moonsign} ${now}`).not.toBe(before)
          before = deed
        }
      }
  }, 60_000)

  test('advises beginnings while the Moon grows and endings while it shrinks (DAY-17)', () => {
    // Full Moon on 2026-11-24 at 14:53 UTC (USNO).
    const deedOn = (now: string) => {
      const { house, translations } = describeAt(now, { moonsign: 'Leo', timeZone: 'UTC' })
      const { waxing, waning } = todayTexts.en.deeds[house as House]
      const [text] = textsOf(translations)
      return {
        waxing: waxing.some((deed) => text!.endsWith(`: ${deed}.`)),
        waning: waning.some((deed) => text!.endsWith(`: ${deed}.`)),
      }
    }
    expect(deedOn('2026-11-24T14:50:00Z')).toEqual({ waxing: true, waning: false })
    expect(deedOn('2026-11-24T14:57:00Z')).toEqual({ waxing: false, waning: true })
  })

  test('names Chandrashtama, which Indian readers look for, in the eighth house only (DAY-17)', () => {
    const [english, hindi] = describeAt('2026-11-07T01:07:19Z', {
      moonsign: 'Aquarius',
    }).translations
    expect(english!.evidence).toContain('Chandrashtama')
    expect(hindi!.evidence).toContain('चंद्राष्टम')
    const [ninth] = describeAt('2026-11-07T01:07:19Z', { moonsign: 'Capricorn' }).translations
    expect(ninth!.evidence).not.toContain('Chandrashtama')
  })

  test('for a reader without a moonsign names no house (DAY-20)', () => {
    const { house, translations } = describeAt('2026-11-27T01:23:00Z')
    expect(house).toBeNull()
    expect(translations[0]!.text).toMatch(/^The Moon is in Gemini until \d\d:\d\d [a-zA-Z ]+\.$/)
    expect(translations[0]!.evidence).not.toMatch(/house|counted/)
  })
})

describe('the next date to note', () => {
  // Swiss Ephemeris, USNO and NASA; Venus has just turned and is slow, so an arcminute takes it some minutes.
  test.each([
    ['2026-11-22T11:00:00Z', '2026-11-22T11:51:09Z', 'Venus moves from Virgo into Libra'],
    ['2026-11-22T12:00:00Z', '2026-11-24T14:53:36Z', 'Full Moon in Taurus'],
    ['2026-08-12T12:00:00Z', '2026-08-12T17:45:51Z', 'Eclipse of the Sun (total)'],
    ['2026-08-27T12:00:00Z', '2026-08-28T04:13:00Z', 'Eclipse of the Moon (partial)'],
    // The Moon is at its last quarter on 1 December, which is none to note.
    ['2026-11-25T12:00:00Z', '2026-12-02T11:57:32Z', 'Mercury moves from Libra into Scorpio'],
  ])('after %s is at %s: %s (DAY-21)', (now, moment, words) => {
    const { next } = describeAt(now, { moonsign: 'Leo', timeZone: 'UTC' })
    expect(next!.translations[0]!.text).toContain(words)
    expect(next!.at.until(moment).abs().total('minutes')).toBeLessThan(10)
  })

  test('is written for the reader’s time zone and moonsign (DAY-21)', () => {
    const { next } = describeAt('2026-11-22T12:00:00Z', {
      moonsign: 'Aquarius',
      timeZone: 'Asia/Kolkata',
    })
    expect(next!.translations).toEqual([
      {
        language_id: 1,
        date: 'Tuesday 24 November, 20:23',
        text: `Full Moon in Taurus. For you it’s about ${todayTexts.en.areas[4]}.`,
      },
      {
        language_id: 2,
        date: 'मंगलवार, 24 नवंबर, रात 8:23 बजे',
        text: expect.stringContaining(todayTexts.hi.areas[4]),
      },
    ])
  })
})

describe('the texts of the day', () => {
  test('are 96 different ones in each language, one line each (DAY-19)', () => {
    for (const { deeds } of Object.values(todayTexts)) {
      const all = listTexts(deeds)
      expect(all).toHaveLength(96)
      expect(new Set(all).size).toBe(96)
      for (const deed of all) expect(deed.split(/\s+/).length, deed).toBeLessThanOrEqual(17)
    }
  })

  test('promise nothing, advise no treatment and threaten nobody (DAY-17)', () => {
    const found = inEveryLanguage((code) =>
      listTexts(todayTexts[code]).flatMap(findProhibitedClaims),
    )
    expect(Object.values(found).flat()).toEqual([])
  })
})
