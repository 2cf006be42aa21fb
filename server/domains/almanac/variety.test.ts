import type { ReadingPeriod } from '@rashi/contract/reading-periods.rules'
import { languageCodes } from '@rashi/contract/languages.rules'
import { signKeys } from '@rashi/sky'
import { describe, expect, test, vi } from 'vitest'
import { composeEdition } from './compose-edition.ts'
import { measureVariety, splitSentences, type PeriodText, countWords } from './measure.rules.ts'
import { type AlmanacSpan, readSpanSky } from './span-sky.ts'

// Hundreds of thousands of sentences are compared.
vi.setConfig({ testTimeout: 60_000 })

/** All spans that begin in 2026, 2027 and 2028, in order, with the calendar's numbers. */
const firstWeek = Temporal.PlainDate.from('2026-01-05')
const newYear = Temporal.PlainDate.from('2026-01-01')
const spans: AlmanacSpan[] = [
  ...Array.from({ length: 156 }, (_, week) => {
    const from = firstWeek.add({ weeks: week })
    return { readingPeriod: 'weekly', index: 1357 + week, from, to: from.add({ days: 6 }) } as const
  }),
  ...Array.from({ length: 36 }, (_, month) => {
    const from = newYear.add({ months: month })
    const to = from.add({ months: 1 }).subtract({ days: 1 })
    return { readingPeriod: 'monthly', index: 312 + month, from, to } as const
  }),
  ...[0, 1, 2].map((year) => {
    const from = newYear.add({ years: year })
    return {
      readingPeriod: 'yearly',
      index: 26 + year,
      from,
      to: from.with({ month: 12, day: 31 }),
    } as const
  }),
].toSorted((a, b) => Temporal.PlainDate.compare(a.from, b.from))

const composed = spans.map((span) => {
  const sky = readSpanSky(span, 'sidereal')
  return { span, sky, editions: signKeys.map((sign) => composeEdition(sky, sign)) }
})
const editions = composed.flatMap((one) => one.editions)

const englishName = new Intl.DisplayNames('en', { type: 'language' })

describe.each(languageCodes.map((code, index) => [englishName.of(code), index] as const))(
  'three years of twelve signs in %s',
  (name, language) => {
    const signs = signKeys.map((_, sign) =>
      composed.map(({ span, editions: ofSpan }): PeriodText => {
        const { translations, parts } = ofSpan[sign]!
        const { description = '', description_preview: preview } = translations[language]!
        return {
          ...span,
          chapters: parts.map((part) => part[language]!.description),
          otherTexts: [preview, description],
        }
      }),
    )

    test('repeat no chapter, use a sentence at most three times a year, and share few between signs', () => {
      const variety = measureVariety(signs)
      const { weeks, chapters, repeatedChapters, inWeeks, together, meanShared, mostShared } =
        variety
      process.stdout.write(
        [
          `${name}, 12 signs, ${weeks} weeks with their months and years: ${chapters} chapters`,
          `  repeated chapters: ${repeatedChapters}`,
          `  most uses of a sentence a sign and year: ${inWeeks.uses} in the weeks alone, ${together.uses} in weeks, months and the year together`,
          `  shared by two signs in one week: ${(meanShared * 100).toFixed(1)} % on average, ${(mostShared * 100).toFixed(1)} % at most\n`,
        ].join('\n'),
      )
      expect(chapters).toBe((156 * 7 + 36 * 7 + 3 * 13) * 12)
      expect(repeatedChapters).toBe(0)
      expect(inWeeks.uses, inWeeks.sentence).toBeLessThanOrEqual(3)
      expect(together.uses, together.sentence).toBeLessThanOrEqual(3)
      expect(mostShared).toBeLessThan(0.2)
    })

    // The mean of a year is within 15 % (weeks: 20 %); a single text varies with its transits.
    test.each([2026, 2027, 2028])('have the specified lengths in %i', (year) => {
      const ofYear = signs.flat().filter(({ from }) => from.year === year)
      const chaptersOf = (readingPeriod: ReadingPeriod) =>
        ofYear
          .filter((period) => period.readingPeriod === readingPeriod)
          .map(({ chapters }) => countWords(chapters.join(' ')))
      const yearly = ofYear.filter(({ readingPeriod }) => readingPeriod === 'yearly')
      for (const [words, specified, tolerance] of [
        [chaptersOf('weekly'), 350, 0.45],
        [chaptersOf('monthly'), 700, 0.3],
        [yearly.map(({ otherTexts }) => countWords(otherTexts[1]!)), 1500, 0.2],
        [yearly.flatMap(({ chapters }) => chapters.map(countWords)), 250, 0.3],
      ] as const) {
        const mean = words.reduce((sum, count) => sum + count, 0) / words.length
        expect(Math.abs(mean / specified - 1)).toBeLessThan(specified === 350 ? 0.2 : 0.15)
        expect(Math.min(...words)).toBeGreaterThan(specified * (1 - tolerance))
        expect(Math.max(...words)).toBeLessThan(specified * (1 + tolerance))
      }
    })
  },
)

test('every claim is in the text and has evidence in the list of events', () => {
  for (const { claims, skyEvents, parts, translations } of editions) {
    const text = [...parts.flat(), ...translations].map((one) => JSON.stringify(one)).join(' ')
    expect(claims.length).toBeGreaterThan(20)
    for (const { sentence, events, language_id: language } of claims) {
      expect(text).toContain(sentence.slice(1))
      expect(events.length).toBeGreaterThan(0)
      for (const event of events)
        expect(skyEvents[event]!.translations.some((one) => one.language_id === language)).toBe(
          true,
        )
    }
  }
})

/** Patterns of a graha and of a place or day: a sentence that matches both must be a claim. */
const skyWords = [
  {
    grahas: /\b(?:Sun|Moon|Mars|Mercury|Jupiter|Venus|Saturn|Rahu|Ketu)\b/,
    places: new RegExp(
      `\\b(?:${signKeys.join('|')})\\b|your \\w+(?:st|nd|rd|th) house|\\d (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)`,
    ),
    // Mentions of the reader's own Moon and of the ruler of its sign are not transits.
    own: /the Moon in \w+|^Tradition names .*|^The chapters for .*/gi,
  },
  {
    grahas: /सूर्य|चंद्रमा|मंगल |बुध |गुरु|शुक्र|शनि|राहु|केतु/,
    places: /\S+ राशि में|आपके \S+ भाव|\d+ (?:जन|फ़र|मार्च|अप्रै|मई|जून|जुल|अग|सितं|अक्टू|नवं|दिसं)/,
    own: /\S+ के चंद्रमा|^परंपरा में .*|^\S+ राशि के स्वामी .*/g,
  },
]

test('every sentence that names a graha with a sign, a house or a day is a claim', () => {
  let checked = 0
  for (const { translations, parts, claims } of editions)
    for (const [language, { grahas, places, own }] of skyWords.entries()) {
      const claimed = claims.map(({ sentence }) => sentence).join('\n')
      const texts = [
        translations[language]!.description ?? '',
        ...parts.map((part) => part[language]!.description),
      ]
      for (const sentence of texts.flatMap(splitSentences)) {
        const rest = sentence.replace(own, '')
        if (!grahas.test(rest) || !places.test(rest)) continue
        checked++
        expect(
          claimed.includes(sentence) || claims.some((one) => sentence.includes(one.sentence)),
          sentence,
        ).toBe(true)
      }
    }
  expect(checked).toBeGreaterThan(70_000)
})
