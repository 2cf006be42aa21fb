import type { Payment } from '@rashi/contract'

/** A buyer is thanked for this long after the payment. */
const recentMilliseconds = 24 * 60 * 60_000

/** Returns the newest payment if it was paid within the last day and was not given back. */
export function findRecentPayment<Seen extends Pick<Payment, 'paid_at' | 'state'>>(
  payments: readonly Seen[],
  now: number,
): Seen | undefined {
  const newest = payments.find(({ paid_at }) => paid_at !== null)
  if (!newest?.paid_at || newest.state !== 'paid') return undefined
  return now - Date.parse(newest.paid_at) <= recentMilliseconds ? newest : undefined
}
