import { countryKeys, englishCountryName } from './country-names.ts'
import { foldName } from './fold-name.ts'
import { readOrigin, writeGazetteerFile } from './gazetteer-file.ts'
import type { GazetteerArrays, GazetteerHeader } from './gazetteer-file.ts'
import { describeSources, readDivisionNames, readPlaces } from './geonames-source.ts'
import type { GeonamesPlace } from './geonames-source.ts'
import { orderAsTree, pointOnSphere } from './nearest-place.ts'

/** To be raised whenever the same sources give another file. */
const formatVersion = 3

const currentOrigin = () => `gazetteer ${formatVersion}: ${describeSources()}`

/** Returns whether the file exists and was built by this version from the installed data. */
export async function gazetteerIsFresh(file: string): Promise<boolean> {
  return (await readOrigin(file)) === currentOrigin()
}

/** Numbers keys in the order in which they first occur. */
function numbering<Item>() {
  const numbers = new Map<string, number>()
  const items: Item[] = []
  const numberOf = (key: string, make: () => Item) => {
    let number = numbers.get(key)
    if (number === undefined) {
      number = items.length
      numbers.set(key, number)
      items.push(make())
    }
    return number
  }
  return { numberOf, items }
}

/** Packs lines that hold UTF-8 bytes as Latin-1: such strings sort by byte, and much faster than buffers. */
function packBytes(lines: string[]): { text: Uint8Array; starts: Uint32Array } {
  const starts = new Uint32Array(lines.length + 1)
  for (const [index, line] of lines.entries()) starts[index + 1] = starts[index]! + line.length
  return { text: Buffer.from(lines.join(''), 'latin1'), starts }
}

const toByteString = (text: string) => Buffer.from(text).toString('latin1')

/** Lists the spellings of a name with Saint and St, of which maps and people use either. */
function listSpellings(name: string): string[] {
  return [name, name.replace(/^St\.? /, 'Saint '), name.replace(/^Saint[ -]/, 'St ')]
}

/** Packs all names of all cities, folded, in byte order; equal ones by population. */
function packKeys(places: GeonamesPlace[]) {
  // The key, a separator that sorts before every byte of a key, then the place and the kind of name.
  const lines: string[] = []
  for (const [place, { name, asciiName, alternateNames, isCity }] of places.entries()) {
    if (!isCity) continue
    const main = new Set([name, asciiName].flatMap(listSpellings).map(foldName))
    const others = new Set(alternateNames.map(foldName)).difference(main)
    const add = (key: string, kind: 0 | 1) => {
      const entry = (place * 2 + kind).toString(16).padStart(6, '0')
      if (key !== '') lines.push(`${toByteString(key)}\0${entry}`)
    }
    for (const key of main) add(key, 0)
    for (const key of others) add(key, 1)
  }
  lines.sort()
  const keyPlaces = Uint32Array.from(lines, (line) => Number.parseInt(line.slice(-6), 16))
  const { text, starts } = packBytes(lines.map((line) => line.slice(0, -7)))
  return { keyText: text, keyStarts: starts, keyPlaces }
}

/**
 * Builds the gazetteer's file from the installed packages. The same packages and engine give the same
 * bytes.
 */
export async function buildGazetteer(outFile: string): Promise<void> {
  const places = readPlaces().toSorted(
    (a, b) => b.population - a.population || a.geonameId - b.geonameId,
  )
  const regionNames = readDivisionNames('admin1')
  const countyNames = readDivisionNames('admin2')
  const countries = numbering<GazetteerHeader['countries'][number]>()
  const regions = numbering<GazetteerHeader['regions'][number]>()
  const counties = numbering<string>()
  const zones = numbering<string>()
  const addresses = new Set<string>()
  const numbers = { zones: [], regions: [], regionShown: [], counties: [] } as Record<
    'zones' | 'regions' | 'regionShown' | 'counties',
    number[]
  >
  for (const place of places) {
    const code = place.countryCode
    const country = countries.numberOf(code, () => ({
      code,
      name: englishCountryName(code),
      keys: countryKeys(code),
    }))
    const regionName = regionNames.get(place.regionCode) ?? ''
    const regionCode = regionName === '' ? `${code}.` : place.regionCode
    const region = regions.numberOf(regionCode, () => ({
      code: regionCode.slice(code.length + 1),
      name: regionName,
      country,
    }))
    const isShown = regionName !== '' && regionName !== place.name
    // The larger of two namesakes in a region has the plain address, the smaller one names its county.
    const address = `${place.name}, ${isShown ? regionName : ''}, ${country}`
    const county = countyNames.get(place.countyCode)
    const needsCounty = place.isCity && addresses.has(address) && county && county !== place.name
    if (place.isCity) addresses.add(address)
    numbers.zones.push(zones.numberOf(place.timeZone, () => place.timeZone))
    numbers.regions.push(region)
    numbers.regionShown.push(isShown ? 1 : 0)
    numbers.counties.push(needsCounty ? counties.numberOf(county, () => county) + 1 : 0)
  }
  const placeNames = packBytes(places.map(({ name }) => toByteString(name)))
  const points = places.map((place) => pointOnSphere(place.latitudeDegrees, place.longitudeDegrees))
  const treePlaces = orderAsTree(points)
  const arrays: GazetteerArrays = {
    nameText: placeNames.text,
    nameStarts: placeNames.starts,
    latitudes: Int32Array.from(places, (place) => Math.round(place.latitudeDegrees * 1e5)),
    longitudes: Int32Array.from(places, (place) => Math.round(place.longitudeDegrees * 1e5)),
    populations: Uint32Array.from(places, (place) => place.population),
    zones: Uint16Array.from(numbers.zones),
    regions: Uint16Array.from(numbers.regions),
    regionShown: Uint8Array.from(numbers.regionShown),
    counties: Uint16Array.from(numbers.counties),
    ...packKeys(places),
    treePlaces,
    treePoints: Float64Array.from([...treePlaces].flatMap((place) => points[place]!)),
  }
  const header: GazetteerHeader = {
    made: currentOrigin(),
    credit: 'Places: GeoNames (geonames.org), CC BY 4.0',
    countries: countries.items,
    regions: regions.items,
    counties: counties.items,
    zones: zones.items,
  }
  await writeGazetteerFile(outFile, header, arrays)
}

if (import.meta.main) await buildGazetteer(process.argv[2] ?? 'build/gazetteer/places.bin')
