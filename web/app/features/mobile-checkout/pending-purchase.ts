import { pendingAuthentication } from '../checkout/pending-authentication.ts'
import type { KindName, Purchase } from '../checkout/purchase.rules.ts'

/**
 * The purchase for which its buyer has been to the bank. What it buys may be theirs before they are back:
 * the provider has told the server meanwhile.
 */
export function waitingFor(kind: KindName): Purchase | undefined {
  const purchase = pendingAuthentication.find()?.purchase
  return purchase?.kind === kind ? purchase : undefined
}
