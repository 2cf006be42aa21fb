export { buildGazetteer, gazetteerIsFresh } from './build-gazetteer.ts'
export { loadGazetteer } from './gazetteer.ts'
export type { Gazetteer } from './gazetteer.ts'
export type { FoundPlace } from './place-records.ts'
