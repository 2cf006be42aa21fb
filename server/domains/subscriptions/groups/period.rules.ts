import { isLongInterval, reminderDays, reminderMonths } from '@rashi/contract/renewal.rules'
import type { BillingInterval } from '@rashi/contract/tiers.rules'
import type { SubscriptionGroupTable } from './subscription.table.ts'

/** How long a failed renewal is retried; its signs stay open until then. */
export const graceDays = 7
const retryDays = [1, 3, 5]
export const hoursADay = 24

const days = (count: number) => Temporal.Duration.from({ hours: count * hoursADay })

export const grace = days(graceDays)

/** Where the `number`th period ends, counted from the first one's start in UTC: 31 Jan, 28 Feb, 31 Mar. */
export function periodEnd(
  anchor: Temporal.Instant,
  interval: BillingInterval,
  number: number,
): Temporal.Instant {
  const units = {
    week: { weeks: number },
    month: { months: number },
    year: { years: number },
  }[interval]
  return anchor.toZonedDateTimeISO('UTC').add(units).toInstant()
}

const isAfter = (a: Temporal.Instant, b: Temporal.Instant) => Temporal.Instant.compare(a, b) > 0

/**
 * The period that a renewal at `now` pays: the one that runs now. Earlier periods that were not charged were
 * not open either, and are skipped.
 */
export function periodToRenew(
  {
    anchored_at,
    billing_interval,
    period_number,
  }: Pick<SubscriptionGroupTable, 'anchored_at' | 'billing_interval' | 'period_number'>,
  now: Temporal.Instant,
): { number: number; startsAt: Temporal.Instant; endsAt: Temporal.Instant } {
  let number = period_number + 1
  while (!isAfter(periodEnd(anchored_at, billing_interval, number), now)) number++
  return {
    number,
    startsAt: periodEnd(anchored_at, billing_interval, number - 1),
    endsAt: periodEnd(anchored_at, billing_interval, number),
  }
}

/** When a past-due subscription ends. */
export const lapsesAt = (pastDueSince: Temporal.Instant): Temporal.Instant =>
  pastDueSince.add(grace)

/** The next automatic try, after 1, 3 and 5 days past due, then the end. */
export const nextTryAt = (
  pastDueSince: Temporal.Instant,
  now: Temporal.Instant,
): Temporal.Instant =>
  retryDays.map((count) => pastDueSince.add(days(count))).find((at) => isAfter(at, now)) ??
  lapsesAt(pastDueSince)

/** Until when an active subscription is readable: past its period's end, so that a late job locks nobody out. */
export const openUntil = (periodEndsAt: Temporal.Instant): Temporal.Instant =>
  periodEndsAt.add(grace)

/** Yearly: two weeks before the renewal. Shorter intervals: every sixth month. */
export function nextReminder(
  interval: BillingInterval,
  anchor: Temporal.Instant,
  { periodEndsAt, after }: { periodEndsAt: Temporal.Instant; after: Temporal.Instant },
): Temporal.Instant {
  if (isLongInterval(interval)) return periodEndsAt.subtract(days(reminderDays))
  let months = reminderMonths
  const start = anchor.toZonedDateTimeISO('UTC')
  while (!isAfter(start.add({ months }).toInstant(), after)) months += reminderMonths
  return start.add({ months }).toInstant()
}
