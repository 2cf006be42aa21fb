import type { Trx } from '../../../platform/database/database.ts'
import type { BillingContext } from '../billing-context.ts'

/** What an order costs and what it is, before anything is written. */
export interface Quote {
  readonly amountPence: number
  /** What can be had once: an order whose slot is held by another purchase is refused. */
  readonly slots: readonly string[]
  /** Its slots are let go ten minutes after it was ordered: until then, asking again is the same order. */
  readonly isRepeatable?: boolean
  /** In a line, as it stands on receipts. */
  readonly description: string
  /** Kept with the purchase, and all that `fulfil` is told of it; orders are the same where this is. */
  readonly ordered: object
  /** Whether charges without the buyer follow from it. */
  readonly isRecurring: boolean
}

export interface Bought {
  readonly purchaseId: string
  readonly userId: string
  readonly languageId: number
  readonly cardId: string | null
  readonly amountPence: number
  readonly ordered: unknown
  readonly description: string
  readonly at: Temporal.Instant
}

/**
 * Something that can be bought. The engine moves the money, once; a kind says what it costs and gives
 * what was paid for.
 */
export interface PurchaseKind {
  readonly name: string
  /** Gives what was bought, in the transaction that marks the purchase as fulfilled. */
  fulfil(trx: Trx, context: BillingContext, bought: Bought): Promise<void>
}

export function kindOf({ purchaseKinds }: BillingContext, name: string): PurchaseKind {
  const kind = purchaseKinds.find((one) => one.name === name)
  if (!kind) throw new Error(`nothing is sold as ${name}`)
  return kind
}
