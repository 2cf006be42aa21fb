import { pendingAuthentication, type KindName, type Purchase } from '../checkout/index.ts'

/**
 * The purchase for which its buyer has been to the bank. What it buys may be theirs before they are back:
 * the provider has told the server meanwhile.
 */
export function pendingPurchaseOf(kind: KindName): Purchase | undefined {
  const purchase = pendingAuthentication.get()?.purchase
  return purchase?.kind === kind ? purchase : undefined
}
