import { createStore } from '../ui/store.ts'

/** An answer that is older than this is fetched again when it is next needed (docs/product/spec.md section 9). */
export const maxAgeMilliseconds = 4 * 3_600_000

export interface CachedAnswer<T> {
  /** Undefined until the first answer has come. */
  readonly answer: T | undefined
  readonly isFetching: boolean
}

/** Caches the answer of one call in this tab, for all that show it. */
export function createAnswerCache<T>(fetchAnswer: () => Promise<T>, nowMs = () => Date.now()) {
  const store = createStore<CachedAnswer<T>>({ answer: undefined, isFetching: false })
  let fetchedMs = 0
  let underWay: Promise<T> | undefined

  function set(answer: T): void {
    underWay = undefined
    fetchedMs = nowMs()
    store.set({ answer, isFetching: false })
  }

  /** Caches an answer when it comes, unless the cache was set or dropped, or another call made, meanwhile. */
  async function take(fetching: Promise<T>): Promise<T> {
    underWay = fetching
    store.set({ ...store.get(), isFetching: true })
    try {
      const answer = await fetching
      if (underWay === fetching) set(answer)
    } catch {
      if (underWay === fetching) {
        underWay = undefined
        store.set({ ...store.get(), isFetching: false })
      }
    }
    return fetching
  }

  /** Fetches the answer again; callers at the same time share one request. */
  const refresh = (): Promise<T> => underWay ?? take(fetchAnswer())

  return {
    store,
    get: (): T | undefined => store.get().answer,
    set,
    take,
    refresh,
    /** Returns the cached answer while it is young enough, else fetches it. */
    load: async (): Promise<T> => {
      const { answer } = store.get()
      const isFresh = answer !== undefined && nowMs() - fetchedMs < maxAgeMilliseconds
      return isFresh ? answer : refresh()
    },
    /** Forgets the answer, and one that is under way. */
    drop: (): void => {
      underWay = undefined
      store.set(store.initial)
    },
  }
}
