export { composeDays } from './compose-days.ts'
export { type DayAdviceRow, edition, type Edition, firstEditionWithMarkedDates } from './edition.ts'
export { checkPartText, type Finding } from './checks/check-part-text.ts'
export { describeFacts, readFacts } from './describe-facts.ts'
export {
  type ComposeEdition,
  type EditionComposer,
  openEditionComposer,
} from './edition-composer.ts'
export { listMoonDays } from './list-moon-days.ts'
export { isWithin } from './list-sky-events.ts'
export { describeToday } from './describe-today.ts'
export { localiseDates } from './render/dates.ts'
export { prepareSky } from './prepare-sky.ts'
export type { SkyFacts } from './sky/sky-facts.ts'
export { yearWheelOf } from './year-wheel.ts'
export { type Span, spanAt, spanOf } from './rules/spans.rules.ts'
