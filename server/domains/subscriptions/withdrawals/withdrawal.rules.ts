import { isLongInterval, withdrawalTimeZone } from '@rashi/contract/renewal.rules'
import { lastDayToWithdraw } from '../../payments/index.ts'
import { hoursADay } from '../groups/period.rules.ts'
import type { GroupRow } from '../groups/subscription.repository.ts'

/**
 * Until when a buyer may withdraw: the end of the 14th day after the day of purchase, in the time of the
 * United Kingdom (Consumer Contracts Regulations 2013, reg. 30).
 */
export const mayWithdrawUntil = (boughtAt: Temporal.Instant): Temporal.Instant =>
  lastDayToWithdraw(boughtAt).add({ days: 1 }).toZonedDateTime(withdrawalTimeZone).toInstant()

/** The fields of a group that say since when its buyer may withdraw. */
export type PeriodOfGroup = Pick<
  GroupRow,
  'created_at' | 'billing_interval' | 'period_number' | 'period_starts_at'
>

/** Whether a group is in a year that it was renewed for, from which its buyer may withdraw anew. */
export const isRenewedYear = ({ billing_interval, period_number }: PeriodOfGroup): boolean =>
  isLongInterval(billing_interval) && period_number > 1

/**
 * When the days of a withdrawal began: with the purchase, and again with each renewal for a year (see
 * `@rashi/contract/renewal.rules`).
 */
export const withdrawalBegan = (group: PeriodOfGroup): Temporal.Instant =>
  isRenewedYear(group) ? group.period_starts_at : group.created_at

export const isWithdrawable = (group: PeriodOfGroup, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(now, mayWithdrawUntil(withdrawalBegan(group))) < 0

/** The payments of a group with their periods, and when it was first read. */
export interface PaidTime {
  readonly paidPence: number
  readonly from: Temporal.Instant
  readonly until: Temporal.Instant
  /** null: nothing was read. */
  readonly readSince: Temporal.Instant | null
}

/**
 * The refund in pence: everything while nothing was read, otherwise in proportion to the days not begun since the
 * first reading (reg. 36). A day has 24 hours, and fractions of a penny go to the buyer.
 */
export function computeRefund(
  { paidPence, from, until, readSince }: PaidTime,
  now: Temporal.Instant,
): number {
  if (readSince === null) return paidPence
  const whole = from.until(until).total('hours') / hoursADay
  const used = Math.min(whole, countDaysBegun({ readSince, until }, now))
  return paidPence - Math.floor((paidPence * used) / whole)
}

/** The days of 24 hours that have begun since the first reading, which begins the first one; none begins at the end. */
export function countDaysBegun(
  { readSince, until }: { readonly readSince: Temporal.Instant; readonly until: Temporal.Instant },
  now: Temporal.Instant,
): number {
  const daysTo = (end: Temporal.Instant) => readSince.until(end).total('hours') / hoursADay
  return Temporal.Instant.compare(now, until) < 0
    ? Math.max(0, Math.floor(daysTo(now))) + 1
    : Math.max(1, Math.ceil(daysTo(until)))
}

/** Since when an earlier withdrawal after reading counts: for twelve months. */
export const countsSince = (now: Temporal.Instant): Temporal.Instant =>
  now.toZonedDateTimeISO(withdrawalTimeZone).subtract({ months: 12 }).toInstant()

/** Returns the charges of periods that were over when the subscription was first read. */
export const listUnreadCharges = <Charge extends { readonly periodEndsAt: Temporal.Instant }>(
  charges: readonly Charge[],
  readSince: Temporal.Instant,
): Charge[] =>
  charges.filter(({ periodEndsAt }) => Temporal.Instant.compare(periodEndsAt, readSince) <= 0)

/** Divides a refund among its charges: the newest is refunded first. */
export function divideRefund<Charge extends { readonly leftPence: number }>(
  refundPence: number,
  newestFirst: readonly Charge[],
): { charge: Charge; refundPence: number }[] {
  let left = refundPence
  return newestFirst.flatMap((charge) => {
    const share = Math.min(left, charge.leftPence)
    left -= share
    return share > 0 ? [{ charge, refundPence: share }] : []
  })
}
