import {
  defaultLanguage,
  inEveryLanguage,
  type LanguageCode,
  languages,
  translationRows,
} from '@rashi/contract/languages.rules'
import type { SignKey, Zodiac } from '@rashi/sky'
import { almanacOf } from './almanac.ts'
import { almanacNames } from './content/all-names.ts'
import type { Edition } from './edition.ts'
import { listSkyEvents } from './list-sky-events.ts'
import { type AdviceNumbers, numbersOfAdvice } from './plan/choose-advice.ts'
import { markedDates } from './render/dates.ts'
import { markDays, markParagraph } from './render/markup.ts'
import { renderMonth } from './render/render-month.ts'
import {
  renderMonthInShort,
  renderWeekInShort,
  renderYearInShort,
} from './render/render-in-short.ts'
import type { RenderedParagraph } from './render/render-paragraph.ts'
import { type RenderedPeriod, renderWeek } from './render/render-week.ts'
import { renderYear } from './render/render-year.ts'
import type { Span } from './rules/spans.rules.ts'
import { skyCalendarOf } from './sky/sky-calendar.ts'

interface ComposedPart {
  readonly name: string
  readonly short: string
  readonly text: string
}
interface Composed {
  readonly title: string
  readonly preview: string
  readonly description?: string
  readonly parts: readonly ComposedPart[]
  readonly inShort: string[]
  readonly advice?: AdviceNumbers
}

/** Composes a period's text, which span, moonsign, zodiac and `edition` determine entirely. */
export function composeEdition(span: Span, moonsign: SignKey, zodiac: Zodiac): Edition {
  const composed = inEveryLanguage((code) => composeInLanguage(span, moonsign, zodiac, code))
  return {
    translations: translationRows((code) => {
      const { title, preview, description } = composed[code]
      return {
        name: title,
        ...(description === undefined ? {} : { description }),
        description_preview: `<p>${preview}</p>`,
      }
    }),
    parts: composed[defaultLanguage].parts.map((_, index) =>
      translationRows((code) => {
        const { name, short, text } = composed[code].parts[index]!
        return { name, short_description: short, description: text }
      }),
    ),
    skyEvents: listSkyEvents(span, skyCalendarOf(zodiac)),
    inShort: translationRows((code) => ({ sentences: composed[code].inShort })),
    dayAdvice:
      span.readingPeriod === 'yearly'
        ? null
        : translationRows((code) => ({ numbers: composed[code].advice ?? [] })),
  }
}

function composeInLanguage(
  span: Span,
  moonsign: SignKey,
  zodiac: Zodiac,
  code: LanguageCode,
): Composed {
  const { readingPeriod, index, from } = span
  const planner = almanacOf(zodiac).planners[code]
  const names = almanacNames[code]
  const date = markedDates(names, languages[code].timeZone, from.year)
  const mark = (paragraphs: readonly RenderedParagraph[]) =>
    paragraphs.map((paragraph) => markParagraph(paragraph, names, date)).join('')
  const toParts = (
    parts: readonly { name: string; short: string; paragraphs: readonly RenderedParagraph[] }[],
  ) => parts.map(({ name, short, paragraphs }) => ({ name, short, text: mark(paragraphs) }))
  const rendering = { span, moonsign, code, date }
  const withDays = (
    period: RenderedPeriod,
    advice: AdviceNumbers,
    short: string,
    inShort: string[],
  ): Composed => ({
    ...period,
    inShort,
    advice,
    parts: [
      ...toParts(period.chapters),
      { name: names.chapters.days.name, short, text: markDays(period.days, names) },
    ],
  })
  switch (readingPeriod) {
    case 'weekly': {
      const planned = planner.planWeek(moonsign, index)
      return withDays(
        renderWeek(planned, moonsign, code, date),
        numbersOfAdvice(planned.plan.advice),
        names.chapters.days.short,
        renderWeekInShort(planned, zodiac, rendering),
      )
    }
    case 'monthly': {
      const planned = planner.planMonth(moonsign, index)
      return withDays(
        renderMonth(planned, moonsign, code, date),
        numbersOfAdvice(planned.plan.advice),
        names.daysOfMonth,
        renderMonthInShort(planned, rendering),
      )
    }
    case 'yearly': {
      const { plan } = planner.planYear(moonsign, index)
      const year = renderYear(plan, { moonsign, year: from.year }, code, date)
      return {
        ...year,
        description: mark(year.arc),
        parts: toParts(year.sections),
        inShort: renderYearInShort(plan, rendering),
      }
    }
  }
}
