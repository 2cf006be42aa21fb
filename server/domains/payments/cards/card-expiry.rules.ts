const daysAhead = 30

/** A card is good to the end of the month that stands on it. */
export const expiryOf = (month: number, year: number): Temporal.Instant =>
  Temporal.PlainYearMonth.from({ year, month })
    .add({ months: 1 })
    .toPlainDate({ day: 1 })
    .toZonedDateTime('UTC')
    .toInstant()

/** Cards that end before this are to be spoken of. */
export const warnsBefore = (now: Temporal.Instant): Temporal.Instant =>
  now.add({ hours: daysAhead * 24 })

/** What was known of a card before this is asked anew: banks replace cards by themselves. */
export const asksAgainBefore = (now: Temporal.Instant): Temporal.Instant =>
  now.subtract({ hours: 7 * 24 })

/** As it stands on the card: 04/2031. */
export const formatExpiry = (month: number, year: number): string =>
  `${String(month).padStart(2, '0')}/${year}`
