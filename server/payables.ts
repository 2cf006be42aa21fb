import { type PurchaseKind, subscriptionKind } from './domains/payments/index.ts'
import { consultationKind } from './domains/consultations/index.ts'
import { lifeEventKind, oneOffKind } from './domains/horoscopes/index.ts'

/** Everything that can be bought. */
export const purchaseKinds: readonly PurchaseKind[] = [
  subscriptionKind,
  consultationKind,
  oneOffKind,
  lifeEventKind,
]
