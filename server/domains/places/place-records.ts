import type { GazetteerArrays, GazetteerHeader } from './gazetteer-file.ts'

export interface FoundPlace {
  /** "City, Region, Country" in English; the region is omitted if it has the city's name. */
  formattedAddress: string
  latitudeDegrees: number
  longitudeDegrees: number
  /** IANA name. */
  timeZone: string
  /** ISO 3166-1 alpha-2 (and XK). */
  countryCode: string
  /** 0 if GeoNames does not know it. */
  population: number
}

export interface PlaceRecords {
  getName(place: number): string
  formatAddress(place: number): string
  /** IANA name. */
  getTimeZone(place: number): string
  getRecord(place: number): FoundPlace
}

export function readPlaceRecords(header: GazetteerHeader, arrays: GazetteerArrays): PlaceRecords {
  const names = Buffer.from(arrays.nameText.buffer, arrays.nameText.byteOffset)

  const getName = (place: number) =>
    names.toString('utf8', arrays.nameStarts[place], arrays.nameStarts[place + 1])

  const formatAddress = (place: number) => {
    const region = header.regions[arrays.regions[place]!]!
    const parts = [getName(place)]
    const county = arrays.counties[place]!
    if (county > 0) parts.push(header.counties[county - 1]!)
    if (arrays.regionShown[place] === 1) parts.push(region.name)
    parts.push(header.countries[region.country]!.name)
    return parts.join(', ')
  }

  const getTimeZone = (place: number) => header.zones[arrays.zones[place]!]!

  const getRecord = (place: number): FoundPlace => ({
    formattedAddress: formatAddress(place),
    latitudeDegrees: arrays.latitudes[place]! / 1e5,
    longitudeDegrees: arrays.longitudes[place]! / 1e5,
    timeZone: getTimeZone(place),
    countryCode: header.countries[header.regions[arrays.regions[place]!]!.country]!.code,
    population: arrays.populations[place]!,
  })

  return { getName, formatAddress, getTimeZone, getRecord }
}
