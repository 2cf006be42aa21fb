import { foldName } from './fold-name.ts'
import type { GazetteerHeader } from './gazetteer-file.ts'

/** How well the words after a city's name match a region, from not at all to exactly. */
export const fits = {
  no: 0,
  /** A region, its code, a country, both together, or a prefix of these. */
  loosely: 1,
  /** "Region, Country" in full: the address of a place with its region. */
  regionAndCountry: 2,
  /** "Country" in full: the address of a place without its region. */
  country: 3,
} as const

/** The fit of each region of the header, by its index. */
export type RegionFits = Uint8Array

interface DivisionKey {
  key: string
  regions: number[]
  fit: number
}

const findFirstFrom = (keys: DivisionKey[], wanted: string) => {
  let low = 0
  let high = keys.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (keys[middle]!.key < wanted) low = middle + 1
    else high = middle
  }
  return low
}

/** Creates the function that matches folded words after a city's name: "illinois", "il", "ontariocanada", "fra". */
export function createRegionMatcher(header: GazetteerHeader) {
  const regionsByCountry = header.countries.map((): number[] => [])
  const byName = new Map<string, number[]>()
  const keys: DivisionKey[] = []
  for (const [index, { name, code, country }] of header.regions.entries()) {
    regionsByCountry[country]!.push(index)
    if (name === '') continue
    const key = foldName(name)
    byName.set(key, [...(byName.get(key) ?? []), index])
    if (/^[A-Z]{2,3}$/.test(code)) {
      const regions = [index]
      keys.push({ key: code.toLowerCase(), regions, fit: fits.loosely })
    }
  }
  for (const [key, regions] of byName) {
    keys.push({ key, regions, fit: fits.loosely })
  }
  for (const [country, { keys: countryKeys }] of header.countries.entries()) {
    const regions = regionsByCountry[country]!
    for (const [index, key] of countryKeys.entries()) {
      const fit = index === 0 ? fits.country : fits.loosely
      keys.push({ key, regions, fit })
    }
  }
  keys.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))

  const raise = (into: RegionFits, region: number, fit: number) => {
    if (into[region]! < fit) into[region] = fit
  }

  /** Fills `into` and returns whether any region matches. */
  return (words: string, into: RegionFits): boolean => {
    into.fill(fits.no)
    let isAny = false
    for (let at = findFirstFrom(keys, words); keys[at]?.key.startsWith(words); at += 1) {
      const { key, regions, fit } = keys[at]!
      const isWhole = key.length === words.length
      for (const region of regions) raise(into, region, isWhole ? fit : fits.loosely)
      isAny = true
    }
    for (let end = 1; end < words.length; end += 1) {
      const rest = words.slice(end)
      for (const region of byName.get(words.slice(0, end)) ?? []) {
        const countryKeys = header.countries[header.regions[region]!.country]!.keys
        if (!countryKeys.some((key) => key.startsWith(rest))) continue
        raise(into, region, rest === countryKeys[0] ? fits.regionAndCountry : fits.loosely)
        isAny = true
      }
    }
    return isAny
  }
}
