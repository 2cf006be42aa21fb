/** Collects the best-scored places of a search, each once, best first. */
export class BestPlaces {
  readonly places: number[] = []
  readonly #scores: number[] = []
  readonly #capacity: number

  constructor(capacity: number) {
    this.#capacity = capacity
  }

  /** The score that a place must exceed to be added. */
  get threshold(): number {
    return this.places.length < this.#capacity ? -Infinity : this.#scores.at(-1)!
  }

  offer(place: number, score: number): void {
    if (score <= this.threshold) return
    const before = this.places.indexOf(place)
    if (before >= 0) {
      if (this.#scores[before]! >= score) return
      this.#remove(before)
    } else if (this.places.length === this.#capacity) {
      this.#remove(this.places.length - 1)
    }
    let at = this.places.length
    while (at > 0 && this.#scores[at - 1]! < score) at -= 1
    this.places.splice(at, 0, place)
    this.#scores.splice(at, 0, score)
  }

  #remove(at: number): void {
    this.places.splice(at, 1)
    this.#scores.splice(at, 1)
  }
}
