import type { BestPlaces } from './best-places.ts'
import type { GazetteerArrays } from './gazetteer-file.ts'
import { fits } from './narrowing.ts'
import type { RegionFits } from './narrowing.ts'

// A match scores its weight times the population; a prefix of a main name has weight 1. Other names
// include those of every language, former ones and airport codes: London has a hundred, and must not
// be first in every list.
const wholeMainName = 20
const wholeOtherName = 0.5
const wholeCode = 0.05
const prefixOfOtherName = 0.1
/**
 * The least score of a place found by a prefix of another name, where main names start with the typed letters too. "Bang"
 * finds Bengaluru, once Bangalore, but "Leic" finds no village that Czech calls so.
 */
const leastBesideMainNames = 1500
/** Shorter than two letters outside ASCII. */
const longestCodeBytes = 3
/** More than any weighted population. */
const wholeAddress = 1e12
/** Added so that places of unknown population still differ by their weight. */
const basePopulation = 100

/** Finds the range of keys that start with a folded word in UTF-8; those equal to it are first. */
function findKeyRange(arrays: GazetteerArrays, word: Uint8Array) {
  const { keyText, keyStarts } = arrays
  const keyCount = keyStarts.length - 1
  /** Returns the first key from `from` on for which the predicate is false. */
  const findFirst = (from: number, isBefore: (key: number) => boolean) => {
    let low = from
    let high = keyCount
    while (low < high) {
      const middle = (low + high) >> 1
      if (isBefore(middle)) low = middle + 1
      else high = middle
    }
    return low
  }
  /** Compares a key's first bytes with the word: 0 if the key starts with it. */
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
  const from = findFirst(0, (key) => compare(key) < 0)
  const wholeTo = findFirst(from, (key) => compare(key) === 0 && isWhole(key))
  const to = findFirst(wholeTo, (key) => compare(key) === 0)
  return { from, wholeTo, to }
}

export function createNameIndex(arrays: GazetteerArrays) {
  const { keyStarts, keyPlaces, populations, regions, regionShown, counties } = arrays
  const encoder = new TextEncoder()

  /** Returns the first place, in order of population, that cannot exceed the score by a prefix. */
  const findFirstTooSmall = (score: number) => {
    let low = 0
    let high = populations.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (populations[middle]! + basePopulation > score) low = middle + 1
      else high = middle
    }
    return low
  }

  const hasMainName = (from: number, to: number, isOffered: (place: number) => boolean) => {
    for (let key = from; key < to; key += 1)
      if (keyPlaces[key]! % 2 === 0 && isOffered(keyPlaces[key]! >> 1)) return true
    return false
  }

  interface Terms {
    /** Folded. */
    name: string
    isNameComplete: boolean
    regionFits?: RegionFits | undefined
    isAllowed?: ((place: number) => boolean) | undefined
    /** Leaves names of other languages and former ones out. */
    mainNamesOnly?: boolean
  }

  /** Offers every place with this name, in one pass over the adjacent keys. */
  return (
    { name, isNameComplete, regionFits, isAllowed, mainNamesOnly = false }: Terms,
    best: BestPlaces,
  ): void => {
    const word = encoder.encode(name)
    const { from, wholeTo, to } = findKeyRange(arrays, word)
    const otherNameWeight = word.length <= longestCodeBytes ? wholeCode : wholeOtherName
    const getFit = (place: number) => regionFits?.[regions[place]!] ?? fits.loosely
    for (let key = from; key < wholeTo; key += 1) {
      const place = keyPlaces[key]! >> 1
      const fit = getFit(place)
      if (fit === fits.no || (isAllowed && !isAllowed(place))) continue
      const isMainName = keyPlaces[key]! % 2 === 0
      if (mainNamesOnly && !isMainName) continue
      const weight = isMainName ? wholeMainName : otherNameWeight
      const addressFit = regionShown[place] === 1 ? fits.regionAndCountry : fits.country
      const isAddress = isMainName && fit === addressFit && (isAllowed || counties[place] === 0)
      const score = (populations[place]! + basePopulation) * weight
      best.offer(place, isAddress ? score + wholeAddress : score)
    }
    if (isNameComplete) return
    const isOffered = (place: number) =>
      getFit(place) !== fits.no && (!isAllowed || isAllowed(place))
    const leastByOtherName = mainNamesOnly
      ? Infinity
      : hasMainName(from, to, isOffered)
        ? leastBesideMainNames
        : 0
    let threshold = best.threshold
    let firstTooSmall = findFirstTooSmall(threshold) * 2
    for (let key = wholeTo; key < to; key += 1) {
      const entry = keyPlaces[key]!
      if (entry >= firstTooSmall) continue
      const place = entry >> 1
      if (!isOffered(place)) continue
      const share = word.length / (keyStarts[key + 1]! - keyStarts[key]!)
      const isMainName = entry % 2 === 0
      const weight = isMainName ? 1 : prefixOfOtherName * share ** 3
      const score = (populations[place]! + basePopulation) * weight
      if (!isMainName && score < leastByOtherName) continue
      best.offer(place, score)
      if (best.threshold === threshold) continue
      threshold = best.threshold
      firstTooSmall = findFirstTooSmall(threshold) * 2
    }
  }
}
