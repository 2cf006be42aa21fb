import type { User } from '@rashi/contract'
import { useStore } from '../ui/store.ts'
import { createAnswerCache } from './answer-cache.ts'
import { api } from './client-api.ts'
import { reader } from './reader.ts'
import { onSessionEnd } from './session-end.ts'
import { session } from './session.ts'

/** The visitor: a guest is a user with no id. */
export interface Visitor {
  readonly id: string | undefined
  readonly isLoggedIn: boolean
  /** True only while the details load. */
  readonly isFetching: boolean
}

export interface UserSource {
  hasToken(): boolean
  fetchUser(): Promise<User>
}

/** Creates the cache of the user's details. */
export function createUserStore(source: UserSource) {
  const { store, set, refresh, load, drop } = createAnswerCache(source.fetchUser)
  return {
    store,
    set,
    refresh,
    reset: drop,
    get: (): Visitor => {
      const { answer, isFetching } = store.get()
      return { id: answer?.id, isLoggedIn: source.hasToken(), isFetching }
    },
    /** Returns the details, from the cache while they are young enough; undefined for a guest. */
    load: async (): Promise<User | undefined> => {
      if (source.hasToken()) return load()
      drop()
      return undefined
    },
  }
}

/** The user of this tab. */
export const userStore = createUserStore({
  hasToken: () => session.token() !== undefined,
  fetchUser: async () => (await api.user('GET /user/get-user-details')).data.user,
})
onSessionEnd(userStore.reset)
userStore.store.subscribe(() => {
  const user = userStore.store.get().answer
  reader.set(user && { name: user.full_name, signKey: user.generated_horoscope.key })
})

/** The user's details as far as they are loaded. */
export const useUser = (): User | undefined => useStore(userStore.store).answer
