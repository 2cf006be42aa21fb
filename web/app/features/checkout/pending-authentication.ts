import { isText, shapeOf } from '../../lib/json.rules.ts'
import { tabStorage } from '../../lib/tab-storage.ts'
import { readPurchase, type Purchase } from './purchase.rules.ts'

/** A payment that the buyer has been sent to the bank for. */
export interface PendingAuthentication {
  readonly purchase: Purchase
  readonly purchaseId: string
  readonly clientSecret: string
}

/** It outlives the way to the bank and back; what the return address says is never needed. */
export const pendingAuthentication = tabStorage(
  'pending-authentication',
  shapeOf<PendingAuthentication>({
    purchase: (value): value is Purchase => readPurchase({ purchase: value }) !== undefined,
    purchaseId: isText,
    clientSecret: isText,
  }),
)
