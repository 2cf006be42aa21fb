import type { PlaceOfBirth } from '@rashi/contract'
import type { Gazetteer } from './gazetteer.ts'

/** Searches cities in the contract's format: at most eight, best first. */
export function findPlaces(gazetteer: Gazetteer, query: string): PlaceOfBirth[] {
  return gazetteer.search(query).map((place) => ({
    formatted_address: place.formattedAddress,
    geometry: { location: { lat: place.latitudeDegrees, lng: place.longitudeDegrees } },
  }))
}
