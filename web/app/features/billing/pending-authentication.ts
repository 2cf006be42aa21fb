import { selection } from '../../lib/selection.ts'
import type { Purchase } from './purchase.rules.ts'

/** A payment that the buyer has been sent to the bank for. */
export interface PendingAuthentication {
  readonly purchase: Purchase
  readonly purchaseId: string
  readonly clientSecret: string
}

/** It outlives the way to the bank and back; what the return address says is never needed. */
export const pendingAuthentication = selection<PendingAuthentication>('pending-authentication')
