import { isWithin } from './likeness.rules.ts'
import { wordsOf } from './words.rules.ts'

interface Entry {
  readonly word: string
  /** The places of the texts that hold it, ascending. */
  readonly places: number[]
}

/** Shorter words are too like each other for a wrong letter to be forgiven. */
const leastForgiving = 3
const leastForgivingTwice = 8

/** Finds texts by their words, in memory. */
export class WordIndex {
  readonly #entries: Entry[]
  readonly #kept = new Map<string, ReadonlySet<number>>()

  /** `texts` are each one's words; a text is known by its place in the list. */
  constructor(texts: Iterable<Iterable<string>>) {
    const places = new Map<string, number[]>()
    let place = 0
    for (const words of texts) {
      for (const word of new Set(words)) {
        const known = places.get(word)
        if (known) known.push(place)
        else places.set(word, [place])
      }
      place++
    }
    this.#entries = [...places]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([word, at]) => ({ word, places: at }))
  }

  /** The places of the texts in which every word of the query stands or begins; undefined for none. */
  find(query: string): ReadonlySet<number> | undefined {
    const words = wordsOf(query).slice(0, mostWords)
    if (words.length === 0) return undefined
    return words
      .map((word) => this.#placesOf(word))
      .reduce((found, places) => found.intersection(places))
  }

  #placesOf(word: string): ReadonlySet<number> {
    const kept = this.#kept.get(word)
    if (kept) return kept
    const found = new Set<number>()
    for (const { places } of this.#matches(word)) for (const place of places) found.add(place)
    this.#kept.set(word, found)
    if (this.#kept.size > mostKept) this.#kept.delete(this.#kept.keys().next().value ?? '')
    return found
  }

  /** Words that begin so; where none does, words with one letter wrong, and long ones with two. */
  #matches(word: string): Entry[] {
    const beginning = this.#beginningWith(word)
    if (beginning.length > 0 || word.length < leastForgiving) return beginning
    const alike = this.#alike(word, 1)
    if (alike.length > 0 || word.length < leastForgivingTwice) return alike
    return this.#alike(word, 2)
  }

  #alike(word: string, most: number): Entry[] {
    return this.#entries.filter((entry) => isWithin(most, word, entry.word))
  }

  #beginningWith(word: string): Entry[] {
    let [from, to] = [0, this.#entries.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if (this.#entries[middle]!.word < word) from = middle + 1
      else to = middle
    }
    let end = from
    while (this.#entries[end]?.word.startsWith(word)) end++
    return this.#entries.slice(from, end)
  }
}

const mostWords = 8
const mostKept = 500
