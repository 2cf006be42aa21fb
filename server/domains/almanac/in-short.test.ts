import { type LanguageCode, languageCodes, languages } from '@rashi/contract/languages.rules'
import { signKeys } from '@rashi/sky'
import { describe, expect, test } from 'vitest'
import { inShortTexts } from './content/all-in-short.ts'
import { almanacNames } from './content/all-names.ts'
import { composeEdition } from './compose-edition.ts'
import type { Edition } from './edition.ts'
import { describePeriods } from './describe-periods.ts'
import { findProhibitedClaims, listTexts } from './checks/prohibited-claims.rules.ts'
import { type Span, spanAt, spanOf } from './rules/spans.rules.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const following = (span: Span, count: number) =>
  Array.from({ length: count }, (_, index) => spanOf(span.readingPeriod, span.index + index))
const weeks = following(spanAt('weekly', day('2026-11-23')), 8)
const spans = [
  ...weeks,
  ...following(spanAt('monthly', day('2026-11-01')), 4),
  ...following(spanAt('yearly', day('2026-01-01')), 2),
]
const plain = (markup: string) => markup.replace(/<[^>]+>/g, '')
const sentencesOf = ({ inShort }: Edition, code: LanguageCode) =>
  inShort[languageCodes.indexOf(code)]!.sentences.map(plain)
const englishName = new Intl.DisplayNames('en', { type: 'language' })

describe.each(languageCodes.map((code) => [englishName.of(code)!, code] as const))(
  'the short text of a period in %s',
  (_, code) => {
    test('has three sentences without placeholders or tags, for weeks, months and years of every sign (DAY-01)', () => {
      for (const span of spans)
        for (const sign of signKeys) {
          const sentences = sentencesOf(composeEdition(span, sign, 'sidereal'), code)
          expect(sentences).toHaveLength(3)
          for (const sentence of sentences) {
            expect(sentence).toMatch(/^[^a-z{}<>#][^{}<>#]+[.।]$/)
            expect(sentence.match(/[.।?](?=\s)/g) ?? []).toEqual([])
          }
        }
    })

    test('begins in twelve ways for the twelve signs of a week, and no sentence begins like another of the same text (DAY-01)', () => {
      const opening = (sentence: string) => sentence.split(' ').slice(0, 3).join(' ')
      for (const span of weeks) {
        const texts = signKeys.map((sign) =>
          sentencesOf(composeEdition(span, sign, 'sidereal'), code),
        )
        expect(new Set(texts.map(([first]) => first)).size).toBe(12)
        for (const text of texts) expect(new Set(text.map(opening)).size).toBe(3)
      }
    })

    test('names the day of the event that leads the week, and a day of the list with what is advised on it (DAY-01)', () => {
      for (const sign of signKeys)
        for (const span of weeks) {
          const [lead, , note] = sentencesOf(composeEdition(span, sign, 'sidereal'), code)
          const { timeZone } = languages[code]
          const [described] = [
            ...describePeriods({
              type: 'weekly',
              sign,
              from: span.from,
              count: 1,
              language: code,
              timeZone,
              zodiac: 'sidereal',
            }),
          ] as [
            { lead: { event: { kind: string }; at: string }; days: { date: string; do: string }[] },
          ]
          const { weekday } = almanacNames[code]
          const leadDay = Temporal.Instant.from(described.lead.at)
            .toZonedDateTimeISO(timeZone)
            .toPlainDate()
          if (described.lead.event.kind !== 'ruler') expect(lead).toContain(weekday(leadDay))
          const noted = described.days.find(({ date }) => note!.includes(weekday(day(date))))!
          expect(note!.endsWith(noted.do.slice(1))).toBe(true)
          expect(noted.date).not.toBe(`${leadDay}`)
        }
    })

    test('makes no prohibited claim', () => {
      expect(listTexts([inShortTexts[code]]).flatMap(findProhibitedClaims)).toEqual([])
    })
  },
)
