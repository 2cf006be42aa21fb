import { languages } from '@rashi/contract/languages.rules'
import type { ReadingPeriod } from '@rashi/contract/reading-periods.rules'
import { type SignKey, signKeys } from '@rashi/sky'
import type { AlmanacLanguage } from '../texts/language.ts'
import { type PeriodSky, readPeriodSky } from '../sky/period-sky.ts'
import { type Span, spanOf } from '../rules/spans.rules.ts'
import type { SkyCalendar } from '../sky/sky-calendar.ts'
import { type AlmanacDay, listAlmanacDays } from '../sky/almanac-days.ts'
import { type MonthPlan, planMonth } from './plan-month.ts'
import { type Memory, planWeek, remember, type WeekPlan } from './plan-week.ts'
import { planYear, type YearPlan } from './plan-year.ts'
import type { Tag } from '../rules/tags.rules.ts'
import { attempt, type Choosing, createTold } from './told.ts'

/** A planned period with the sky that it was planned for. */
export interface Planned<Plan> {
  readonly sky: PeriodSky
  readonly plan: Plan
}

/** The same for a period that has a list of days. */
export interface PlannedDays<Plan> extends Planned<Plan> {
  readonly days: readonly AlmanacDay[]
}

export interface Planner {
  planWeek(moonsign: SignKey, index: number): PlannedDays<WeekPlan>
  planMonth(moonsign: SignKey, index: number): PlannedDays<MonthPlan>
  planYear(moonsign: SignKey, index: number): Planned<YearPlan>
}

/**
 * The first periods of the almanac's second edition, those of January 2026, by their numbers since 2000.
 * Uses of texts are counted from here; for earlier periods, from a whole number of years before.
 */
const epochs: Record<ReadingPeriod, { first: number; periodsOfYear: number }> = {
  weekly: { first: 1357, periodsOfYear: 52 },
  monthly: { first: 312, periodsOfYear: 12 },
  yearly: { first: 26, periodsOfYear: 1 },
}

function epochOf(readingPeriod: ReadingPeriod, index: number): number {
  const { first, periodsOfYear } = epochs[readingPeriod]
  return first - Math.max(0, Math.ceil((first - index) / periodsOfYear)) * periodsOfYear
}

/** Plans the periods of a language one after another, since each depends on what was told before. */
export function createPlanner(calendar: SkyCalendar, language: AlmanacLanguage): Planner {
  const { timeZone } = languages[language.code]
  const readSky = (span: Span) => ({ sky: readPeriodSky(span, timeZone, calendar) })
  const readDays = (span: Span) => ({
    ...readSky(span),
    days: listAlmanacDays(span.from, span.to, timeZone, calendar.zodiac),
  })
  return {
    planWeek: createSeries('weekly', readDays, ({ sky, days }, memory, choosing) => {
      const plan = planWeek(sky, days, language.week, memory, choosing)
      return { plan, remember: () => remember(memory, plan) }
    }),
    planMonth: createSeries('monthly', readDays, ({ sky, days }, _, choosing) => ({
      plan: planMonth(sky, days, language.month, choosing),
    })),
    planYear: createSeries('yearly', readSky, ({ sky }, _, choosing) => ({
      plan: planYear(sky, language.year, choosing),
    })),
  }
}

/** Plans one period of a sign; `remember` is called when the plan is taken. */
type PlanPeriod<Read, Plan> = (
  read: Read,
  memory: Memory,
  choosing: Choosing,
) => { plan: Plan; remember?: () => void }

/**
 * Returns a function that plans a period of a sign: all signs together, since they are to be told different
 * things, and after all periods before it; each is planned once.
 */
function createSeries<Read extends object, Plan>(
  readingPeriod: ReadingPeriod,
  read: (span: Span) => Read,
  planPeriod: PlanPeriod<Read, Plan>,
) {
  type Planned = Record<SignKey, Read & { plan: Plan }>
  const series = new Map<number, { memories: Record<SignKey, Memory>; planned: Planned[] }>()

  const planSigns = (index: number, memories: Record<SignKey, Memory>): Planned => {
    const found = read(spanOf(readingPeriod, index))
    const shared = new Set<string>()
    return forEverySign((moonsign) => {
      const memory = memories[moonsign]
      const {
        plan,
        remember: remembered,
        chosen,
      } = attempt((avoided, isLenient) => {
        const given = new Set<Tag>()
        const ids: string[] = []
        const { told } = memory
        const choosing = { told, index, moonsign, shared, given, avoided, chosen: ids, isLenient }
        return { ...planPeriod(found, memory, choosing), chosen: ids }
      })
      remembered?.()
      for (const id of chosen) {
        memory.told.record(id, index)
        shared.add(id)
      }
      return { ...found, plan }
    })
  }
  return (moonsign: SignKey, index: number): Read & { plan: Plan } => {
    const epoch = epochOf(readingPeriod, index)
    const found = series.get(epoch) ?? { memories: forEverySign(createMemory), planned: [] }
    series.set(epoch, found)
    const { memories, planned } = found
    while (planned.length <= index - epoch)
      planned.push(planSigns(epoch + planned.length, memories))
    return planned[index - epoch]![moonsign]
  }
}

const forEverySign = <T>(value: (sign: SignKey) => T): Record<SignKey, T> =>
  Object.fromEntries(signKeys.map((sign) => [sign, value(sign)])) as Record<SignKey, T>

const createMemory = (): Memory => ({ told: createTold(), backgrounds: {}, leads: [] })
