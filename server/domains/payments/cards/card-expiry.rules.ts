const daysAhead = 30

/** A card is valid until the end of the month printed on it. */
export const expiryOf = (month: number, year: number): Temporal.Instant =>
  Temporal.PlainYearMonth.from({ year, month })
    .add({ months: 1 })
    .toPlainDate({ day: 1 })
    .toZonedDateTime('UTC')
    .toInstant()

/** Holders of cards that expire before this are warned. */
export const warnsBefore = (now: Temporal.Instant): Temporal.Instant =>
  now.add({ hours: daysAhead * 24 })

/** A card that was last read from the provider before this is read again. */
export const readAgainBefore = (now: Temporal.Instant): Temporal.Instant =>
  now.subtract({ hours: 7 * 24 })

/** As printed on the card: 04/2031. */
export const formatExpiry = (month: number, year: number): string =>
  `${String(month).padStart(2, '0')}/${year}`
