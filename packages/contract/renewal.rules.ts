/** How long before a yearly renewal its reminder is sent. */
export const reminderDays = 14

/** How often subscribers of shorter billing intervals are reminded that their plan renews. */
export const reminderMonths = 6

/** The days after the day of purchase in which a buyer may withdraw (Consumer Contracts Regulations 2013, reg. 30). */
export const withdrawalDays = 14

/** The time zone in which the days of a withdrawal count. */
export const withdrawalTimeZone = 'Europe/London'
