import type { Gemstone, GemstonePage } from '@rashi/contract'
import { maxAgeMilliseconds } from '../../lib/answer-cache.ts'
import type { ApiFailure } from '../../lib/api-failure.ts'
import { createStore } from '../../ui/store.ts'
import { formatQuery, type Filter } from './filter.rules.ts'

/** The pages of the list that have been loaded. */
export interface GemstoneList {
  readonly filter: Filter
  readonly stones: readonly Gemstone[]
  readonly total: number
  /** 0 until the first page has come. */
  readonly currentPage: number
  readonly lastPage: number
  readonly isLoading: boolean
  readonly failure: ApiFailure | undefined
}

export const toGemstoneList = (filter: Filter, page: GemstonePage): GemstoneList => ({
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

export const hasFilter = (list: GemstoneList | undefined, filter: Filter): list is GemstoneList =>
  list !== undefined && formatQuery(list.filter) === formatQuery(filter)

/** Creates the list. There is one at a time: another search or category replaces it, and so does its age. */
export function createGemstoneList({
  fetchPage,
  nowMs,
  announce,
}: {
  fetchPage: (filter: Filter, page: number) => Promise<GemstonePage>
  nowMs: () => number
  announce: (failure: ApiFailure) => void
}) {
  const store = createStore<GemstoneList | undefined>(undefined)
  let begunMs = 0
  let inFlight: Promise<void> | undefined

  function begin(list: GemstoneList): void {
    begunMs = nowMs()
    inFlight = undefined
    store.set(list)
  }

  /** Fetches the page after the last one. An answer to a list that was replaced meanwhile is ignored. */
  function fetchNext(list: GemstoneList): Promise<void> {
    const { filter, currentPage, stones } = list
    const isCurrent = () => inFlight === fetching
    store.set({ ...list, isLoading: true, failure: undefined })
    const fetching: Promise<void> = fetchPage(filter, currentPage + 1)
      .then((page) => {
        if (!isCurrent()) return
        const known = new Set(stones.map(({ id }) => id))
        const added = page.data.filter(({ id }) => !known.has(id))
        store.set({ ...toGemstoneList(filter, page), stones: [...stones, ...added] })
      })
      .catch((failure: ApiFailure) => {
        if (!isCurrent()) return
        store.set({ ...list, isLoading: false, failure })
        announce(failure)
      })
      .finally(() => {
        if (isCurrent()) inFlight = undefined
      })
    inFlight = fetching
    return fetching
  }

  return {
    store,
    /** Begins the list with a first page that was rendered by the server. */
    begin: (filter: Filter, page: GemstonePage): void => begin(toGemstoneList(filter, page)),
    /** Called on page entry: fetches the list unless the current one has this filter and is young enough. */
    async enter(filter: Filter): Promise<void> {
      const list = store.get()
      const isUsable =
        hasFilter(list, filter) &&
        nowMs() - begunMs < maxAgeMilliseconds &&
        (list.currentPage > 0 || inFlight !== undefined)
      if (isUsable) return inFlight
      const empty = emptyList(filter)
      begin(empty)
      return fetchNext(empty)
    },
    /** Fetches the next page, if there is one and none is being fetched. */
    async more(): Promise<void> {
      const list = store.get()
      if (!list || inFlight || list.currentPage === list.lastPage) return inFlight
      return fetchNext(list)
    },
  }
}
