import type { BestPlaces } from './best-places.ts'
import type { GazetteerArrays } from './gazetteer-file.ts'
import { fits } from './narrowing.ts'
import type { RegionFits } from './narrowing.ts'

// Weights of a name's match, times the population; the beginning of a main name weighs 1. The other
// names are in every language, old ones and airports' codes among them: London has a hundred, and
// must not lead every list.
const wholeMainName = 20
const wholeOtherName = 0.5
const wholeCode = 0.05
const beginningOfOtherName = 0.1
/** Shorter than any two letters outside ASCII. */
const longestCodeBytes = 3
/** Above any weighted population. */
const wholeAddress = 1e12
/** So that places of unknown population still differ by how well they match. */
const leastPopulation = 100

/** Where a folded word, in UTF-8, stands among the sorted keys: those equal to it, then those that go on. */
function findKeys(arrays: GazetteerArrays, word: Uint8Array) {
  const { keyText, keyStarts } = arrays
  const keyCount = keyStarts.length - 1
  /** The first key that is not below the word; with `beyond`, not below anything that begins with it. */
  const bound = (from: number, isPassed: (key: number) => boolean) => {
    let low = from
    let high = keyCount
    while (low < high) {
      const middle = (low + high) >> 1
      if (isPassed(middle)) low = middle + 1
      else high = middle
    }
    return low
  }
  /** Sign of key's first bytes against the word: 0 when the key begins with it. */
  const compare = (key: number) => {
    const start = keyStarts[key]!
    const length = keyStarts[key + 1]! - start
    for (let at = 0; at < word.length; at += 1) {
      if (at === length) return -1
      const difference = keyText[start + at]! - word[at]!
      if (difference !== 0) return difference
    }
    return 0
  }
  const isWhole = (key: number) => keyStarts[key + 1]! - keyStarts[key]! === word.length
  const from = bound(0, (key) => compare(key) < 0)
  const wholeTo = bound(from, (key) => compare(key) === 0 && isWhole(key))
  const to = bound(wholeTo, (key) => compare(key) === 0)
  return { from, wholeTo, to }
}

export function nameIndex(arrays: GazetteerArrays) {
  const { keyStarts, keyPlaces, populations, regions, regionShown, counties } = arrays
  const encoder = new TextEncoder()

  /** The first place, in order of population, that cannot surpass the score by a name's beginning. */
  const firstHopeless = (score: number) => {
    let low = 0
    let high = populations.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (populations[middle]! + leastPopulation > score) low = middle + 1
      else high = middle
    }
    return low
  }

  interface Terms {
    /** Folded. */
    name: string
    isNameComplete: boolean
    regionFits?: RegionFits | undefined
    isAllowed?: ((place: number) => boolean) | undefined
  }

  /** Offers every place so named; one pass over its keys, which lie side by side. */
  return ({ name, isNameComplete, regionFits, isAllowed }: Terms, best: BestPlaces): void => {
    const word = encoder.encode(name)
    const { from, wholeTo, to } = findKeys(arrays, word)
    const ofOtherName = word.length <= longestCodeBytes ? wholeCode : wholeOtherName
    const fitOf = (place: number) => regionFits?.[regions[place]!] ?? fits.loosely
    for (let key = from; key < wholeTo; key += 1) {
      const place = keyPlaces[key]! >> 1
      const fit = fitOf(place)
      if (fit === fits.no || (isAllowed && !isAllowed(place))) continue
      const isMainName = keyPlaces[key]! % 2 === 0
      const weight = isMainName ? wholeMainName : ofOtherName
      const addressFit = regionShown[place] === 1 ? fits.regionAndCountry : fits.country
      const isAddress = isMainName && fit === addressFit && (isAllowed || counties[place] === 0)
      const score = (populations[place]! + leastPopulation) * weight
      best.offer(place, isAddress ? score + wholeAddress : score)
    }
    if (isNameComplete) return
    let threshold = best.threshold
    let hopeless = firstHopeless(threshold) * 2
    for (let key = wholeTo; key < to; key += 1) {
      const entry = keyPlaces[key]!
      if (entry >= hopeless) continue
      const place = entry >> 1
      if (fitOf(place) === fits.no || (isAllowed && !isAllowed(place))) continue
      const share = word.length / (keyStarts[key + 1]! - keyStarts[key]!)
      const weight = entry % 2 === 0 ? 1 : beginningOfOtherName * share ** 3
      best.offer(place, (populations[place]! + leastPopulation) * weight)
      if (best.threshold === threshold) continue
      threshold = best.threshold
      hopeless = firstHopeless(threshold) * 2
    }
  }
}
