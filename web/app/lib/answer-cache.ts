import { createStore } from '../ui/store.ts'

/** An answer that is older than this is fetched again when it is next needed (docs/product/spec.md section 9). */
export const maxAgeMilliseconds = 4 * 3_600_000

export interface CachedAnswer<T> {
  /** Undefined until the first answer has come. */
  readonly answer: T | undefined
  readonly isFetching: boolean
}

/** Creates a cache of the answer of one call, shared by all that use it in this tab. */
export function createAnswerCache<T>(fetchAnswer: () => Promise<T>, nowMs = () => Date.now()) {
  const store = createStore<CachedAnswer<T>>({ answer: undefined, isFetching: false })
  let fetchedMs = 0
  let inFlight: Promise<T> | undefined

  function set(answer: T): void {
    inFlight = undefined
    fetchedMs = nowMs()
    store.set({ answer, isFetching: false })
  }

  /** Caches the answer of a request, unless the cache was set or dropped, or another request made, meanwhile. */
  async function cacheWhenDone(fetching: Promise<T>): Promise<T> {
    inFlight = fetching
    store.set({ ...store.get(), isFetching: true })
    try {
      const answer = await fetching
      if (inFlight === fetching) set(answer)
    } catch {
      if (inFlight === fetching) {
        inFlight = undefined
        store.set({ ...store.get(), isFetching: false })
      }
    }
    return fetching
  }

  /** Fetches the answer again; callers at the same time share one request. */
  const refresh = (): Promise<T> => inFlight ?? cacheWhenDone(fetchAnswer())

  return {
    store,
    get: (): T | undefined => store.get().answer,
    set,
    cacheWhenDone,
    refresh,
    /** Returns the cached answer while it is young enough, else fetches it. */
    load: async (): Promise<T> => {
      const { answer } = store.get()
      const isFresh = answer !== undefined && nowMs() - fetchedMs < maxAgeMilliseconds
      return isFresh ? answer : refresh()
    },
    /** Drops the answer and ignores a request in progress. */
    drop: (): void => {
      inFlight = undefined
      store.set(store.initial)
    },
  }
}
