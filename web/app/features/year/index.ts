/** The entry point of `year`: what other features may import. */
export { findYearPeriod } from './pages.rules.ts'
export { YearBook } from './year-book.tsx'
