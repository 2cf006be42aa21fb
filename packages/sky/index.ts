export { type BirthInstant, birthInstant, civilMilliseconds } from './birth-instant.ts'
export type { Certainty } from './certainty.ts'
export {
  type Birth,
  readMoonsign,
  readRisingSign,
  readSunSign,
  type SignReading,
} from './read-signs.ts'
export { ascendantAt, moonAt, signsAt } from './signs-at.ts'
export type { Place } from './positions/place.ts'
export {
  type NakshatraKey,
  nakshatraKeys,
  type Pada,
  type SignKey,
  signKeys,
  type SkyPoint,
  type Zodiac,
} from './positions/zodiac.ts'
export { type Graha, type GrahaPosition, grahaPositions, grahas } from './positions/grahas.ts'
export { horizonAt } from './horizon-at.ts'
export { moonAmongStars } from './moon-among-stars.ts'
export { type MoonPhase, moonPhase, type MoonPhaseName, moonPhaseNames } from './moon-phase.ts'
export { listTransits } from './transits/list-transits.ts'
export type {
  Combustion,
  Conjunction,
  Eclipse,
  Ingress,
  MoonQuarter,
  Station,
  Transit,
} from './transits/transit.ts'
export { placeOfTimeZone } from './time-zones/zone-places.ts'
export { sunriseOf } from './almanac/rise-and-set.ts'
export { tithiAt } from './almanac/tithi.ts'
export { type PanchangaDay, panchangaOf } from './almanac/panchanga.ts'
export { type EclipseSight, eclipseSight } from './almanac/eclipse-sight.ts'
export { listFestivals } from './almanac/festivals.ts'
export { type FestivalKey, festivalKeys } from './almanac/festival-rules.ts'
