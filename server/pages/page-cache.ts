import { LRUCache } from 'lru-cache'
import type { Clock } from '../platform/clock.ts'

export interface RenderedPage {
  readonly status: number
  readonly headers: Record<string, string>
  readonly html: Buffer
  readonly entityTag: string
  /** Compressed when it is first asked for. */
  readonly brotli: () => Promise<Buffer>
}

/** How long a guest's page may lag behind a change of its content. */
const maxAgeMilliseconds = 10_000
const maxPages = 400

/**
 * Caches pages as guests see them, by address and language. Simultaneous misses wait for one rendering.
 * Only pages with status 200 are cached.
 */
export class PageCache {
  readonly #pages: LRUCache<string, RenderedPage>
  readonly #pending = new Map<string, Promise<RenderedPage | undefined>>()

  constructor(clock: Clock) {
    this.#pages = new LRUCache({
      max: maxPages,
      ttl: maxAgeMilliseconds,
      ttlResolution: 0,
      perf: { now: () => clock.now().epochMilliseconds },
    })
  }

  async get(
    key: string,
    render: () => Promise<RenderedPage | undefined>,
  ): Promise<RenderedPage | undefined> {
    const cached = this.#pages.get(key)
    if (cached) return cached
    const pending = this.#pending.get(key)
    if (pending) return pending
    const rendering = render().finally(() => this.#pending.delete(key))
    this.#pending.set(key, rendering)
    const page = await rendering
    if (page?.status === 200) this.#pages.set(key, page)
    return page
  }
}
