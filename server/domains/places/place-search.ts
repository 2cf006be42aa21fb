import { BestPlaces } from './best-places.ts'
import { foldName } from './fold-name.ts'
import type { GazetteerArrays, GazetteerHeader } from './gazetteer-file.ts'
import { nameIndex } from './name-index.ts'
import { narrowing } from './narrowing.ts'
import type { PlaceRecords } from './place-records.ts'

const longestQuery = 160
const mostWords = 12
const comma = /[,،、，;]/

interface Word {
  key: string
  /** Whether a comma stands before it: then what is before is a place's name, finished or not. */
  followsComma: boolean
}

function readWords(query: string): Word[] {
  const words: Word[] = []
  for (const part of query.slice(0, longestQuery).split(comma)) {
    let followsComma = words.length > 0
    for (const key of part.split(/\s+/).map(foldName)) {
      if (key === '') continue
      words.push({ key, followsComma })
      followsComma = false
    }
  }
  return words.slice(0, mostWords)
}

const join = (words: Word[]) => words.map(({ key }) => key).join('')

/** Finds places by their names in any language, narrowed by the region or country that may follow. */
export function placeSearch(
  header: GazetteerHeader,
  arrays: GazetteerArrays,
  { addressOf }: PlaceRecords,
) {
  const offerNamed = nameIndex(arrays)
  const fitRegions = narrowing(header)
  const regionFits = new Uint8Array(header.regions.length)
  const countyKeys = header.counties.map(foldName)

  /** "City, County, Region, Country", as the lesser of two namesakes in a region is called. */
  const offerInCounty = (words: Word[], best: BestPlaces) => {
    const [county = -1, region = -1] = words.flatMap((word, at) => (word.followsComma ? [at] : []))
    if (region < 0 || !fitRegions(join(words.slice(region)), regionFits)) return
    const wanted = join(words.slice(county, region))
    const isAllowed = (place: number) => countyKeys[arrays.counties[place]! - 1] === wanted
    offerNamed(
      { name: join(words.slice(0, county)), isNameComplete: true, regionFits, isAllowed },
      best,
    )
  }

  /** Places, best first; none for a query without a letter or digit. */
  return (query: string, limit: number): number[] => {
    const words = readWords(query)
    if (words.length === 0) return []
    // Some to spare: what reads the same in the list is shown once.
    const best = new BestPlaces(limit + 4)
    offerNamed({ name: join(words), isNameComplete: false }, best)
    for (let at = 1; at < words.length; at += 1) {
      if (!fitRegions(join(words.slice(at)), regionFits)) continue
      // Without a comma "new york" must not mean all that begins with "new" in Yorkshire.
      const isNameComplete = !words[at]!.followsComma
      offerNamed({ name: join(words.slice(0, at)), isNameComplete, regionFits }, best)
    }
    offerInCounty(words, best)
    const asWritten = query.trim().normalize()
    const addresses = best.places.map(addressOf)
    const found = best.places.filter((_, at) => addresses.indexOf(addresses[at]!) === at)
    const same = best.places[addresses.indexOf(asWritten)]
    const ordered = same === undefined ? found : [same, ...found.filter((place) => place !== same)]
    return ordered.slice(0, limit)
  }
}
