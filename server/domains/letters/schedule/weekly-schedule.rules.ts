/** The hour of the reader's Monday at which the weekly letter is sent. */
const hour = '07:00'
/** A letter that could not be sent for as long is not sent any more: by then the reader has seen the week. */
export const lateAfterHours = 48

const { compare } = Temporal.Instant
const later = (one: Temporal.Instant, other: Temporal.Instant) =>
  compare(one, other) < 0 ? other : one

/** Returns the Monday of the week that runs at an instant. Weeks begin for everybody at midnight UTC. */
export const mondayAt = (instant: Temporal.Instant): Temporal.PlainDate => {
  const day = instant.toZonedDateTimeISO('UTC').toPlainDate()
  return day.subtract({ days: day.dayOfWeek - 1 })
}

/** When the letter about a week is due: at seven on Monday in the time zone, but not before the week can be read. */
export const dueAt = (monday: Temporal.PlainDate, timeZone: string): Temporal.Instant =>
  later(
    monday.toZonedDateTime({ timeZone, plainTime: hour }).toInstant(),
    monday.toZonedDateTime('UTC').toInstant(),
  )

/** Returns the first time after `now` at which a letter is due. */
export function nextDue(now: Temporal.Instant, timeZone: string): Temporal.Instant {
  const monday = mondayAt(now)
  const due = dueAt(monday, timeZone)
  return compare(due, now) > 0 ? due : dueAt(monday.add({ weeks: 1 }), timeZone)
}

export const isLate = (due: Temporal.Instant, now: Temporal.Instant): boolean =>
  due.until(now).total('hours') > lateAfterHours

/**
 * Returns the Monday of the week whose letter is sent now, and when the next one is due; null for a letter that is late, or of
 * a week that had one already. It counts from `now` alone, so that a clock that was moved ahead brings one letter at most.
 */
export function planWeek(
  now: Temporal.Instant,
  timeZone: string,
  lastPlanned: string | null,
): { week: string | null; nextAt: Temporal.Instant } {
  const thisWeek = mondayAt(now)
  const isDue = compare(dueAt(thisWeek, timeZone), now) <= 0
  const monday = isDue ? thisWeek : thisWeek.subtract({ weeks: 1 })
  const wasPlanned = lastPlanned !== null && lastPlanned >= `${monday}`
  const isSent = !wasPlanned && !isLate(dueAt(monday, timeZone), now)
  return { week: isSent ? `${monday}` : null, nextAt: nextDue(now, timeZone) }
}
