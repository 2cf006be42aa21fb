import type { RefusalCode } from '@rashi/contract'
import type { Wallet } from '@rashi/contract/card-name.rules'
import type { Context } from '../../../context/context.ts'
import type { Card, Failure } from '../../../gateways/payment/payment-provider.ts'
import type { Db, Trx } from '../../../platform/database/database.ts'

export interface PaymentsContext extends Context {
  /** The email address of a user; undefined once the account is deleted. */
  readonly emailOf: (userId: string, db?: Db) => Promise<string | undefined>
  readonly isOldEnoughToBuy: (userId: string) => Promise<boolean>
  /** All kinds of purchases and later charges. */
  readonly payables: readonly Payable[]
  /** Called after a card was saved or removed, with the cards that the user has now, the newest first. */
  readonly onCardsChanged: (userId: string, cards: readonly Pick<Card, 'id'>[]) => Promise<void>
  /** Called when the set-up of a card has ended; `cardId` is null if it failed. */
  readonly onSetUpEnded: (ended: {
    readonly userId: string
    readonly setUpId: string
    readonly cardId: string | null
  }) => Promise<void>
  /** The ids of the cards that renew something of a user's. */
  readonly listRenewalCards: (userId: string) => Promise<string[]>
}

/** One line that tells the buyer what was bought. */
export interface PurchaseTexts {
  readonly language_id: number
  readonly description: string
}

/** The price and content of an order, before anything is stored. */
export interface Quote {
  readonly amountPence: number
  /** Something that a user can have once: an order whose slot is held by another purchase is refused. */
  readonly slots: readonly string[]
  /** Slots are released ten minutes after the order; until then, a repeated order is the same purchase. */
  readonly isRepeatable?: boolean
  /** The refusal if the buyer owns it already. */
  readonly ownedRefusal: RefusalCode
  /** One line in English, shown on the provider's own pages. */
  readonly description: string
  /** The same line in every language, for the buyer. */
  readonly translations: readonly PurchaseTexts[]
  /** Stored with the purchase and handed to `fulfil`. Orders are the same where this is equal. */
  readonly ordered: object
  /** The sentence beside Pay by which the buyer asks for it to be opened at once; stored with the time of the order. */
  readonly consentText?: string
  /** Whether off-session charges follow. */
  readonly isRecurring: boolean
}

/** The brand, last four digits and wallet of the card that paid, for a receipt. */
export interface PaidCard {
  /** The provider's name of it, such as `visa`. */
  readonly brand: string
  readonly last4: string
  /** By ISO 3166-1; absent from jobs of an earlier release. */
  readonly country?: string | null
  /** Absent from jobs of an earlier release. */
  readonly wallet?: Wallet | null
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
  /** null if the card is not known, or nothing was charged. */
  readonly card: PaidCard | null
  readonly ordered: unknown
  readonly description: string
  readonly translations: readonly PurchaseTexts[]
  readonly at: Temporal.Instant
}

/** A disagreement between the provider and the database, or within the database. */
export interface Difference {
  /** The kind of object that `id` names, such as `payment` or `purchase`. */
  readonly about: string
  readonly id: string
  /** For an operator, in a sentence that begins after the id. */
  readonly what: string
}

/**
 * A kind of purchase, or of a charge that follows one. Payments charges the card and calls the payable exactly
 * once for each outcome, in the transaction that records that outcome.
 */
export interface Payable {
  readonly name: string
  /** Grants what was paid for. Returns false if nothing is left to grant: the payment is then refunded. */
  fulfil(trx: Trx, context: PaymentsContext, bought: Bought): Promise<boolean>
  /** Records that a charge which followed a purchase failed. Purchases need none: their slots are released. */
  readonly fail?: (
    trx: Trx,
    context: PaymentsContext,
    bought: Bought,
    failure: Failure,
  ) => Promise<void>
  /** Takes back what was granted, when `refundPence` of the payment are refunded. */
  revoke(
    trx: Trx,
    context: Pick<PaymentsContext, 'clock'>,
    bought: Bought,
    refundPence: number,
  ): Promise<void>
  /** Stops the charges that would follow, because the bank disputes one; what was granted stays. Absent if none follow. */
  readonly stopRenewals?: (
    trx: Trx,
    context: Pick<PaymentsContext, 'clock'>,
    bought: Bought,
  ) => Promise<void>
  /** Whether what a fulfilled purchase granted exists; absent if `findDifferences` reports it. */
  readonly isFulfilled?: (
    db: Db,
    bought: Pick<Bought, 'purchaseId' | 'ordered'>,
  ) => Promise<boolean>
  /**
   * Whether the buyer has access to any part of the order through another purchase or a gift. Checked before
   * the charge and again before fulfilment; absent if slots are enough.
   */
  readonly isOwned?: (
    context: Pick<PaymentsContext, 'clock' | 'db'>,
    order: Pick<Bought, 'userId' | 'ordered'>,
  ) => Promise<boolean>
  /** Removes personal text from the order of a deleted account. */
  readonly redact?: (ordered: unknown) => object
  /** Describes those of these references that are not recorded as paid: what each is, and its state. */
  readonly findUnpaid?: (
    db: Db,
    references: readonly string[],
  ) => Promise<ReadonlyMap<string, string>>
  /** The contradictions within the payable's own tables, for `npm run reconcile`. */
  readonly findDifferences?: (
    context: Pick<PaymentsContext, 'clock' | 'db'>,
  ) => AsyncIterable<Difference>
}

/** @throws {Error} if no payable is registered under this name. */
export function payableNamed(
  { payables }: Pick<PaymentsContext, 'payables'>,
  name: string,
): Payable {
  const payable = payables.find((one) => one.name === name)
  if (!payable) throw new Error(`no payable is registered as ${name}`)
  return payable
}
