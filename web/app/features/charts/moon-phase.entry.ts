/** The entry point for a page that says the Moon's phase only. */
export { findMoonPhase } from './moon-phase.rules.ts'
