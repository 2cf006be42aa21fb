import { withdrawalDays, withdrawalTimeZone } from '@rashi/contract/renewal.rules'

/**
 * The last day on which a buyer may withdraw: the 14th after the day of purchase, in the time of the United Kingdom
 * (Consumer Contracts Regulations 2013, reg. 30).
 */
export const lastDayToWithdraw = (boughtAt: Temporal.Instant): Temporal.PlainDate =>
  boughtAt.toZonedDateTimeISO(withdrawalTimeZone).toPlainDate().add({ days: withdrawalDays })
