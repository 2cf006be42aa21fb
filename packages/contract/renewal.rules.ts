import type { BillingInterval } from './tiers.rules.ts'

/*
 * The dates and periods of the law of subscription contracts, in one place. In force: the Consumer Contracts Regulations
 * 2013 (CCR). Not in force, expected in spring 2027: the Digital Markets, Competition and Consumers Act 2024 (DMCC), part 4,
 * chapter 2, sections 253 to 281. By section 275(3) it does not apply to contracts from before it begins; we keep one set of
 * rules for all. Content and timing of its notices come with regulations, which this file will follow.
 */

/**
 * Whether an interval is of 12 months or more: each renewal has a reminder, days of withdrawal, and a notice of these days of
 * its own (DMCC ss. 258, 265, 266). By s. 266(3) that notice is given on the first day, or as soon as practicable after it, and
 * apart from everything else: it is an email of its own, sent as soon as the renewal is paid.
 */
export const isLongInterval = (interval: BillingInterval): boolean => interval === 'year'

/** How long before the renewal of a long interval its reminder is sent. Our choice: DMCC s. 259 leaves it to regulations. */
export const reminderDays = 14

/** How often subscribers of shorter intervals are reminded that their plan renews (DMCC s. 258(2)). */
export const reminderMonths = 6

/**
 * The days after the day of purchase in which a buyer may withdraw (CCR reg. 30), and after that of each renewal of a long
 * interval (DMCC, renewal cooling-off period).
 */
export const withdrawalDays = 14

/**
 * Where banks refuse charges without the holder unless an e-mandate is registered, which is not done here
 * (docs.stripe.com/india-recurring-payments).
 */
const confirmingCountries: readonly string[] = ['IN']

/** Whether the holder of a card of this country has to confirm each renewal. Its country is known once it was saved. */
export const confirmsRenewals = (country: string | null | undefined): boolean =>
  confirmingCountries.includes(country ?? '')

/** The time zone in which the days of a withdrawal count. */
export const withdrawalTimeZone = 'Europe/London'
