import type { ClientConfig } from '@rashi/contract'
import { dateFormat } from '@rashi/contract/dates.rules'
import { defaultLanguage } from '@rashi/contract/languages.rules'
import {
  isLongInterval,
  reminderDays,
  reminderMonths,
  withdrawalDays,
  withdrawalTimeZone,
} from '@rashi/contract/renewal.rules'
import type { BillingInterval } from '@rashi/contract/tiers.rules'

const dayMs = 86_400_000

export type PlanDateKind =
  | 'today'
  | 'refund'
  | 'reminder-once'
  | 'reminder-repeated'
  | 'renewal'
  | 'coupon-today'
  | 'coupon-end'

/** An event of a plan that is bought now. */
export interface PlanDate {
  readonly kind: PlanDateKind
  /** ISO 8601. */
  readonly at: string
}

/** Returns the server's time when it sent the settings: the trial that it names begins then. */
export const readServerTime = ({ trial }: Pick<ClientConfig, 'trial'>): number =>
  Date.parse(trial.ends_at) - trial.days * dayMs

/** Lists, by date, what happens to a plan that is bought at `now`. */
export function listPlanDates(interval: BillingInterval, now: number): PlanDate[] {
  const renewal = addInterval(now, interval)
  const dates: PlanDate[] = [
    { kind: 'today', at: toIso(now) },
    { kind: 'refund', at: lastDayToWithdraw(now) },
    isLongInterval(interval)
      ? { kind: 'reminder-once', at: toIso(renewal - reminderDays * dayMs) }
      : { kind: 'reminder-repeated', at: toIso(addMonths(now, reminderMonths)) },
    { kind: 'renewal', at: toIso(renewal) },
  ]
  return dates.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

/** Lists what happens to a plan that a promo code pays: it is not renewed. */
export const listCouponDates = (weeks: number, now: number): PlanDate[] => [
  { kind: 'coupon-today', at: toIso(now) },
  { kind: 'coupon-end', at: toIso(now + weeks * 7 * dayMs) },
]

const toIso = (time: number): string => new Date(time).toISOString()

function addInterval(time: number, interval: BillingInterval): number {
  if (interval === 'week') return time + 7 * dayMs
  return addMonths(time, interval === 'month' ? 1 : 12)
}

/** Adds months in UTC; a day that the month lacks becomes its last one: 31 January, 28 February. */
function addMonths(time: number, months: number): number {
  const from = new Date(time)
  const moved = new Date(time)
  moved.setUTCDate(1)
  moved.setUTCMonth(from.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0))
  return moved.setUTCDate(Math.min(from.getUTCDate(), lastDay.getUTCDate()))
}

/** The 14th day after the day of purchase, in the time of the United Kingdom. */
function lastDayToWithdraw(now: number): string {
  const parts = dateFormat(defaultLanguage, {
    timeZone: withdrawalTimeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(now)
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  return toIso(Date.UTC(read('year'), read('month') - 1, read('day') + withdrawalDays))
}
