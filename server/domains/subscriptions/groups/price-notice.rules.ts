import type { BillingInterval } from '@rashi/contract/tiers.rules'
import { hoursADay, periodEnd } from './period.rules.ts'
import type { GroupRow } from './subscription.repository.ts'

/** How long subscribers know of another price before a renewal at it. The terms promise it. */
const noticeDays = 30

export const noticeEnds = (toldAt: Temporal.Instant): Temporal.Instant =>
  toldAt.add({ hours: noticeDays * hoursADay })

type Priced = Pick<GroupRow, 'amount_pence' | 'next_amount_pence' | 'price_told_at'>

/** Whether a period that starts then is charged at the announced price. */
export const isAnnounced = (
  { next_amount_pence, price_told_at }: Omit<Priced, 'amount_pence'>,
  startsAt: Temporal.Instant,
): boolean =>
  next_amount_pence !== null &&
  price_told_at !== null &&
  Temporal.Instant.compare(noticeEnds(price_told_at), startsAt) <= 0

/** The price of the next renewal, as far as it is known. */
export const renewalPence = (group: Priced & Pick<GroupRow, 'period_ends_at'>): number =>
  isAnnounced(group, group.period_ends_at)
    ? (group.next_amount_pence ?? group.amount_pence)
    : group.amount_pence

/** The start of the first period that is charged at a price that its holder is told of now. */
export function firstRenewalAfterNotice(
  {
    anchored_at,
    billing_interval,
    period_number,
  }: { anchored_at: Temporal.Instant; billing_interval: BillingInterval; period_number: number },
  toldAt: Temporal.Instant,
): Temporal.Instant {
  let number = period_number
  const startOf = () => periodEnd(anchored_at, billing_interval, number)
  while (Temporal.Instant.compare(startOf(), noticeEnds(toldAt)) < 0) number++
  return startOf()
}
