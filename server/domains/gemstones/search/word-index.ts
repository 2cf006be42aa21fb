import { LRUCache } from 'lru-cache'
import { isWithinEdits } from './edit-distance.rules.ts'
import { splitWords } from './words.rules.ts'

/** The minimum lengths of words in which one or two errors are tolerated; shorter ones are too similar. */
const minLengthForOneError = 3
const minLengthForTwoErrors = 8
const maxWords = 8
const maxCachedWords = 500

/** An index in memory that finds texts by their words. */
export class WordIndex {
  readonly #words: readonly string[]
  /** The indexes of the texts that contain each word, ascending. */
  readonly #places: readonly (readonly number[])[]
  /** The letters of each word as bits, by which most words can be excluded. */
  readonly #letters: Uint32Array
  readonly #textCount: number
  readonly #matchesByWord = new LRUCache<string, Uint8Array>({ max: maxCachedWords })

  /** @param texts the words of each text, which is identified by its index */
  constructor(texts: readonly Iterable<string>[]) {
    const places = new Map<string, number[]>()
    for (const [place, words] of texts.entries())
      for (const word of new Set(words)) {
        const existing = places.get(word)
        if (existing) existing.push(place)
        else places.set(word, [place])
      }
    const sorted = [...places].toSorted(([one], [other]) => (one < other ? -1 : 1))
    this.#words = sorted.map(([word]) => word)
    this.#places = sorted.map(([, at]) => at)
    this.#letters = Uint32Array.from(this.#words, toLetterBits)
    this.#textCount = texts.length
  }

  /**
   * Returns for each text 1 if it contains every word of the query, in full or as a prefix, otherwise 0;
   * undefined for a query without words.
   */
  find(query: string): Uint8Array | undefined {
    const [first, ...others] = splitWords(query).slice(0, maxWords)
    if (first === undefined) return undefined
    const found = this.#markTexts(first)
    if (others.length === 0) return found
    const further = others.map((word) => this.#markTexts(word))
    return found.map((mark, place) => (mark && further.every((marks) => marks[place]) ? 1 : 0))
  }

  #markTexts(word: string): Uint8Array {
    const cached = this.#matchesByWord.get(word)
    if (cached) return cached
    const marks = new Uint8Array(this.#textCount)
    for (const index of this.#findMatches(word))
      for (const place of this.#places[index]!) marks[place] = 1
    this.#matchesByWord.set(word, marks)
    return marks
  }

  /** Finds words with the prefix; if there are none, words with one error, and for long words with two. */
  #findMatches(word: string): number[] {
    const withPrefix = this.#findByPrefix(word)
    if (withPrefix.length > 0 || word.length < minLengthForOneError) return withPrefix
    const similar = this.#findSimilar(word, 1)
    if (similar.length > 0 || word.length < minLengthForTwoErrors) return similar
    return this.#findSimilar(word, 2)
  }

  #findByPrefix(word: string): number[] {
    let [from, to] = [0, this.#words.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if (this.#words[middle]! < word) from = middle + 1
      else to = middle
    }
    const found: number[] = []
    for (let at = from; this.#words[at]?.startsWith(word); at++) found.push(at)
    return found
  }

  #findSimilar(word: string, maxEdits: number): number[] {
    const letters = toLetterBits(word)
    const found: number[] = []
    for (let at = 0; at < this.#words.length; at++)
      // A substitution changes at most two bits.
      if (
        countBits(letters ^ this.#letters[at]!) <= 2 * maxEdits &&
        isWithinEdits(maxEdits, word, this.#words[at]!)
      )
        found.push(at)
    return found
  }
}

function toLetterBits(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits >>> 0
}

function countBits(bits: number): number {
  let rest = bits
  let count = 0
  while (rest) {
    rest &= rest - 1
    count++
  }
  return count
}
