import { foldName } from './fold-name.ts'
import { readGazetteerFile } from './gazetteer-file.ts'
import { findNearest, findNearestWhere, pointOnSphere } from './nearest-place.ts'
import { readPlaceRecords } from './place-records.ts'
import type { FoundPlace } from './place-records.ts'
import { createPlaceSearch } from './place-search.ts'

/** The limit of the API. */
const maxResults = 8
/** The largest distance between two maps' points of the same city. */
const sameCityKilometres = 25
/** Farther than this from any place, the nautical zone is as likely as that of the nearest place. */
const openSeaKilometres = 500

export interface Gazetteer {
  /** Finds at most 8 places, best first: whole names before prefixes, larger cities before smaller. */
  search(query: string, limit?: number): FoundPlace[]
  /**
   * Finds the place or district nearest to a point, or the place of the given address within 25 km.
   * Latitude -90 to 90, longitude in degrees east; RangeError otherwise.
   */
  nearest(latitudeDegrees: number, longitudeDegrees: number, formattedAddress?: string): FoundPlace
  /** Returns the IANA name of the nearest place's zone, or of the nautical zone if no place is within 500 km. */
  timeZoneAt(latitudeDegrees: number, longitudeDegrees: number, formattedAddress?: string): string
}

/** Names the nautical zone. Its name counts hours west of Greenwich: Etc/GMT+5 is five hours behind. */
function nauticalZone(longitudeDegrees: number): string {
  const east = Math.round(((((longitudeDegrees + 180) % 360) + 360) % 360) / 15) - 12
  return east === 0 ? 'Etc/GMT' : `Etc/GMT${east > 0 ? '-' : '+'}${Math.abs(east)}`
}

export async function loadGazetteer(file: string): Promise<Gazetteer> {
  const { header, arrays } = await readGazetteerFile(file)
  const records = readPlaceRecords(header, arrays)
  const search = createPlaceSearch(header, arrays, records)

  /** Compares city and country only, because other maps write "Munich, Germany". */
  const hasAddress = (formattedAddress: string) => {
    const parts = formattedAddress.split(',').map(foldName)
    const city = parts[0]
    const country = parts.length > 1 ? parts.at(-1) : undefined
    return (place: number) => {
      const { keys } = header.countries[header.regions[arrays.regions[place]!]!.country]!
      if (country !== undefined && !keys.includes(country)) return false
      return foldName(records.getName(place)) === city
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
        : findNearestWhere(arrays, at, sameCityKilometres, hasAddress(formattedAddress))
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
    search: (query, limit = maxResults) =>
      search(query, Math.min(limit, maxResults)).map(records.getRecord),
    nearest: (...point) => records.getRecord(locate(point[0], point[1], point[2]).place),
    timeZoneAt(latitudeDegrees, longitudeDegrees, formattedAddress) {
      const { place, kilometres } = locate(latitudeDegrees, longitudeDegrees, undefined)
      if (kilometres > openSeaKilometres) return nauticalZone(longitudeDegrees)
      // Away from a border, the place of that address is in the same zone as the nearest one.
      if (kilometres > sameCityKilometres || !isNearZoneBorder(place))
        return records.getTimeZone(place)
      return records.getTimeZone(locate(latitudeDegrees, longitudeDegrees, formattedAddress).place)
    },
  }
}
