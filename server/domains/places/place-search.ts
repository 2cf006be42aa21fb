import { BestPlaces } from './best-places.ts'
import { foldName } from './fold-name.ts'
import type { GazetteerArrays, GazetteerHeader } from './gazetteer-file.ts'
import { createNameIndex } from './name-index.ts'
import { listCorrections } from './misspellings.rules.ts'
import { createRegionMatcher } from './narrowing.ts'
import type { PlaceRecords } from './place-records.ts'

const maxQueryLength = 160
const maxWords = 12
const comma = /[,،、，;]/

interface Word {
  key: string
  /** Whether a comma precedes it: then the words before can be the prefix of a name. */
  followsComma: boolean
}

function readWords(query: string): Word[] {
  const words: Word[] = []
  for (const part of query.slice(0, maxQueryLength).split(comma)) {
    let followsComma = words.length > 0
    for (const key of part.split(/\s+/).map(foldName)) {
      if (key === '') continue
      words.push({ key, followsComma })
      followsComma = false
    }
  }
  return words.slice(0, maxWords)
}

const join = (words: Word[]) => words.map(({ key }) => key).join('')

/** Creates the search for places by name in any language, optionally followed by a region or country. */
export function createPlaceSearch(
  header: GazetteerHeader,
  arrays: GazetteerArrays,
  { formatAddress }: PlaceRecords,
) {
  const offerNamed = createNameIndex(arrays)
  const matchRegions = createRegionMatcher(header)
  const regionFits = new Uint8Array(header.regions.length)
  const countyKeys = header.counties.map(foldName)

  /** Offers places by "City, County, Region, Country", the address of the smaller of two namesakes. */
  const offerInCounty = (words: Word[], best: BestPlaces) => {
    const [county = -1, region = -1] = words.flatMap((word, at) => (word.followsComma ? [at] : []))
    if (region < 0 || !matchRegions(join(words.slice(region)), regionFits)) return
    const countyKey = join(words.slice(county, region))
    const isAllowed = (place: number) => countyKeys[arrays.counties[place]! - 1] === countyKey
    offerNamed(
      { name: join(words.slice(0, county)), isNameComplete: true, regionFits, isAllowed },
      best,
    )
  }

  /** Finds places, best first; none for a query without a letter or digit. */
  return (query: string, limit: number): number[] => {
    const words = readWords(query)
    if (words.length === 0) return []
    // Some more than the limit, because places with equal addresses are shown once.
    const best = new BestPlaces(limit + 4)
    offerNamed({ name: join(words), isNameComplete: false }, best)
    for (let at = 1; at < words.length; at += 1) {
      if (!matchRegions(join(words.slice(at)), regionFits)) continue
      // Without a comma, "new york" must not find all names that start with "new" in Yorkshire.
      const isNameComplete = !words[at]!.followsComma
      offerNamed({ name: join(words.slice(0, at)), isNameComplete, regionFits }, best)
    }
    offerInCounty(words, best)
    if (best.places.length === 0)
      for (const name of listCorrections(join(words)))
        offerNamed({ name, isNameComplete: false, mainNamesOnly: true }, best)
    const typedAddress = query.trim().normalize()
    const addresses = best.places.map(formatAddress)
    const found = best.places.filter((_, at) => addresses.indexOf(addresses[at]!) === at)
    const same = best.places[addresses.indexOf(typedAddress)]
    const ordered = same === undefined ? found : [same, ...found.filter((place) => place !== same)]
    return ordered.slice(0, limit)
  }
}
