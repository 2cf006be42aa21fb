import { pendingAuthentication, type KindName, type Purchase } from '../checkout/index.ts'

/**
 * Returns the purchase whose buyer was sent to the bank. It may be complete before the buyer returns, because
 * the provider notifies the server.
 */
export function findPendingPurchase(kind: KindName): Purchase | undefined {
  const purchase = pendingAuthentication.get()?.purchase
  return purchase?.kind === kind ? purchase : undefined
}
