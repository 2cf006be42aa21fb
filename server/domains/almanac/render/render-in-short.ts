import { type LanguageCode, languageCodes, languages } from '@rashi/contract/languages.rules'
import { type SignKey, signKeys, type Zodiac } from '@rashi/sky'
import { inShortTexts } from '../content/all-in-short.ts'
import { almanacNames } from '../content/all-names.ts'
import { adviseDays } from '../plan/choose-advice.ts'
import type { StoryEvent } from '../plan/find-stories.ts'
import { type JudgedMatters, judgeMatters } from '../plan/judge-matters.ts'
import type { MonthPlan } from '../plan/plan-month.ts'
import type { WeekPlan } from '../plan/plan-week.ts'
import type { YearPlan } from '../plan/plan-year.ts'
import type { PlannedDays } from '../plan/planner.ts'
import { houseFrom, isEasy } from '../rules/gochara.rules.ts'
import type { Span } from '../rules/spans.rules.ts'
import { withoutTags } from '../rules/tags.rules.ts'
import { capitalised, fill, uncapitalised } from '../rules/text.rules.ts'
import { listAlmanacDays } from '../sky/almanac-days.ts'
import type { Units } from '../texts/units.ts'
import type { WriteDate } from './dates.ts'

interface Rendering {
  readonly span: Span
  readonly moonsign: SignKey
  readonly code: LanguageCode
  readonly date: WriteDate
}

/** Takes the texts of a list in turn, from one period and sign to the next. */
const inTurn = <T>(list: readonly T[], { span, moonsign }: Rendering, step = 0): T =>
  list[(span.index + signKeys.indexOf(moonsign) + step) % list.length]!

/** Renders the three sentences of a week: what leads it, what is easy and what needs care, and a day to note. */
export function renderWeekInShort(
  { plan, sky }: Pick<PlannedDays<WeekPlan>, 'plan' | 'sky'>,
  zodiac: Zodiac,
  rendering: Rendering,
): string[] {
  return [
    renderLead(plan.lead.event, 'weekly', rendering),
    renderBalance(judgeMatters(sky, plan.chapters), 'weekly', rendering),
    renderDay(plan.advice, zodiac, plan.lead.event.at, rendering),
  ]
}

/** The same for a month, whose third sentence tells another story of it. */
export function renderMonthInShort(
  { plan, sky }: Pick<PlannedDays<MonthPlan>, 'plan' | 'sky'>,
  rendering: Rendering,
): string[] {
  const inShort = inShortTexts[rendering.code]
  const other = plan.stories.find((story) => story !== plan.lead)
  return [
    renderLead(plan.lead.event, 'monthly', rendering),
    renderBalance(judgeMatters(sky, plan.chapters), 'monthly', rendering),
    ...(other
      ? [
          fill(inTurn(inShort.also, rendering), {
            area: inShort.areas[other.event.evidence.house - 1]!,
            event: renderEvent(other.event, rendering, 1),
          }),
        ]
      : []),
  ].map(capitalised)
}

/** The same for a year: what Jupiter, Saturn and Rahu do for the sign. */
export function renderYearInShort(plan: YearPlan, rendering: Rendering): string[] {
  const { span, code, date } = rendering
  const inShort = inShortTexts[code]
  const told = [plan.lead, ...plan.arc.flat().flatMap(({ evidence }) => evidence)]
  return (['Jupiter', 'Saturn', 'Rahu'] as const).flatMap((graha) => {
    const fact = told.find((one) => one.graha === graha)
    if (!fact) return []
    const begins = fact.at.toZonedDateTimeISO('UTC').toPlainDate()
    const enters = Temporal.PlainDate.compare(begins, span.from) > 0
    const until = 'until' in fact ? fact.until : undefined
    const area = inShort.areas[fact.house - 1]!
    const { enters: entering, stays } = inShort.year[graha]
    return enters || !until
      ? [fill(inTurn(entering, rendering), { area, day: date(fact.at, 'day') })]
      : [fill(inTurn(stays, rendering), { area, day: date(until, 'day') })]
  })
}

