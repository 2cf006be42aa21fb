import type { PaymentCard, RefusalCode } from '@rashi/contract'
import type { Context } from '../../../context/context.ts'
import type { Failure } from '../../../gateways/payment/payment-provider.ts'
import type { Db, Trx } from '../../../platform/database/database.ts'

export interface PaymentsContext extends Context {
  /** The email address of a user; undefined once the account is deleted. */
  readonly emailOf: (userId: string) => Promise<string | undefined>
  /** Everything that a payment can be for. */
  readonly payables: readonly Payable[]
  /** Called after a card was saved or removed, with the cards that the user has now, the newest first. */
  readonly onCardsChanged: (userId: string, cards: readonly PaymentCard[]) => Promise<void>
}

/** What was bought, in one line, as its buyer reads it. */
export interface PurchaseTexts {
  readonly language_id: number
  readonly description: string
}

/** What an order costs and what it is, before anything is written. */
export interface Quote {
  readonly amountPence: number
  /** What a user can have once: an order whose slot is held by another purchase is refused. */
  readonly slots: readonly string[]
  /** Slots are released ten minutes after the order; until then, asking again is the same order. */
  readonly isRepeatable?: boolean
  /** The refusal for something that its buyer has already. */
  readonly ownedRefusal: RefusalCode
  /** One line in English, shown on the provider's own pages. */
  readonly description: string
  /** The same line in every language, for the buyer. */
  readonly translations: readonly PurchaseTexts[]
  /** Stored with the purchase and handed to `fulfil`. Orders are the same where this is equal. */
  readonly ordered: object
  /** Whether charges without the buyer present follow. */
  readonly isRecurring: boolean
}

/** The brand and last four digits of the card that paid, for a receipt. */
export interface PaidCard {
  /** The provider's word, such as `visa`. */
  readonly brand: string
  readonly last4: string
}

/** A payment as its payable sees it. */
export interface Bought {
  readonly purchaseId: string
  /** The payable's own id of a charge that followed the purchase; null for the purchase itself. */
  readonly reference: string | null
  readonly userId: string
  readonly languageId: number
  readonly cardId: string | null
  readonly amountPence: number
  /** null where the card is not known, and where nothing was charged. */
  readonly card: PaidCard | null
  readonly ordered: unknown
  readonly description: string
  readonly translations: readonly PurchaseTexts[]
  readonly at: Temporal.Instant
}

/** A disagreement between the provider and the database, or within the database. */
export interface Difference {
  /** What `id` is the id of, such as `payment` or `purchase`. */
  readonly about: string
  readonly id: string
  /** For an operator, in a sentence that begins after the id. */
  readonly what: string
}

/**
 * Something that a payment can be for: a purchase, or a charge that follows one. Payments moves the money
 * and calls its payable exactly once for each outcome, in the transaction that records that outcome.
 */
export interface Payable {
  readonly name: string
  /** Gives what was paid for. False where nothing is left to give: the payment is then refunded. */
  fulfil(trx: Trx, context: PaymentsContext, bought: Bought): Promise<boolean>
  /** Records that a charge which followed a purchase failed. Purchases need none: their slots are released. */
  readonly fail?: (
    trx: Trx,
    context: PaymentsContext,
    bought: Bought,
    failure: Failure,
  ) => Promise<void>
  /** Takes back what was given, when `refundPence` of the payment are refunded. */
  revoke(
    trx: Trx,
    context: Pick<PaymentsContext, 'clock'>,
    bought: Bought,
    refundPence: number,
  ): Promise<void>
  /** Whether what a fulfilled purchase was for exists; absent where `findDifferences` reports it. */
  readonly isFulfilled?: (
    db: Db,
    bought: Pick<Bought, 'purchaseId' | 'ordered'>,
  ) => Promise<boolean>
  /**
   * Whether any of the order is open to its buyer through something else that they bought or were given.
   * Asked before the charge and again before fulfilment; absent where slots are enough.
   */
  readonly isOwned?: (
    context: Pick<PaymentsContext, 'clock' | 'db'>,
    order: Pick<Bought, 'userId' | 'ordered'>,
  ) => Promise<boolean>
  /** What remains of an order whose buyer deleted their account, where it holds personal text. */
  readonly redact?: (ordered: unknown) => object
  /** Which of these references are not recorded as paid: what each is and its state, in words. */
  readonly findUnpaid?: (
    db: Db,
    references: readonly string[],
  ) => Promise<ReadonlyMap<string, string>>
  /** What the payable's own tables contradict, for `npm run reconcile`. */
  readonly findDifferences?: (
    context: Pick<PaymentsContext, 'clock' | 'db'>,
  ) => AsyncIterable<Difference>
}

/** @throws {Error} for a name that nothing is registered under. */
export function payableNamed(
  { payables }: Pick<PaymentsContext, 'payables'>,
  name: string,
): Payable {
  const payable = payables.find((one) => one.name === name)
  if (!payable) throw new Error(`no payable is registered as ${name}`)
  return payable
}
