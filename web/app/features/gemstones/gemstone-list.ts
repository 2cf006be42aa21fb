import type { Gemstone, GemstonePage } from '@rashi/contract'
import type { ApiFailure } from '../../lib/api-failure.ts'
import { queryOf, type Filter } from './filter.rules.ts'

/** As much of the list as has been asked for. */
export interface GemstoneList {
  readonly filter: Filter
  readonly stones: readonly Gemstone[]
  readonly total: number
  /** 0 until the first page is here. */
  readonly currentPage: number
  readonly lastPage: number
  readonly isLoading: boolean
  readonly failure: ApiFailure | undefined
}

/** After this the list is asked anew on entry (docs/product/spec.md section 9). */
const freshMilliseconds = 4 * 3_600_000

export const listOf = (filter: Filter, page: GemstonePage): GemstoneList => ({
  filter,
  stones: page.data,
  total: page.total,
  currentPage: page.current_page,
  lastPage: page.last_page,
  isLoading: false,
  failure: undefined,
})

const emptyList = (filter: Filter): GemstoneList => ({
  filter,
  stones: [],
  total: 0,
  currentPage: 0,
  lastPage: 1,
  isLoading: true,
  failure: undefined,
})

const isSame = (one: Filter, other: Filter) => queryOf(one) === queryOf(other)

/** One list at a time: another search or category resets it, and so does being four hours old. */
export function createGemstoneList({
  fetchPage,
  nowMs,
  announce,
}: {
  fetchPage: (filter: Filter, page: number) => Promise<GemstonePage>
  nowMs: () => number
  announce: (failure: ApiFailure) => void
}) {
  let list: GemstoneList | undefined
  let begunMs = 0
  let underWay: Promise<void> | undefined
  const listeners = new Set<() => void>()
  const set = (next: GemstoneList) => {
    list = next
    for (const listener of listeners) listener()
  }

  function begin(next: GemstoneList): void {
    begunMs = nowMs()
    underWay = undefined
    set(next)
  }

  /** Fetches the page after the last one; an answer to a list that was reset meanwhile is passed over. */
  function fetchNext(): Promise<void> {
    if (!list) return Promise.resolve()
    const { filter, currentPage } = list
    const isCurrent = () => underWay === fetching
    set({ ...list, isLoading: true, failure: undefined })
    const fetching: Promise<void> = fetchPage(filter, currentPage + 1)
      .then((page) => {
        if (!isCurrent() || !list) return
        const known = new Set(list.stones.map(({ id }) => id))
        const added = page.data.filter(({ id }) => !known.has(id))
        set({ ...listOf(filter, page), stones: [...list.stones, ...added] })
      })
      .catch((failure: ApiFailure) => {
        if (!isCurrent() || !list) return
        set({ ...list, isLoading: false, failure })
        announce(failure)
      })
      .finally(() => {
        if (isCurrent()) underWay = undefined
      })
    underWay = fetching
    return fetching
  }

  return {
    get: (filter: Filter): GemstoneList | undefined =>
      list && isSame(list.filter, filter) ? list : undefined,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Keeps a first page that the server sent along. */
    keep: (filter: Filter, page: GemstonePage): void => begin(listOf(filter, page)),
    /** The page is entered: what is kept is used where it fits and is young. */
    async enter(filter: Filter): Promise<void> {
      const isKept =
        list !== undefined &&
        isSame(list.filter, filter) &&
        nowMs() - begunMs < freshMilliseconds &&
        (list.currentPage > 0 || underWay !== undefined)
      if (isKept) return underWay
      begin(emptyList(filter))
      return fetchNext()
    },
    /** The next page, where there is one and none is under way. */
    async more(): Promise<void> {
      if (!list || underWay || list.currentPage === list.lastPage) return underWay
      return fetchNext()
    },
  }
}