function renderLead(event: StoryEvent, type: 'weekly' | 'monthly', rendering: Rendering): string {
  const inShort = inShortTexts[rendering.code]
  return capitalised(
    fill(inTurn(inShort.lead[event.evidence.house], rendering), {
      ...inShort.spans[type],
      event: renderEvent(event, rendering),
    }),
  )
}

/** Renders what happens, as a clause. */
function renderEvent(event: StoryEvent, rendering: Rendering, step = 0): string {
  const inShort = inShortTexts[rendering.code]
  const names = almanacNames[rendering.code]
  const events: Readonly<Record<string, Units>> = inShort.events
  const units = events[event.kind] ?? events[event.kind.split('.')[0]!]!
  const [graha, other] = [names.grahas[event.graha], names.grahas[event.other ?? event.graha]]
  return fill(inTurn(units, rendering, 2 * event.evidence.house + step), {
    day: rendering.date(event.at, 'weekday'),
    graha,
    a: graha,
    b: other,
  })
}

function renderBalance(
  { easy, hard }: JudgedMatters,
  type: 'weekly' | 'monthly',
  rendering: Rendering,
): string {
  const inShort = inShortTexts[rendering.code]
  const ease = easy.length === 0 ? '' : inTurn(inShort.ease[inTurn(easy, rendering)], rendering)
  const cares = hard.map((matter) => inTurn(inShort.care[matter], rendering))
  const template =
    hard.length === 0 ? inShort.allEasy : easy.length === 0 ? inShort.allHard : inShort.balance
  const care = cares.length === 0 ? '' : inTurn(cares, rendering)
  // A period with one hard matter gives two pieces of advice about it.
  const other =
    hard.length === 1
      ? inTurn(inShort.care[hard[0]!], rendering, 1)
      : cares.length === 0
        ? ''
        : inTurn(cares, rendering, 1)
  return capitalised(
    fill(inTurn(template, rendering), { ...inShort.spans[type], ease, care, other }),
  )
}

/**
 * Renders a day with its advice, which is the same in the time zones of all languages: one that suits the sign,
 * if the week has any, other than that of the story.
 */
function renderDay(
  advice: WeekPlan['advice'],
  zodiac: Zodiac,
  story: Temporal.Instant,
  rendering: Rendering,
): string {
  const { span, moonsign, code } = rendering
  const inShort = inShortTexts[code]
  const names = almanacNames[code]
  const { timeZone } = languages[code]
  const advisedIn = (zone: string) =>
    adviseDays(listAlmanacDays(span.from, span.to, zone, zodiac), moonsign, advice)
  const elsewhere = languageCodes.map((other) => advisedIn(languages[other].timeZone))
  const storyDay = story.toZonedDateTimeISO(timeZone).toPlainDate()
  const days = advisedIn(timeZone).map(({ day, unit }, index) => ({
    day: day.day,
    do: withoutTags(unit.text.do),
    isGood: isEasy('Moon', houseFrom(moonsign, day.moonSign)),
    isSame: elsewhere.every((advised) => advised[index]!.unit.id === unit.id),
  }))
  const open = days.filter(
    (one) => !one.day.equals(storyDay) && !inShort.today.some((word) => one.do.includes(word)),
  )
  const same = open.filter(({ isSame }) => isSame)
  const good = same.filter(({ isGood }) => isGood)
  const chosen = inTurn(
    [good, same, open, days].find((list) => list.length > 0)!,
    rendering,
  )
  return capitalised(
    fill(inTurn(chosen.isGood ? inShort.goodDay : inShort.plainDay, rendering), {
      day: names.weekday(chosen.day),
      do: uncapitalised(chosen.do),
    }),
  )
}
