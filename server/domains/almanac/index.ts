export {
  composeDays,
  composeEdition,
  edition,
  type Edition,
  firstEditionWithMarkedDates,
} from './compose-edition.ts'
export { openEditionComposer } from './edition-composer.ts'
export { isWithin } from './list-sky-events.ts'
export { localiseDates } from './render/dates.ts'
export { type Span, spanAt, spanOf } from './rules/spans.rules.ts'
