import type { ReadingPeriod } from '@rashi/contract/reading-periods.rules'
import { languageCodes } from '@rashi/contract/languages.rules'
import { signKeys, type SignKey } from '@rashi/sky'
import { describe, expect, test } from 'vitest'
import { composeEdition, type Edition } from './compose-edition.ts'
import { type AlmanacSpan, readSpanSky } from './span-sky.ts'

const span = (
  readingPeriod: ReadingPeriod,
  index: number,
  from: string,
  to: string,
): AlmanacSpan => ({
  readingPeriod,
  index,
  from: Temporal.PlainDate.from(from),
  to: Temporal.PlainDate.from(to),
})
const week = (from: string, index: number) =>
  span('weekly', index, from, `${Temporal.PlainDate.from(from).add({ days: 6 })}`)
const november = readSpanSky(span('monthly', 322, '2026-11-01', '2026-11-30'), 'sidereal')
const year = readSpanSky(span('yearly', 26, '2026-01-01', '2026-12-31'), 'sidereal')
const weeks = Array.from({ length: 26 }, (_, index) =>
  readSpanSky(
    week(`${Temporal.PlainDate.from('2026-06-01').add({ weeks: index })}`, index),
    'sidereal',
  ),
)

const plain = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
const wholeText = ({ translations, parts }: Edition, language: number) =>
  [
    translations[language]!.description ?? '',
    translations[language]!.description_preview,
    ...parts.map((part) => part[language]!.description),
  ].join(' ')
const countWords = (html: string) => plain(html).trim().split(' ').length

describe('an edition states', () => {
  test('the eclipses of 2026 on the days that NASA lists, in their sidereal signs', () => {
    const text = plain(wholeText(composeEdition(year, 'Taurus'), 0))
    for (const [day, sign, house] of [
      ['Tuesday 17 February', 'Aquarius', 'tenth'],
      ['Tuesday 3 March', 'Leo', 'fourth'],
      ['Wednesday 12 August', 'Cancer', 'third'],
      ['Friday 28 August', 'Aquarius', 'tenth'],
    ])
      expect(text).toMatch(new RegExp(`${day}[^.]*${sign}[^.]*your ${house} house`))
  })

  // Drik Panchang: Jupiter enters Cancer 2 June (IST) and Leo 31 October; Rahu enters Capricorn 5 December.
  test('the ingresses of the slow grahas in 2026 on the days that almanacs publish', () => {
    const text = plain(wholeText(composeEdition(year, 'Aries'), 0))
    expect(text).toMatch(
      /1 June[^.]*31 October[^.]*Jupiter[^.]*Cancer|Jupiter[^.]*Cancer[^.]*1 June/,
    )
    expect(text).toMatch(/(31 October[^.]*Jupiter|Jupiter[^.]*31 October)/)
    expect(text).toMatch(/(5 December[^.]*Rahu|Rahu[^.]*5 December)/)
  })

  test('the house of the full Moon of 24 November 2026, in Taurus, counted from the moonsign', () => {
    const houses = { Taurus: 'first', Scorpio: 'seventh', Aries: 'second', Gemini: 'twelfth' }
    for (const [sign, house] of Object.entries(houses))
      expect(plain(wholeText(composeEdition(november, sign as SignKey), 0))).toMatch(
        new RegExp(`(24 November[^.]*${house} house|${house} house[^.]*24 November)`),
      )
  })

  test('for each sign the house counted from the moonsign', () => {
    const ordinals =
      'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'
    const claim = /(\w+), (?:your|the) (\w+) house/g
    let claims = 0
    for (const sky of [...weeks, november, year])
      for (const moonsign of signKeys)
        for (const [, sign, ordinal] of wholeText(composeEdition(sky, moonsign), 0).matchAll(
          claim,
        )) {
          if (!signKeys.includes(sign as SignKey)) continue
          const turns = (signKeys.indexOf(sign as SignKey) - signKeys.indexOf(moonsign) + 12) % 12
          expect(ordinals.split(' ')[turns]).toBe(ordinal)
          claims++
        }
    expect(claims).toBeGreaterThan(3000)
  })
})

describe('an edition', () => {
  test.each([
    ['week', weeks[24]!, 7, 300],
    ['month', november, 7, 600],
  ])(
    'of a %s has seven chapters of sufficient length in every language',
    (_, sky, parts, least) => {
      for (const sign of signKeys)
        for (const language of languageCodes.keys()) {
          const edition = composeEdition(sky, sign)
          expect(edition.parts).toHaveLength(parts)
          expect(edition.translations[language]!.description).toBeUndefined()
          expect(countWords(wholeText(edition, language))).toBeGreaterThan(least)
        }
    },
  )

  test('of a year has a description and thirteen sections (LIFE-02)', () => {
    for (const sign of signKeys)
      for (const language of languageCodes.keys()) {
        const edition = composeEdition(year, sign)
        expect(edition.parts).toHaveLength(13)
        expect(countWords(edition.translations[language]!.description!)).toBeGreaterThan(1400)
        for (const part of edition.parts)
          expect(countWords(part[language]!.description)).toBeGreaterThan(200)
      }
  })

  test('is the same when it is composed again', () => {
    const again = readSpanSky(weeks[3]!.span, 'sidereal')
    expect(composeEdition(again, 'Leo')).toEqual(composeEdition(weeks[3]!, 'Leo'))
  })

  test('is in English or in Hindi throughout, with all placeholders filled (LANG-08)', () => {
    for (const sky of [...weeks, november, year])
      for (const sign of signKeys) {
        const [english, hindi] = [
          wholeText(composeEdition(sky, sign), 0),
          wholeText(composeEdition(sky, sign), 1),
        ]
        expect(english).not.toMatch(/\p{Script=Devanagari}|[{}]|undefined/u)
        expect(plain(hindi)).not.toMatch(/[A-Za-z]{2}|[{}०-९]/)
      }
  })
})

describe('consecutive weeks', () => {
  const sentences = (edition: Edition, language: number) =>
    new Set(
      edition.parts.flatMap((part) =>
        part[language]!.description.replace(/<[^>]+>/g, '|')
          .split(/\||(?<=[.!?।:])\s+/)
          .map((sentence) => sentence.trim())
          .filter((sentence) => sentence.length > 12),
      ),
    )
  const share = (one: Set<string>, other: Set<string>) =>
    one.intersection(other).size / Math.max(1, one.size)
  const sentencesByLanguage = languageCodes.map((_, language) =>
    weeks.map((sky) => signKeys.map((sign) => sentences(composeEdition(sky, sign), language))),
  )

  test('share less than a tenth of their sentences', () => {
    for (const byWeek of sentencesByLanguage)
      for (const [week, bySign] of byWeek.entries())
        for (const [sign, ofWeek] of bySign.entries())
          expect(share(ofWeek, byWeek[week + 1]?.[sign] ?? new Set())).toBeLessThan(0.1)
  })
})
