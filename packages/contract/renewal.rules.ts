import type { BillingInterval } from './tiers.rules.ts'

/*
 * The dates and periods of the law of subscription contracts, in one place. In force: the Consumer Contracts Regulations
 * 2013 (CCR). Not in force, expected in spring 2027: the Digital Markets, Competition and Consumers Act 2024 (DMCC), part 4,
 * chapter 2, sections 253 to 281. By section 275(3) it does not apply to contracts from before it begins; we keep one set of
 * rules for all. Content and timing of its notices come with regulations, which this file will follow.
 */

/** Whether an interval is of 12 months or more: each renewal has a reminder and days of withdrawal of its own (DMCC). */
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

/** The time zone in which the days of a withdrawal count. */
export const withdrawalTimeZone = 'Europe/London'
