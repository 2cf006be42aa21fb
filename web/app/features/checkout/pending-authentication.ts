import { isText, shapeOf } from '../../lib/json.rules.ts'
import { tabStorage } from '../../lib/tab-storage.ts'
import { readPurchase, type Purchase } from './purchase.rules.ts'

/** A payment whose buyer has been sent to the bank for authentication. */
export interface PendingAuthentication {
  readonly purchase: Purchase
  readonly purchaseId: string
  readonly clientSecret: string
}

/** Survives the redirect to the bank and back, so that the return address is not needed. */
export const pendingAuthentication = tabStorage(
  'pending-authentication',
  shapeOf<PendingAuthentication>({
    purchase: (value): value is Purchase => readPurchase({ purchase: value }) !== undefined,
    purchaseId: isText,
    clientSecret: isText,
  }),
)
