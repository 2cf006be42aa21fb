import type { GazetteerArrays, GazetteerHeader } from './gazetteer-file.ts'

export interface FoundPlace {
  /** "City, Region, Country" in English; the region is left out where it has the city's name. */
  formattedAddress: string
  latitudeDegrees: number
  longitudeDegrees: number
  /** IANA name. */
  timeZone: string
  /** ISO 3166-1 alpha-2 (and XK). */
  countryCode: string
  /** 0 where GeoNames does not know. */
  population: number
}

export interface PlaceRecords {
  nameOf(place: number): string
  addressOf(place: number): string
  /** IANA name. */
  timeZoneOf(place: number): string
  recordOf(place: number): FoundPlace
}

export function placeRecords(header: GazetteerHeader, arrays: GazetteerArrays): PlaceRecords {
  const names = Buffer.from(arrays.nameText.buffer, arrays.nameText.byteOffset)

  const nameOf = (place: number) =>
    names.toString('utf8', arrays.nameStarts[place], arrays.nameStarts[place + 1])

  const addressOf = (place: number) => {
    const region = header.regions[arrays.regions[place]!]!
    const parts = [nameOf(place)]
    const county = arrays.counties[place]!
    if (county > 0) parts.push(header.counties[county - 1]!)
    if (arrays.regionShown[place] === 1) parts.push(region.name)
    parts.push(header.countries[region.country]!.name)
    return parts.join(', ')
  }

  const timeZoneOf = (place: number) => header.zones[arrays.zones[place]!]!

  const recordOf = (place: number): FoundPlace => ({
    formattedAddress: addressOf(place),
    latitudeDegrees: arrays.latitudes[place]! / 1e5,
    longitudeDegrees: arrays.longitudes[place]! / 1e5,
    timeZone: timeZoneOf(place),
    countryCode: header.countries[header.regions[arrays.regions[place]!]!.country]!.code,
    population: arrays.populations[place]!,
  })

  return { nameOf, addressOf, timeZoneOf, recordOf }
}
