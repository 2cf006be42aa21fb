import { isText, maybe, shapeOf } from '../../lib/json.rules.ts'
import { onSessionEnd } from '../../lib/session-end.ts'
import { tabStorage } from '../../lib/tab-storage.ts'
import { readPurchase, type Purchase } from './purchase.rules.ts'

/** A payment whose buyer has been sent to the bank for authentication. */
export interface PendingAuthentication {
  readonly purchase: Purchase
  readonly purchaseId: string
  /** The secret of the payment; undefined after a reload, where only the server knows its state. */
  readonly clientSecret: string | undefined
}

/** The payment that the bank's return address names, which proves nothing. */
export interface ReturnedAuthentication {
  readonly purchaseId: string
  readonly clientSecret: string
}

/**
 * Survives the redirect to the bank and back. The order stays in it until then, a consultation's questions and phone
 * number included, so that a buyer whose bank did not confirm can pay in another way without typing them again.
 */
const stored = tabStorage(
  'pending-authentication',
  shapeOf<Omit<PendingAuthentication, 'clientSecret'> & { keptSecret?: string | undefined }>({
    purchase: (value): value is Purchase => readPurchase({ purchase: value }) !== undefined,
    purchaseId: isText,
    keptSecret: maybe(isText),
  }),
)

/**
 * The secret is in memory only: the bank's return address has it again. The tab keeps it for a card page of the app,
 * which removes everything from its address that follows the order's ids.
 */
let secret: ReturnedAuthentication | undefined

export const pendingAuthentication = {
  set(
    { purchase, purchaseId, clientSecret }: PendingAuthentication & ReturnedAuthentication,
    { isFromApp = false } = {},
  ): void {
    secret = { purchaseId, clientSecret }
    stored.set({ purchase, purchaseId, ...(isFromApp ? { keptSecret: clientSecret } : {}) })
  },
  get(returned?: ReturnedAuthentication): PendingAuthentication | undefined {
    const pending = stored.get()
    if (!pending) return undefined
    const { purchase, purchaseId, keptSecret } = pending
    const known = [secret, returned].find((one) => one?.purchaseId === purchaseId)
    return { purchase, purchaseId, clientSecret: known?.clientSecret ?? keptSecret }
  },
  remove(): void {
    secret = undefined
    stored.remove()
  },
}

onSessionEnd(pendingAuthentication.remove)

/** Reads the parameters with which the provider sends the buyer back. */
export function readReturned(address: URLSearchParams): ReturnedAuthentication | undefined {
  const purchaseId = address.get('user_payment_plan_id')
  const clientSecret = address.get('payment_intent_client_secret')
  return purchaseId && clientSecret ? { purchaseId, clientSecret } : undefined
}
