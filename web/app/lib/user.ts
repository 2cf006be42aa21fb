import type { User } from '@rashi/contract'
import { useSyncExternalStore } from 'react'
import { api } from './client-api.ts'
import { session } from './session.ts'

/** The visitor: a guest is a user with no id. */
export interface Visitor {
  readonly id?: string
  readonly isLoggedIn: boolean
  /** True only while the details load. */
  readonly isFetching: boolean
  readonly details?: User
}

export interface UserSource {
  hasToken(): boolean
  fetchUser(): Promise<User>
}

const guest: Visitor = { isLoggedIn: false, isFetching: false }

/** Creates a store of the visitor: the details are fetched once and kept until they change. */
export function createUserStore(source: UserSource) {
  let visitor: Visitor = guest
  let underWay: Promise<User> | undefined
  const listeners = new Set<() => void>()
  const set = (next: Visitor) => {
    visitor = next
    for (const listener of listeners) listener()
  }
  const store = {
    get: (): Visitor => visitor,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Stores the answer of sign-in or sign-up. */
    set: (details: User) => set({ id: details.id, isLoggedIn: true, isFetching: false, details }),
    reset: () => {
      underWay = undefined
      set(guest)
    },
    /** Returns the details, from memory where they are known. */
    load: async (): Promise<User | undefined> => {
      if (!source.hasToken()) {
        if (visitor !== guest) store.reset()
        return undefined
      }
      return visitor.details ?? store.refresh()
    },
    /** Fetches the details again; concurrent callers share one call. */
    refresh: (): Promise<User> => {
      if (underWay) return underWay
      set({ ...visitor, isLoggedIn: true, isFetching: true })
      const fetching = source.fetchUser()
      underWay = fetching
      fetching
        .then(
          (details) => {
            if (underWay === fetching) store.set(details)
          },
          () => {
            if (underWay === fetching) set({ ...visitor, isFetching: false })
          },
        )
        .finally(() => {
          if (underWay === fetching) underWay = undefined
        })
      return fetching
    },
  }
  return store
}

/** The store of this tab. */
export const userStore = createUserStore({
  hasToken: () => session.token() !== undefined,
  fetchUser: async () => (await api.user('GET /user/get-user-details')).data.user,
})

export const useVisitor = (): Visitor =>
  useSyncExternalStore(userStore.subscribe, userStore.get, () => guest)
