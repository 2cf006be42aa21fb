import { LRUCache } from 'lru-cache'
import { isWithin } from './likeness.rules.ts'
import { wordsOf } from './words.rules.ts'

/** Shorter words are too like each other for a wrong letter to be forgiven. */
const leastForgiving = 3
const leastForgivingTwice = 8
const mostWords = 8
const maxCachedWords = 500

/** Finds texts by their words, in memory. */
export class WordIndex {
  readonly #words: readonly string[]
  /** Which texts hold the word of the same place: the texts' places, ascending. */
  readonly #places: readonly (readonly number[])[]
  /** Which letters the word of the same place has, a bit each: most words are told apart by it. */
  readonly #letters: Uint32Array
  readonly #textCount: number
  readonly #matchesByWord = new LRUCache<string, Uint8Array>({ max: maxCachedWords })

  /** `texts` are each one's words; a text is known by its place in the list. */
  constructor(texts: readonly Iterable<string>[]) {
    const places = new Map<string, number[]>()
    for (const [place, words] of texts.entries())
      for (const word of new Set(words)) {
        const known = places.get(word)
        if (known) known.push(place)
        else places.set(word, [place])
      }
    const sorted = [...places].toSorted(([one], [other]) => (one < other ? -1 : 1))
    this.#words = sorted.map(([word]) => word)
    this.#places = sorted.map(([, at]) => at)
    this.#letters = Uint32Array.from(this.#words, lettersOf)
    this.#textCount = texts.length
  }

  /**
   * For each text, 1 where every word of the query stands or begins a word in it, else 0; undefined for a
   * query without words.
   */
  find(query: string): Uint8Array | undefined {
    const [first, ...others] = wordsOf(query).slice(0, mostWords)
    if (first === undefined) return undefined
    const found = this.#textsWith(first)
    if (others.length === 0) return found
    const further = others.map((word) => this.#textsWith(word))
    return found.map((mark, place) => (mark && further.every((marks) => marks[place]) ? 1 : 0))
  }

  #textsWith(word: string): Uint8Array {
    const cached = this.#matchesByWord.get(word)
    if (cached) return cached
    const marks = new Uint8Array(this.#textCount)
    for (const at of this.#matches(word)) for (const place of this.#places[at]!) marks[place] = 1
    this.#matchesByWord.set(word, marks)
    return marks
  }

  /** Words that begin so; where none does, words with one letter wrong, and long ones with two. */
  #matches(word: string): number[] {
    const beginning = this.#beginningWith(word)
    if (beginning.length > 0 || word.length < leastForgiving) return beginning
    const alike = this.#alike(word, 1)
    if (alike.length > 0 || word.length < leastForgivingTwice) return alike
    return this.#alike(word, 2)
  }

  #beginningWith(word: string): number[] {
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

  #alike(word: string, most: number): number[] {
    const letters = lettersOf(word)
    const found: number[] = []
    for (let at = 0; at < this.#words.length; at++)
      // A changed letter takes one bit away and adds another.
      if (
        bitCount(letters ^ this.#letters[at]!) <= 2 * most &&
        isWithin(most, word, this.#words[at]!)
      )
        found.push(at)
    return found
  }
}

function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits >>> 0
}

function bitCount(bits: number): number {
  let rest = bits
  let count = 0
  while (rest) {
    rest &= rest - 1
    count++
  }
  return count
}
