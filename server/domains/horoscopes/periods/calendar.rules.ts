import type { TimePeriod } from '@rashi/contract'

/** 1 weekly, 2 monthly, 3 yearly. */
export type PeriodType = 1 | 2 | 3
export const periodTypes: readonly PeriodType[] = [1, 2, 3]

/** A week, month or year of everybody: `index` counts them from the calendar's own first one. */
export interface Span {
  readonly type: PeriodType
  readonly index: number
  readonly from: Temporal.PlainDate
  /** The last day, inclusive. */
  readonly to: Temporal.PlainDate
}

const names: Record<TimePeriod, PeriodType> = { weekly: 1, monthly: 2, yearly: 3 }

/** Addresses carry the type by its name, in any case. */
export const findPeriodType = (text: string): PeriodType | undefined =>
  Object.hasOwn(names, text.toLowerCase()) ? names[text.toLowerCase() as TimePeriod] : undefined

/** The same name for a type: `weekly` for anything that is none. */
export const nameOfType = (type: number): TimePeriod =>
  type === 2 ? 'monthly' : type === 3 ? 'yearly' : 'weekly'

/** A Monday. */
const firstDay = Temporal.PlainDate.from('2000-01-03')
const firstYear = 2000

export function spanOf(type: PeriodType, index: number): Span {
  const from =
    type === 1
      ? firstDay.add({ weeks: index })
      : type === 2
        ? Temporal.PlainDate.from({ year: firstYear, month: 1, day: 1 }).add({ months: index })
        : Temporal.PlainDate.from({ year: firstYear + index, month: 1, day: 1 })
  const length = [{ weeks: 1 }, { months: 1 }, { years: 1 }][type - 1]!
  return { type, index, from, to: from.add(length).subtract({ days: 1 }) }
}

/** The week, month or year that a day lies in. Weeks begin on Monday. */
export function spanAt(type: PeriodType, day: Temporal.PlainDate): Span {
  if (type === 1) return spanOf(1, Math.floor(firstDay.until(day).days / 7))
  const years = day.year - firstYear
  return spanOf(type, type === 2 ? years * 12 + day.month - 1 : years)
}

/** The day by which periods begin, for everybody alike: that of UTC. */
export const dayAt = (instant: Temporal.Instant): Temporal.PlainDate =>
  instant.toZonedDateTimeISO('UTC').toPlainDate()

const signs = 12
const idsAType = 1_000_000
const partsAPeriod = 100

/** Told by what the period is, so that every process and machine gives it the same. */
export const periodIdOf = ({ type, index }: Pick<Span, 'type' | 'index'>, signId: number): number =>
  type * idsAType + index * signs + signId - 1

export const typeOfPeriodId = (periodId: number): number => Math.floor(periodId / idsAType)

/** @param position from 1 to 99 */
export const partIdOf = (periodId: number, position: number): number =>
  periodId * partsAPeriod + position

export const periodIdOfPart = (partId: number): number => Math.floor(partId / partsAPeriod)

const kept: Record<PeriodType, { before: number; ahead: number }> = {
  1: { before: 8, ahead: 2 },
  2: { before: 6, ahead: 1 },
  3: { before: 2, ahead: 0 },
}

export const currentSpans = (today: Temporal.PlainDate): Span[] =>
  periodTypes.map((type) => spanAt(type, today))

/** What has to exist on a day, the newest first: the current spans, those before, and those ahead. */
export function spansDue(today: Temporal.PlainDate): Span[] {
  return currentSpans(today).flatMap(({ type, index }) => {
    const { before, ahead } = kept[type]
    const last = index + (type === 3 && today.month === 12 ? 1 : ahead)
    return Array.from({ length: last - index + before + 1 }, (_, back) => spanOf(type, last - back))
  })
}
