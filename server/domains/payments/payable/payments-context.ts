import type { Context } from '../../../context/context.ts'
import type { PurchaseKind } from './payable.ts'

export interface BillingContext extends Context {
  /** Where a person is written to; undefined once the account is gone. */
  readonly emailOf: (userId: string) => Promise<string | undefined>
  /** Everything that can be bought. */
  readonly purchaseKinds: readonly PurchaseKind[]
}
