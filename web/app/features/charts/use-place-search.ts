import type { PlaceOfBirth } from '@rashi/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { api } from '../../lib/client-api.ts'

export interface PlaceSearch {
  readonly places: readonly PlaceOfBirth[]
  readonly isBusy: boolean
  /** The result of the last search; undefined before the first one. */
  readonly ended: 'found' | 'none' | 'failed' | undefined
  search(query: string): void
}

const idle = { places: [], isBusy: false, ended: undefined } as const

/** Searches places as the user types; an earlier answer never replaces a later one. */
export function usePlaceSearch(): PlaceSearch {
  const [state, setState] = useState<Omit<PlaceSearch, 'search'>>(idle)
  const inFlight = useRef<AbortController>(undefined)
  useEffect(() => () => inFlight.current?.abort(), [])

  const search = useCallback(async (query: string) => {
    inFlight.current?.abort()
    if (query.trim() === '') return setState(idle)
    const { signal } = (inFlight.current = new AbortController())
    setState((before) => ({ ...before, isBusy: true }))
    try {
      const { places } = await api.guest('GET /places', { query: { q: query }, signal })
      if (signal.aborted) return
      setState({ places, isBusy: false, ended: places.length > 0 ? 'found' : 'none' })
    } catch {
      if (!signal.aborted) setState({ places: [], isBusy: false, ended: 'failed' })
    }
  }, [])
  return { ...state, search: (query) => void search(query) }
}
