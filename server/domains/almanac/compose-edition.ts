import {
  defaultLanguage,
  inEveryLanguage,
  type LanguageCode,
  languages,
  translationRows,
} from '@rashi/contract/languages.rules'
import type { SignKey, Zodiac } from '@rashi/sky'
import { almanacOf } from './almanac.ts'
import { almanacLanguages } from './content/all-languages.ts'
import { almanacNames } from './content/all-names.ts'
import { listSkyEvents, type SkyEvent } from './list-sky-events.ts'
import { adviceFromNumbers, type AdviceNumbers, numbersOfAdvice } from './plan/choose-advice.ts'
import { monthAdviceId } from './plan/plan-month.ts'
import { weekAdviceId } from './plan/plan-week.ts'
import { markedDates } from './render/dates.ts'
import { markDays, markParagraph } from './render/markup.ts'
import { renderDaysOfMonth, renderMonth } from './render/render-month.ts'
import {
  renderMonthInShort,
  renderWeekInShort,
  renderYearInShort,
} from './render/render-in-short.ts'
import type { RenderedParagraph } from './render/render-paragraph.ts'
import { renderDaysOfWeek, type RenderedPeriod, renderWeek } from './render/render-week.ts'
import { renderYear } from './render/render-year.ts'
import type { Span } from './rules/spans.rules.ts'
import { listAlmanacDays } from './sky/almanac-days.ts'

/**
 * The version of the almanac's text, raised with every change of texts or composition. Periods that have
 * not begun are then composed again.
 */
export const edition = 3

/** The first version whose dates are marked, and whose list of days can be composed for any time zone. */
export const firstEditionWithMarkedDates = 3

/** The text of a period for one sign in every language, with the dates of the language's own time zone. */
export interface Edition {
  readonly translations: {
    language_id: number
    name: string
    description?: string
    description_preview: string
  }[]
  /** Chapters or sections, each in every language. */
  readonly parts: {
    language_id: number
    name: string
    short_description: string
    description: string
  }[][]
  readonly skyEvents: SkyEvent[]
  /** The period in three sentences of plain text with marked dates. */
  readonly inShort: { language_id: number; sentences: string[] }[]
  /** The advice that was chosen for the list of days, which `composeDays` needs; null for a year. */
  readonly dayAdvice: DayAdviceRow[] | null
}

export interface DayAdviceRow {
  readonly language_id: number
  readonly numbers: AdviceNumbers
}

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
    skyEvents: listSkyEvents(span, almanacOf(zodiac).calendar),
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

/**
 * Composes the list of days of a week or month for a time zone: the Moon's sign, the nakshatra and the
 * tithi of a day are those at its sunrise there.
 *
 * @param numbers the advice that was chosen when this `edition` composed the period; choosing it again would mean to plan all
 *   periods before it
 */
export function composeDays(
  { readingPeriod, from, to }: Span,
  moonsign: SignKey,
  numbers: AdviceNumbers,
  { zodiac, code, timeZone }: { zodiac: Zodiac; code: LanguageCode; timeZone: string },
): string {
  const names = almanacNames[code]
  const { week, month } = almanacLanguages[code]
  const days = listAlmanacDays(from, to, timeZone, zodiac)
  const rendered =
    readingPeriod === 'weekly'
      ? renderDaysOfWeek(adviceFromNumbers(weekAdviceId, week.days, numbers), days, moonsign, names)
      : renderDaysOfMonth(
          adviceFromNumbers(monthAdviceId, month.goodDays, numbers),
          days,
          moonsign,
          names,
        )
  return markDays(rendered, names)
}
