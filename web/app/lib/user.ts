import { api } from './client-api.ts'
import { session } from './session.ts'
import { createUserStore, useVisitorOf } from './user-store.ts'

/** The visitor of this tab. */
export const userStore = createUserStore({
  hasToken: () => session.token() !== undefined,
  fetchUser: async () => (await api.user('GET /user/get-user-details')).data.user,
})

export const useVisitor = () => useVisitorOf(userStore)
