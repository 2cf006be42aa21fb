/** The entry point for pages that link to a horoscope or name its dates. */
export { horoscopePath } from './horoscope-path.rules.ts'
export { findPeriodDates } from './period-dates.rules.ts'
