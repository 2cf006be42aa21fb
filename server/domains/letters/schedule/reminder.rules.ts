/** How many days before the end of the free weeks a reminder is sent. */
export const reminderDays = [14, 3] as const
export type ReminderDays = (typeof reminderDays)[number]

/** A reminder that could not be sent for as long is not sent any more. */
const lateAfterDays = 2

const hoursPerDay = 24

/** Returns between which ends of free weeks a reminder is due now: after `from`, and up to `to`. */
export const endsDue = (now: Temporal.Instant, days: ReminderDays) => ({
  from: now.add({ hours: (days - lateAfterDays) * hoursPerDay }),
  to: now.add({ hours: days * hoursPerDay }),
})

/** Returns whether a reminder still fits free weeks that end then. */
export function isDue(end: Temporal.Instant, now: Temporal.Instant, days: ReminderDays): boolean {
  const { from, to } = endsDue(now, days)
  return Temporal.Instant.compare(from, end) < 0 && Temporal.Instant.compare(end, to) <= 0
}
