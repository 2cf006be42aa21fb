import { type LanguageCode, languages } from '@rashi/contract/languages.rules'
import { type Graha, type SignKey, signKeys } from '@rashi/sky'
import type { Almanac } from '../almanac.ts'
import { almanacNames } from '../content/all-names.ts'
import { sectionKeys } from '../texts/language.ts'
import { houseFrom } from '../rules/gochara.rules.ts'
import { housesOfSection } from '../plan/plan-year.ts'
import { plainDates } from '../render/dates.ts'
import { renderYear } from '../render/render-year.ts'
import type { PeriodSky } from '../sky/period-sky.ts'
import { countTrue, type Range, rangeOf, share, sum } from './counting.rules.ts'
import { countCoordinateWords, maskCoordinates, sentencesOf, wordsOf } from './masking.ts'

/** The figures of three years of all signs in one language; shares are of 1. */
export interface YearFigures {
  readonly years: number
  /** Years whose arc tells the event of the preview with its day and 25 words or more. */
  readonly leadTold: number
  /** Sections of the house that Jupiter moves into which tell that stay. */
  readonly leadToldInSections: number
  /** Stays of Jupiter and Saturn of 20 days or more in a house of a section: told there with 60 words or more. */
  readonly staysTold: number
  readonly coordinateWords: number
  readonly singleSentenceParagraphs: number
  readonly words: Range
  readonly wordsOfSections: Range
}

const leastWordsOfStay = 60
const longStayDays = 20

export function measureYears(
  almanac: Almanac,
  code: LanguageCode,
  { from, count }: { from: number; count: number },
): YearFigures {
  const names = almanacNames[code]
  const years = signKeys.flatMap((sign) =>
    Array.from({ length: count }, (_, year) => {
      const { sky, plan } = almanac.planners[code].planYear(sign, from + year)
      const date = plainDates(names, languages[code].timeZone, sky.span.from.year)
      const address = { moonsign: sign, year: sky.span.from.year }
      return { sign, sky, plan, date, rendered: renderYear(plan, address, code, date) }
    }),
  )
  const paragraphs = years.flatMap(({ rendered }) => [
    ...rendered.arc,
    ...rendered.sections.flatMap((section) => section.paragraphs),
  ])
  const wordsOfParagraphs = (list: readonly { text: string }[]) =>
    sum(list.map(({ text }) => wordsOf(text).length))
  const stays = years.flatMap((year) =>
    listStays(year.sky, year.sign).map((one) => ({ year, ...one })),
  )
  const isTold = ({ year, section, graha, sign, at }: (typeof stays)[number]) =>
    year.rendered.sections
      .find(({ key }) => key === section)!
      .paragraphs.some(
        ({ text, evidence }) =>
          wordsOf(text).length >= leastWordsOfStay &&
          evidence.some(
            (fact) => fact.graha === graha && fact.sign === sign && `${fact.at}` === at,
          ),
      )
  const ofLead = stays.filter(
    ({ year, graha, at }) => graha === 'Jupiter' && at === `${year.plan.lead.at}`,
  )
  return {
    years: years.length,
    leadTold: share(
      countTrue(years, ({ plan, date, rendered }) => {
        const day = date(plan.lead.at, 'day')
        return rendered.arc.some(
          ({ text }) =>
            text.includes(day) &&
            rendered.preview.includes(day) &&
            wordsOf(maskCoordinates(text, code)).length >= 25,
        )
      }),
      years.length,
    ),
    leadToldInSections: share(countTrue(ofLead, isTold), ofLead.length),
    staysTold: share(countTrue(stays, isTold), stays.length),
    coordinateWords: share(
      sum(paragraphs.map(({ text }) => countCoordinateWords(text, code))),
      wordsOfParagraphs(paragraphs),
    ),
    singleSentenceParagraphs: share(
      countTrue(paragraphs, ({ text }) => sentencesOf(text).length === 1),
      paragraphs.length,
    ),
    words: rangeOf(
      years.map(({ rendered }) =>
        wordsOfParagraphs([
          ...rendered.arc,
          ...rendered.sections.flatMap((section) => section.paragraphs),
        ]),
      ),
    ),
    wordsOfSections: rangeOf(
      years.flatMap(({ rendered }) =>
        rendered.sections.map((section) => wordsOfParagraphs(section.paragraphs)),
      ),
    ),
  }
}

/** Lists the long stays of Jupiter and Saturn in the houses of the sections. */
function listStays({ calendar, start, end }: PeriodSky, moonsign: SignKey) {
  const slow: readonly Graha[] = ['Jupiter', 'Saturn']
  const daysWithin = (stay: { from: Temporal.Instant; to: Temporal.Instant }) =>
    (Math.min(stay.to.epochMilliseconds, end.epochMilliseconds) -
      Math.max(stay.from.epochMilliseconds, start.epochMilliseconds)) /
    86_400_000
  return slow.flatMap((graha) =>
    calendar
      .stays(graha, start, end)
      .filter((stay) => daysWithin(stay) >= longStayDays)
      .flatMap((stay) =>
        sectionKeys
          .filter((key) => housesOfSection[key].includes(houseFrom(moonsign, stay.sign)))
          .map((section) => ({ section, graha, sign: stay.sign, at: `${stay.from}` })),
      ),
  )
}
