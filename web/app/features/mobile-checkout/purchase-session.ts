import { ApiFailure } from '../../lib/api-failure.ts'
import { createApiWithToken } from '../../lib/client-api.ts'
import { isText } from '../../lib/json.rules.ts'
import { tabStorage } from '../../lib/tab-storage.ts'
import { handedOverToken } from './handed-over-token.ts'

/** The token of one purchase, stored in the tab. It survives the redirect to the bank and permits nothing else. */
const storedToken = tabStorage('purchase-token', isText)

/** Called when the token is refused; the page sets it. */
export const purchaseWatch = { refused: () => {} }

/** The API on behalf of the user whom the app sent, even where another user is signed in in this browser. */
export const purchaseApi = createApiWithToken(storedToken.get, () => {
  storedToken.remove()
  purchaseWatch.refused()
})

export const purchaseSession = {
  isOpen: (): boolean => storedToken.get() !== undefined,

  /**
   * Exchanges the token of the address for one of this purchase. An app that has already asked for such a
   * token is refused another one, and the token itself is used.
   *
   * @throws {ApiFailure} 401 for an expired token.
   */
  async open(): Promise<void> {
    const token = handedOverToken.get()
    if (token === undefined) return
    storedToken.remove()
    try {
      const opened = await createApiWithToken(
        () => token,
        () => {},
      ).user('POST /user/purchase-session')
      storedToken.set(opened.token)
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure
      if (failure.status === 401) handedOverToken.remove()
      if (failure.code !== 'forbidden') throw failure
      storedToken.set(token)
    }
    handedOverToken.remove()
  },

  /** Ends the session of the token after the purchase. */
  close(): void {
    if (!purchaseSession.isOpen()) return
    purchaseApi.user('POST /logout').catch(() => {})
    storedToken.remove()
  },
}
