import { languageCodes } from '@rashi/contract/languages.rules'
import { signKeys, type SignKey } from '@rashi/sky'
import { describe, expect, test } from 'vitest'
import { composeDays } from './compose-days.ts'
import { skyCalendarOf } from './sky/sky-calendar.ts'
import { composeEdition } from './compose-edition.ts'
import type { Edition } from './edition.ts'
import { describePeriods } from './describe-periods.ts'
import { type Span, spanAt } from './rules/spans.rules.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const weekOf = (text: string) => spanAt('weekly', day(text))
const monthOf = (text: string) => spanAt('monthly', day(text))
const yearOf = (text: string) => spanAt('yearly', day(text))
const compose = (span: Span, sign: SignKey) => composeEdition(span, sign, 'sidereal')

const plain = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
const listTexts = ({ translations, parts }: Edition, language: number) => [
  translations[language]!.name,
  translations[language]!.description ?? '',
  translations[language]!.description_preview,
  ...parts.map((part) => part[language]!.description),
]
const wholeText = (edition: Edition, language: number) =>
  plain(listTexts(edition, language).join(' '))

interface Described {
  title: string
  preview: string
  lead: { event: { graha: string; kind: string; at: string } }
  chapters: { key: string; paragraphs: { text: string; evidence: Fact[] }[] }[]
}
interface Fact {
  kind: string
  graha: string
  sign: SignKey
  house: number
  at: string
  until?: string
}
const describeOne = (
  type: 'weekly' | 'monthly' | 'yearly',
  from: string,
  sign: SignKey,
  language: 'en' | 'hi' = 'en',
) =>
  [
    ...describePeriods({
      type,
      sign,
      from: day(from),
      count: 1,
      language,
      timeZone: language === 'en' ? 'Europe/London' : 'Asia/Kolkata',
      zodiac: 'sidereal',
    }),
  ][0] as Described

describe('an edition', () => {
  test('leads a week with what matters most to the sign: Jupiter’s entry into Leo for Leo (ALM-01)', () => {
    const week = describeOne('weekly', '2026-10-26', 'Leo')
    expect(week.lead.event).toMatchObject({ kind: 'ingress', graha: 'Jupiter' })
    expect(week.chapters[0]!.paragraphs[0]!.text).toContain('Jupiter')
    expect(week.chapters[0]!.paragraphs[0]!.text).toContain('Saturday 31 October')
  })

  test('counts the house of every fact of the sky from the moonsign (ALM-04)', () => {
    for (const type of ['weekly', 'monthly', 'yearly'] as const)
      for (const sign of signKeys)
        for (const { paragraphs } of describeOne(type, '2026-11-23', sign).chapters)
          for (const { evidence } of paragraphs)
            for (const fact of evidence) {
              const turns = (signKeys.indexOf(fact.sign) - signKeys.indexOf(sign) + 12) % 12
              expect(fact.house).toBe(turns + 1)
            }
  })

  test('shows under each paragraph of a week the facts that it rests on, in a note that opens (ALM-04)', () => {
    const { parts } = compose(weekOf('2026-11-23'), 'Scorpio')
    for (const part of parts.slice(0, 6))
      for (const code of languageCodes) {
        const { description } = part[languageCodes.indexOf(code)]!
        const paragraphs = description.match(/<p>/g)!.length
        expect(description.match(/<details><summary>(?:Why\?|क्यों\?)/g)).toHaveLength(paragraphs)
      }
  })

  test('writes no degree and hardly any house into its prose (ALM-14)', () => {
    for (const sign of signKeys) {
      const { chapters } = describeOne('weekly', '2026-11-23', sign)
      const prose = chapters
        .flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text))
        .join(' ')
      expect(prose).not.toMatch(/°|\bdegrees?\b/)
      expect(prose.match(/\b\w+(?:st|nd|rd|th) house\b/g)?.length ?? 0).toBeLessThanOrEqual(4)
    }
  })

  test.each([
    // The Moon's signs of the sade-sati while Saturn is in Pisces: rising, peak and setting.
    ['Aries', /sade-?sati/i],
    ['Pisces', /sade-?sati/i],
    ['Aquarius', /sade-?sati/i],
    ['Leo', /ashtama/i],
    ['Sagittarius', /ardhashtama/i],
  ] as const)('names Saturn’s stay for %s within four weeks: %s (ALM-05)', (sign, term) => {
    const weeks = ['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14']
    const texts = weeks.map((from) =>
      describeOne('weekly', from, sign)
        .chapters[0]!.paragraphs.map(({ text }) => text)
        .join(' '),
    )
    expect(texts.join(' ')).toMatch(term)
  })

  test('tells no stay of the Moon, which is too quick, in a month or a year (ALM-02, ALM-03)', () => {
    for (const type of ['monthly', 'yearly'] as const)
      for (const sign of signKeys) {
        const { chapters } = describeOne(type, '2027-01-01', sign)
        const facts = chapters.flatMap(({ paragraphs }) =>
          paragraphs.flatMap(({ evidence }) => evidence),
        )
        expect(facts.length).toBeGreaterThan(10)
        expect(facts.filter(({ graha, until }) => graha === 'Moon' && until)).toEqual([])
      }
  })

  test('tells the retrograde entry of Jupiter into Cancer in January 2027 as a return (ALM-07)', () => {
    // 24 January 2027, 19:58 UTC: a Sunday in London.
    const week = describeOne('weekly', '2027-01-18', 'Cancer')
    expect(week.lead.event).toMatchObject({ kind: 'return', graha: 'Jupiter' })
    expect(week.chapters[0]!.paragraphs[0]!.text).toMatch(/back|again|return/i)
  })

  test('is the same whatever was composed before it', () => {
    const later = JSON.stringify(compose(weekOf('2027-03-01'), 'Virgo'))
    compose(weekOf('2025-03-01'), 'Virgo')
    compose(weekOf('2026-12-01'), 'Virgo')
    expect(JSON.stringify(compose(weekOf('2027-03-01'), 'Virgo'))).toBe(later)
  })

  test('of a period before the almanac’s first is composed too', () => {
    expect(wholeText(compose(weekOf('2024-05-06'), 'Leo'), 0).length).toBeGreaterThan(2000)
  })

  test('of the tropical zodiac differs', () => {
    expect(composeEdition(weekOf('2026-11-23'), 'Leo', 'tropical').parts).not.toEqual(
      compose(weekOf('2026-11-23'), 'Leo').parts,
    )
  })

  test('names the eclipses of 2026 to 2028 on their days, with what is seen from London and Delhi (ALM-08)', () => {
    // NASA: partial in London and in Delhi on 2 August 2027.
    const { chapters } = describeOne('weekly', '2027-08-02', 'Leo')
    const told = chapters[0]!.paragraphs[0]!.text
    expect(told).toContain('Monday 2 August')
    expect(told).toMatch(/The eclipse is seen in part from London, seen in part from Delhi\.$/)
    const { parts } = compose(weekOf('2027-08-02'), 'Leo')
    expect(plain(parts[0]![0]!.description)).toMatch(
      /Total eclipse of the Sun .*; seen in part from London, seen in part from Delhi/,
    )
  })

  test('passes over penumbral eclipses, as custom does', () => {
    // 20 February 2027, penumbral.
    const kinds = signKeys.map((sign) => describeOne('weekly', '2027-02-15', sign).lead.event.kind)
    expect(kinds).not.toContain('eclipse')
  })
})

