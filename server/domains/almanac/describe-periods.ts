import type { LanguageCode } from '@rashi/contract/languages.rules'
import type { ReadingPeriod } from '@rashi/contract/reading-periods.rules'
import type { SignKey, Zodiac } from '@rashi/sky'
import { almanacOf } from './almanac.ts'
import { almanacNames } from './content/all-names.ts'
import type { Evidence } from './plan/evidence.ts'
import { plainDates } from './render/dates.ts'
import { renderMonth } from './render/render-month.ts'
import type { RenderedParagraph } from './render/render-paragraph.ts'
import { type RenderedDay, renderWeek } from './render/render-week.ts'
import { renderYear } from './render/render-year.ts'
import { type Span, spanAt, spanOf } from './rules/spans.rules.ts'
import { listAlmanacDays } from './sky/almanac-days.ts'

export interface PeriodQuery {
  readonly type: ReadingPeriod
  readonly sign: SignKey
  /** A day of the first period. */
  readonly from: Temporal.PlainDate
  readonly count: number
  readonly language: LanguageCode
  readonly timeZone: string
  readonly zodiac: Zodiac
}

/** Describes successive periods as data, with the dates of a time zone. */
export function* describePeriods(query: PeriodQuery): Generator<object> {
  const first = spanAt(query.type, query.from).index
  for (let index = first; index < first + query.count; index++)
    yield describePeriod(query, spanOf(query.type, index))
}

function describePeriod(query: PeriodQuery, span: Span) {
  const { type, sign, language, timeZone } = query
  const rendered = renderPeriod(query, span)
  return {
    type,
    sign: sign.toLowerCase(),
    language,
    time_zone: timeZone,
    date: `${span.from}`,
    title: rendered.title,
    preview: rendered.preview,
    lead: { event: describeEvidence(rendered.lead.event), at: `${rendered.lead.event.at}` },
    chapters: rendered.chapters.map(({ key, name, paragraphs }) => ({
      key,
      name,
      paragraphs: paragraphs.map(describeParagraph),
    })),
    days: rendered.days.map(describeDay),
  }
}

/** Renders a period; the overview of a year is the story of its arc. */
function renderPeriod(
  { type, sign, language, timeZone, zodiac }: PeriodQuery,
  { index, from, to }: Span,
) {
  const planner = almanacOf(zodiac).planners[language]
  const date = plainDates(almanacNames[language], timeZone, from.year)
  if (type === 'yearly') {
    const { plan } = planner.planYear(sign, index)
    const year = renderYear(plan, { moonsign: sign, year: from.year }, language, date)
    const overview = { ...almanacNames[language].chapters.overview, paragraphs: year.arc }
    return { ...year, chapters: [{ key: 'overview', ...overview }, ...year.sections], days: [] }
  }
  const days = listAlmanacDays(from, to, timeZone, zodiac)
  if (type === 'monthly') {
    const { plan } = planner.planMonth(sign, index)
    return renderMonth({ plan, days }, sign, language, date)
  }
  const { plan } = planner.planWeek(sign, index)
  return renderWeek({ plan, days }, sign, language, date)
}

const describeParagraph = ({ text, units, evidence }: RenderedParagraph) => ({
  text,
  units,
  evidence: evidence.map(describeEvidence),
})

/** Describes a fact with its kind, graha, sign, house and instants. */
const describeEvidence = (evidence: Evidence) =>
  Object.fromEntries(
    Object.entries(evidence).map(([key, value]) => [
      key,
      value instanceof Temporal.Instant ? `${value}` : value,
    ]),
  )

const describeDay = (day: RenderedDay) => ({
  date: day.date,
  moon_sign: day.moonSign,
  nakshatra: day.nakshatra,
  tithi: day.tithi,
  festival: day.festival,
  do: day.do,
  leave: day.leave,
})
