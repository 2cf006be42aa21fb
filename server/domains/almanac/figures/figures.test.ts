import { languageCodes } from '@rashi/contract/languages.rules'
import { describe, expect, test, vi } from 'vitest'
import { measureTexts } from './measure-texts.ts'

// Every text of 104 weeks, 36 months and 3 years of all signs is composed.
vi.setConfig({ testTimeout: 120_000 })

const figures = measureTexts()
const englishName = new Intl.DisplayNames('en', { type: 'language' })

// The figures to reach, as a reviewer of the first edition set them.
describe.each(languageCodes.map((code) => [englishName.of(code)!, figures[code]] as const))(
  'in %s',
  (_, { weeks, months, years, datesEqualToList }) => {
    test('every title and preview of a week speaks of an event that the first paragraph tells (ALM-01)', () => {
      expect(weeks.leadTold).toBe(1)
      expect(weeks.previewsWithMeaning).toBe(1)
    })

    test('a week has 550 to 750 words on average, of which few are co-ordinates (ALM-14)', () => {
      expect(weeks.words.mean).toBeGreaterThanOrEqual(550)
      expect(weeks.words.mean).toBeLessThanOrEqual(750)
      expect(weeks.coordinateWords).toBeLessThan(0.2)
      expect(weeks.housesPerWeek).toBeLessThanOrEqual(4)
    })

    test('paragraphs have several sentences that lean on one another (ALM-11)', () => {
      expect(weeks.singleSentenceParagraphs).toBeLessThan(0.15)
      expect(weeks.sentencesReferringBack).toBeGreaterThan(0.2)
    })

    test('no thought is told to a sign more than three times a year, and most are new in the first year (ALM-11)', () => {
      expect(weeks.mostUsedThought, weeks.mostUsed).toBeLessThanOrEqual(3)
      expect(weeks.readBeforeYearOne).toBeLessThan(0.2)
      expect(weeks.readBeforeYearTwo).toBeLessThan(0.45)
    })

    test('two signs of a week share few sentences (ALM-11)', () => {
      expect(weeks.sharedBetweenSignsMean).toBeLessThan(0.04)
      expect(weeks.sharedBetweenSignsMost).toBeLessThanOrEqual(0.1)
    })

    test('easy and hard transits are told differently (ALM-11)', () => {
      expect(weeks.sentencesByTone).toBeGreaterThan(0.4)
    })

    test('advice for the same days is never opposed, and no day is without (ALM-10, ALM-08)', () => {
      expect(weeks.opposedAdvice).toBe(0)
      expect(weeks.dayRowsWithoutAdvice).toBe(0)
    })

    test('Saturn is named in most weeks of sade-sati, Ketu in a quarter of all, dignity in every week that has one (ALM-05, ALM-06)', () => {
      expect(weeks.saturnNamedInSadeSati).toBeGreaterThanOrEqual(0.6)
      expect(weeks.ketuNamed).toBeGreaterThanOrEqual(0.25)
      expect(weeks.dignityNamed).toBe(1)
    })

    test('the dates in texts are the days of the listed instants in London and in Kolkata (ALM-09)', () => {
      expect(datesEqualToList).toEqual({ 'Europe/London': 1, 'Asia/Kolkata': 1 })
    })

    test('a month tells two or three stories in 1,100 to 1,500 words on average (ALM-02)', () => {
      expect(months.leadTold).toBe(1)
      expect(months.stories.min).toBeGreaterThanOrEqual(2)
      expect(months.words.mean).toBeGreaterThanOrEqual(1_100)
      expect(months.words.mean).toBeLessThanOrEqual(1_500)
      expect(months.coordinateWords).toBeLessThan(0.2)
      expect(months.singleSentenceParagraphs).toBeLessThan(0.15)
      expect(months.opposedAdvice).toBe(0)
    })

    test('a year with its sections has 9,000 words or more and tells every long stay where it belongs (ALM-03)', () => {
      expect(years.leadTold).toBe(1)
      expect(years.leadToldInSections).toBe(1)
      expect(years.staysTold).toBe(1)
      expect(years.words.min).toBeGreaterThanOrEqual(9_000)
      expect(years.coordinateWords).toBeLessThan(0.2)
      expect(years.singleSentenceParagraphs).toBeLessThan(0.15)
    })
  },
)
