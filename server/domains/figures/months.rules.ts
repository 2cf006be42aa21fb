import { figuresTimeZone } from '@rashi/contract/figures.rules'

/** A month such as 2026-11. */
export type Month = string

export const monthOf = (at: Temporal.Instant): Month =>
  at.toZonedDateTimeISO(figuresTimeZone).toPlainDate().toPlainYearMonth().toString()

export const dayOf = (at: Temporal.Instant): string =>
  at.toZonedDateTimeISO(figuresTimeZone).toPlainDate().toString()

export const addMonths = (month: Month, months: number): Month =>
  Temporal.PlainYearMonth.from(month).add({ months }).toString()

/** The first day of a month, as the database stores it. */
export const firstDayOf = (month: Month): string => `${month}-01`

const startOf = (month: Month): Temporal.Instant =>
  Temporal.PlainDate.from(firstDayOf(month)).toZonedDateTime(figuresTimeZone).toInstant()

/** When a month begins, and when the next one does. */
export const rangeOf = (month: Month): { from: Temporal.Instant; until: Temporal.Instant } => ({
  from: startOf(month),
  until: startOf(addMonths(month, 1)),
})

/** Lists the months from one to another, both included. */
export function listMonths(first: Month, last: Month): Month[] {
  const months: Month[] = []
  for (let month = first; month <= last; month = addMonths(month, 1)) months.push(month)
  return months
}
