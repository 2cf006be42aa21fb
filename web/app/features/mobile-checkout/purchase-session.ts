import { ApiFailure } from '../../lib/api-failure.ts'
import { apiBy } from '../../lib/client-api.ts'
import { isText } from '../../lib/json.rules.ts'
import { tabStorage } from '../../lib/tab-storage.ts'
import { handedOver } from './handed-over-token.ts'

/** The token of one purchase: kept for this tab, through the bank and back, and of use for nothing else. */
const kept = tabStorage('purchase-token', isText)

/** What a dead token leads to; the page says what. */
export const purchaseWatch = { refused: () => {} }

/** The API in the name of whoever the app sent here, whoever is signed in in this browser. */
export const purchaseApi = apiBy(kept.get, () => {
  kept.remove()
  purchaseWatch.refused()
})

export const purchaseSession = {
  isOpen: (): boolean => kept.get() !== undefined,

  /**
   * Exchanges the token that stood in the address for one of this purchase. An app that asked for such
   * a token itself is refused another: then that is it.
   *
   * @throws {ApiFailure} 401 for a dead token.
   */
  async open(): Promise<void> {
    const token = handedOver.find()
    if (token === undefined) return
    kept.remove()
    try {
      const opened = await apiBy(
        () => token,
        () => {},
      ).user('POST /user/purchase-session')
      kept.set(opened.token)
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure
      if (failure.status === 401) handedOver.forget()
      if (failure.code !== 'forbidden') throw failure
      kept.set(token)
    }
    handedOver.forget()
  },

  /** It is bought: the token is dead from now on. */
  close(): void {
    if (!purchaseSession.isOpen()) return
    purchaseApi.user('POST /logout').catch(() => {})
    kept.remove()
  },
}
