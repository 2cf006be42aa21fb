/** The entry point for pages that ask for a birth; the other pages do not load it. */
export { BirthFields } from './birth-fields.tsx'
export { carriedBirth, findCarriedBirth } from './carried-birth.ts'
export { FoldedBirth } from './folded-birth.tsx'
export {
  birthDateAndTime,
  birthMoment,
  birthNames,
  localDay,
  missingBirth,
  readBirth,
  type Birth,
  type BirthErrors,
} from './birth-fields.rules.ts'
