import { foldName } from './fold-name.ts'
import { readGazetteerFile } from './gazetteer-file.ts'
import { findNearest, findNearestWhere, pointOnSphere } from './nearest-place.ts'
import { placeRecords } from './place-records.ts'
import type { FoundPlace } from './place-records.ts'
import { placeSearch } from './place-search.ts'

/** The API promises no more. */
const mostFound = 8
/** How far a city's centre may be from where another map has it. */
const sameCityKilometres = 25
/** Beyond this from every place a ship's clock is as good a guess as the nearest town's. */
const openSeaKilometres = 500

export interface Gazetteer {
  /** At most 8 places, best first: whole names before beginnings, large before small. */
  search(query: string, limit?: number): FoundPlace[]
  /**
   * The place nearest to a point, be it a city's district, or, if given, the one of that address within 25 km.
   * Latitude -90 to 90, longitude in degrees east; RangeError otherwise.
   */
  nearest(latitudeDegrees: number, longitudeDegrees: number, formattedAddress?: string): FoundPlace
  /** IANA name: the nearest place's zone, or the nautical one farther than 500 km from any place. */
  timeZoneAt(latitudeDegrees: number, longitudeDegrees: number, formattedAddress?: string): string
}

/** Nautical zones count hours west of Greenwich: Etc/GMT+5 is five hours behind. */
function nauticalZone(longitudeDegrees: number): string {
  const east = Math.round(((((longitudeDegrees + 180) % 360) + 360) % 360) / 15) - 12
  return east === 0 ? 'Etc/GMT' : `Etc/GMT${east > 0 ? '-' : '+'}${Math.abs(east)}`
}

export async function loadGazetteer(file: string): Promise<Gazetteer> {
  const { header, arrays } = await readGazetteerFile(file)
  const records = placeRecords(header, arrays)
  const search = placeSearch(header, arrays, records)

  /** Other maps write "Munich, Germany": the city and the country have to agree. */
  const isCalled = (formattedAddress: string) => {
    const parts = formattedAddress.split(',').map(foldName)
    const city = parts[0]
    const country = parts.length > 1 ? parts.at(-1) : undefined
    return (place: number) => {
      const { keys } = header.countries[header.regions[arrays.regions[place]!]!.country]!
      if (country !== undefined && !keys.includes(country)) return false
      return foldName(records.nameOf(place)) === city
    }
  }

  const locate = (
    latitudeDegrees: number,
    longitudeDegrees: number,
    formattedAddress: string | undefined,
  ) => {
    if (!(Math.abs(latitudeDegrees) <= 90) || !Number.isFinite(longitudeDegrees)) {
      throw new RangeError(`No such point: ${latitudeDegrees}, ${longitudeDegrees}`)
    }
    const at = pointOnSphere(latitudeDegrees, longitudeDegrees)
    const named =
      formattedAddress === undefined
        ? undefined
        : findNearestWhere(arrays, at, sameCityKilometres, isCalled(formattedAddress))
    return named === undefined ? findNearest(arrays, at) : { place: named, kilometres: 0 }
  }

  /** Whether another time zone begins near a place: 1 yes, 2 no, 0 not looked up yet. */
  const zoneBorders = new Uint8Array(arrays.zones.length)

  /** Returns whether a place within twice `sameCityKilometres` of this one has another time zone. */
  const isNearZoneBorder = (place: number): boolean => {
    zoneBorders[place] ||=
      findNearestWhere(
        arrays,
        pointOnSphere(arrays.latitudes[place]! / 1e5, arrays.longitudes[place]! / 1e5),
        2 * sameCityKilometres,
        (other) => arrays.zones[other] !== arrays.zones[place],
      ) === undefined
        ? 2
        : 1
    return zoneBorders[place] === 1
  }

  return {
    search: (query, limit = mostFound) =>
      search(query, Math.min(limit, mostFound)).map(records.recordOf),
    nearest: (...point) => records.recordOf(locate(point[0], point[1], point[2]).place),
    timeZoneAt(latitudeDegrees, longitudeDegrees, formattedAddress) {
      const { place, kilometres } = locate(latitudeDegrees, longitudeDegrees, undefined)
      if (kilometres > openSeaKilometres) return nauticalZone(longitudeDegrees)
      // Away from a border, the place of that address is in the same zone as the nearest one.
      if (kilometres > sameCityKilometres || !isNearZoneBorder(place))
        return records.timeZoneOf(place)
      return records.timeZoneOf(locate(latitudeDegrees, longitudeDegrees, formattedAddress).place)
    },
  }
}
