import { type LanguageCode, languages } from '@rashi/contract/languages.rules'
import { signKeys } from '@rashi/sky'
import type { Almanac } from '../almanac.ts'
import { almanacNames } from '../content/all-names.ts'
import { opposites, tagsOf } from '../rules/tags.rules.ts'
import { plainDates } from '../render/dates.ts'
import { renderMonth } from '../render/render-month.ts'
import { countTrue, type Range, rangeOf, share, sum } from './counting.rules.ts'
import { countCoordinateWords, maskCoordinates, sentencesOf, wordsOf } from './masking.ts'

/** The figures of three years of months of all signs in one language; shares are of 1. */
export interface MonthFigures {
  readonly months: number
  readonly leadTold: number
  readonly stories: Range
  readonly coordinateWords: number
  readonly singleSentenceParagraphs: number
  /** Within one chapter; stories and days have dates of their own. */
  readonly opposedAdvice: number
  readonly previewsWithMeaning: number
  readonly words: Range
}

export function measureMonths(
  almanac: Almanac,
  code: LanguageCode,
  { from, count }: { from: number; count: number },
): MonthFigures {
  const names = almanacNames[code]
  const months = signKeys.flatMap((sign) =>
    Array.from({ length: count }, (_, month) => {
      const planned = almanac.planners[code].planMonth(sign, from + month)
      const date = plainDates(names, languages[code].timeZone, planned.sky.span.from.year)
      return { planned, date, rendered: renderMonth(planned, sign, code, date) }
    }),
  )
  const texts = months.map(({ rendered }) => [
    ...rendered.chapters.flatMap((chapter) => chapter.paragraphs.map(({ text }) => text)),
    ...rendered.days.map((row) => `${row.head} ${row.do}`),
  ])
  const paragraphs = months.flatMap(({ rendered }) =>
    rendered.chapters.flatMap((chapter) => chapter.paragraphs),
  )
  const words = texts.map((ofMonth) => sum(ofMonth.map((text) => wordsOf(text).length)))
  return {
    months: months.length,
    leadTold: share(
      countTrue(months, ({ planned, date, rendered }) => {
        const { event, unit } = planned.plan.lead
        const told = rendered.chapters[0]!.paragraphs.find(({ units }) => units.includes(unit.id))!
        const day = date(event.at, 'weekday')
        return (
          told.text.includes(day) &&
          rendered.preview.includes(day) &&
          wordsOf(maskCoordinates(told.text, code)).length >= 25
        )
      }),
      months.length,
    ),
    stories: rangeOf(months.map(({ planned }) => planned.plan.stories.length)),
    coordinateWords: share(
      sum(texts.flat().map((text) => countCoordinateWords(text, code))),
      sum(words),
    ),
    singleSentenceParagraphs: share(
      countTrue(paragraphs, ({ text }) => sentencesOf(text).length === 1),
      paragraphs.length,
    ),
    opposedAdvice: sum(
      months.flatMap(({ planned: { plan } }) =>
        Object.values(plan.chapters).map((paragraphs) => {
          const given = paragraphs.flat().flatMap(({ text }) => tagsOf(text))
          return countTrue(given, (tag) => given.includes(opposites[tag]))
        }),
      ),
    ),
    previewsWithMeaning: share(
      countTrue(months, ({ rendered }) => sentencesOf(rendered.preview).length > 1),
      months.length,
    ),
    words: rangeOf(words),
  }
}
