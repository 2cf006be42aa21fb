import type { Clock } from '../platform/clock.ts'

export interface RenderedPage {
  readonly status: number
  readonly headers: Record<string, string>
  readonly html: Buffer
  /** Made when the first reader asks for it, and kept. */
  readonly brotli: () => Promise<Buffer>
}

/** How long a guest's page may lag behind a change of its content. */
const freshMilliseconds = 10_000
const mostPages = 400

/**
 * Pages as guests see them, by address and language. Simultaneous misses wait for one rendering; the
 * page longest unused makes room. What is no plain 200 is not kept.
 */
export class PageCache {
  readonly #kept = new Map<string, { page: RenderedPage; atMs: number }>()
  readonly #underWay = new Map<string, Promise<RenderedPage | undefined>>()
  readonly #clock: Clock

  constructor(clock: Clock) {
    this.#clock = clock
  }

  async get(
    key: string,
    render: () => Promise<RenderedPage | undefined>,
  ): Promise<RenderedPage | undefined> {
    const found = this.#kept.get(key)
    if (found && this.#clock.now().epochMilliseconds - found.atMs < freshMilliseconds)
      return found.page
    const waiting = this.#underWay.get(key)
    if (waiting) return waiting
    const rendering = render().finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, rendering)
    const page = await rendering
    this.#kept.delete(key)
    if (page?.status === 200)
      this.#kept.set(key, { page, atMs: this.#clock.now().epochMilliseconds })
    if (this.#kept.size > mostPages) this.#kept.delete(this.#kept.keys().next().value ?? '')
    return page
  }
}
