import {
  daysDueSoon,
  daysToAnswer,
  type OrderState,
} from '@rashi/contract/consultation-orders.rules'

interface Dates {
  readonly created_at: Temporal.Instant
  readonly answered_at: Temporal.Instant | null
  readonly revoked_at: Temporal.Instant | null
}

const hoursPerDay = 24

/** Returns until when an order is to be answered. */
export const dueAt = ({ created_at }: Pick<Dates, 'created_at'>): Temporal.Instant =>
  created_at.add({ hours: daysToAnswer * hoursPerDay })

/** Returns the instant before which an order that is due now was made. */
export const madeBeforeWhenDue = (now: Temporal.Instant): Temporal.Instant =>
  now.subtract({ hours: daysToAnswer * hoursPerDay })

export function stateOf(order: Dates, now: Temporal.Instant): OrderState {
  if (order.revoked_at !== null) return 'refunded'
  if (order.answered_at !== null) return 'answered'
  const due = dueAt(order)
  if (Temporal.Instant.compare(due, now) <= 0) return 'overdue'
  const soon = due.subtract({ hours: daysDueSoon * hoursPerDay })
  return Temporal.Instant.compare(soon, now) <= 0 ? 'due-soon' : 'open'
}