describe('the dates of an edition', () => {
  test('are those of London in English and of India in Hindi (ALM-09)', () => {
    // The full Moon of 1 February 2026, 22:09 UTC, is on 2 February in India (Drik Panchang).
    const { parts } = compose(monthOf('2026-02-01'), 'Leo')
    const overview = parts[0]!.map(({ description }) => plain(description))
    expect(overview[0]).toContain('Sunday 1 February')
    expect(overview[1]).toContain('सोमवार, 2 फ़रवरी')
  })

  test('of a week’s days are Monday to Sunday, each with Moon, nakshatra, tithi, one thing to do and one to leave (ALM-08)', () => {
    const { parts } = compose(weekOf('2026-11-23'), 'Scorpio')
    const rows = parts[6]![0]!.description.match(/<li>.*?<\/li>/g)!.map((row) => plain(row).trim())
    expect(rows).toHaveLength(7)
    // Drik Panchang, London: full Moon (Kartik Purnima) on Tuesday 24 November.
    expect(rows[1]).toMatch(/Tuesday 24 November .*Moon in .* · .*full Moon · Kartik Purnima/)
    for (const row of rows) expect(row).toMatch(/ \S.+\. \S.+\.$/)
  })

  test('of a list of days are those of the zone for which it is composed (SKY-26)', () => {
    for (const span of [weekOf('2026-11-23'), monthOf('2026-11-01')]) {
      const { parts, dayAdvice } = compose(span, 'Scorpio')
      const zone = (timeZone: string) =>
        composeDays(span, 'Scorpio', dayAdvice![0]!.numbers, {
          zodiac: 'sidereal',
          code: 'en',
          timeZone,
        })
      expect(zone('America/Los_Angeles')).not.toBe(zone('Asia/Tokyo'))
      expect(zone('Europe/London')).toBe(parts.at(-1)![0]!.description)
    }
  })
})

describe('the edition of a year', () => {
  test('names the ingresses of the slow grahas on the days that almanacs publish (ALM-03)', () => {
    // Drik Panchang: Jupiter enters Cancer 2 June (IST) and Leo 31 October; Rahu enters Capricorn 5 December.
    const text = wholeText(compose(yearOf('2026-01-01'), 'Aries'), 0)
    for (const date of ['1 June', '31 October', '5 December']) expect(text).toContain(date)
  })

  test('tells every stay of Jupiter and Saturn of 20 days in each section that it touches (ALM-03)', () => {
    const calendar = skyCalendarOf('sidereal')
    const { start, end } = {
      start: Temporal.Instant.from('2027-01-01T00:00:00Z'),
      end: Temporal.Instant.from('2028-01-01T00:00:00Z'),
    }
    const stays = calendar.stays('Jupiter', start, end)
    const { chapters } = describeOne('yearly', '2027-01-01', 'Pisces')
    const love = chapters.find(({ key }) => key === 'love-and-marriage')!
    const told = love.paragraphs.flatMap(({ evidence }) => evidence)
    // For Pisces the seventh house is Virgo, which Jupiter enters on 26 November 2027.
    const inVirgo = stays.find(({ sign }) => sign === 'Virgo')!
    expect(told).toContainEqual(
      expect.objectContaining({ graha: 'Jupiter', sign: 'Virgo', at: `${inVirgo.from}` }),
    )
  })
})
