import type { Db, Trx } from '../../../platform/database/database.ts'
import type { RefusalCode } from '@rashi/contract'
import type { PaidCard } from '../cards/paid-card.ts'
import type { BillingContext } from './payments-context.ts'

/** What was bought in a line, as its buyer reads it. */
export interface PurchaseTexts {
  readonly language_id: number
  readonly description: string
}

/** What an order costs and what it is, before anything is written. */
export interface Quote {
  readonly amountPence: number
  /** What can be had once: an order whose slot is held by another purchase is refused. */
  readonly slots: readonly string[]
  /** Its slots are let go ten minutes after it was ordered: until then, asking again is the same order. */
  readonly isRepeatable?: boolean
  /** What is said of one that its buyer has. */
  readonly ownedRefusal: RefusalCode
  /** In a line, as the provider's own pages have it. */
  readonly description: string
  /** The same in every language, for its buyer. */
  readonly translations: readonly PurchaseTexts[]
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
  /** That it was paid with; null where that is not known, and where nothing was paid. */
  readonly card: PaidCard | null
  readonly ordered: unknown
  readonly description: string
  readonly translations: readonly PurchaseTexts[]
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
  /** Whether what a fulfilled purchase was for is there; absent where billing sees it by itself. */
  readonly isGiven?: (db: Db, bought: Pick<Bought, 'purchaseId' | 'ordered'>) => Promise<boolean>
  /**
   * Whether some of what was ordered is open to its buyer by anything else that they bought or were
   * given; absent where the slots say it all. Asked before it is charged, and again before it is given.
   */
  readonly isOwned?: (
    context: Pick<BillingContext, 'clock' | 'db'>,
    order: Pick<Bought, 'userId' | 'ordered'>,
  ) => Promise<boolean>
  /** What stays of an order whose buyer has left, where it holds words of theirs. */
  readonly withoutWords?: (ordered: unknown) => object
}

export function kindOf({ purchaseKinds }: BillingContext, name: string): PurchaseKind {
  const kind = purchaseKinds.find((one) => one.name === name)
  if (!kind) throw new Error(`nothing is sold as ${name}`)
  return kind
}
