import { foldName } from './fold-name.ts'
import type { GazetteerHeader } from './gazetteer-file.ts'

/** How well the words after a city's name fit a region, from not at all to exactly. */
export const fits = {
  no: 0,
  /** A region, its code, a country, the two together, or the beginning of such words. */
  loosely: 1,
  /** "Region, Country" in full: the address of a place whose region is shown. */
  regionAndCountry: 2,
  /** "Country" in full: the address of a place whose region is left out. */
  country: 3,
} as const

/** The fit of every region of the header, by its index. */
export type RegionFits = Uint8Array

interface WhereKey {
  key: string
  regions: number[]
  fit: number
}

const firstAtLeast = (keys: WhereKey[], wanted: string) => {
  let low = 0
  let high = keys.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (keys[middle]!.key < wanted) low = middle + 1
    else high = middle
  }
  return low
}

/** Reads the folded words after a city's name: "illinois", "il", "ontariocanada", "fra". */
export function narrowing(header: GazetteerHeader) {
  const regionsOf = header.countries.map((): number[] => [])
  const byName = new Map<string, number[]>()
  const keys: WhereKey[] = []
  for (const [index, { name, code, country }] of header.regions.entries()) {
    regionsOf[country]!.push(index)
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
  for (const [country, { keys: called }] of header.countries.entries()) {
    const regions = regionsOf[country]!
    for (const [index, key] of called.entries()) {
      const fit = index === 0 ? fits.country : fits.loosely
      keys.push({ key, regions, fit })
    }
  }
  keys.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))

  const raise = (into: RegionFits, region: number, fit: number) => {
    if (into[region]! < fit) into[region] = fit
  }

  /** Fills `into`; says whether any region fits. */
  return (words: string, into: RegionFits): boolean => {
    into.fill(fits.no)
    let isAny = false
    for (let at = firstAtLeast(keys, words); keys[at]?.key.startsWith(words); at += 1) {
      const { key, regions, fit } = keys[at]!
      const isWhole = key.length === words.length
      for (const region of regions) raise(into, region, isWhole ? fit : fits.loosely)
      isAny = true
    }
    for (let end = 1; end < words.length; end += 1) {
      const rest = words.slice(end)
      for (const region of byName.get(words.slice(0, end)) ?? []) {
        const called = header.countries[header.regions[region]!.country]!.keys
        if (!called.some((key) => key.startsWith(rest))) continue
        raise(into, region, rest === called[0] ? fits.regionAndCountry : fits.loosely)
        isAny = true
      }
    }
    return isAny
  }
}
