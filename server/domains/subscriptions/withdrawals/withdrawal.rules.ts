import { withdrawalDays, withdrawalTimeZone } from '@rashi/contract/renewal.rules'
import { hoursADay } from '../groups/period.rules.ts'

/**
 * Until when a buyer may withdraw: the end of the 14th day after the day of purchase, in the time of the
 * United Kingdom (Consumer Contracts Regulations 2013, reg. 30).
 */
export const mayWithdrawUntil = (boughtAt: Temporal.Instant): Temporal.Instant =>
  boughtAt
    .toZonedDateTimeISO(withdrawalTimeZone)
    .toPlainDate()
    .add({ days: withdrawalDays + 1 })
    .toZonedDateTime(withdrawalTimeZone)
    .toInstant()

export const isWithdrawable = (
  { created_at }: { readonly created_at: Temporal.Instant },
  now: Temporal.Instant,
): boolean => Temporal.Instant.compare(now, mayWithdrawUntil(created_at)) < 0

/** The payments of a group with their periods, and when it was first read. */
export interface PaidTime {
  readonly paidPence: number
  readonly from: Temporal.Instant
  readonly until: Temporal.Instant
  /** null: nothing was read. */
  readonly readSince: Temporal.Instant | null
}

/**
 * The refund in pence: everything while nothing was read, otherwise in proportion to the days not used
 * (reg. 36). Only whole days of use count, and fractions of a penny go to the buyer.
 */
export function computeRefund(
  { paidPence, from, until, readSince }: PaidTime,
  now: Temporal.Instant,
): number {
  if (readSince === null) return paidPence
  const end = earlier(now, until)
  const used = Math.floor(Math.max(0, readSince.until(end).total('hours')) / hoursADay)
  const whole = from.until(until).total('hours') / hoursADay
  return paidPence - Math.floor((paidPence * used) / whole)
}

const earlier = (a: Temporal.Instant, b: Temporal.Instant) =>
  Temporal.Instant.compare(a, b) < 0 ? a : b

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
