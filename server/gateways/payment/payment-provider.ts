import type { Wallet } from '@rashi/contract/card-name.rules'

/** A card that a customer has saved at the provider. */
export interface Card {
  /** `stripe_card_id` in the API. */
  readonly id: string
  readonly last4: string
  readonly brand: string
  readonly holder: string
  readonly expiryMonth: number
  readonly expiryYear: number
  /** Of the bank that issued it, by ISO 3166-1; null if the provider does not know it. */
  readonly country: string | null
  /** null for a card whose number was typed. */
  readonly wallet: Wallet | null
  /**
   * The same for the same number; null if the provider does not tell. A wallet may give a number of its own, one for each
   * device.
   */
  readonly fingerprint: string | null
}

/** The reason for a failed charge. */
export interface Failure {
  /** The provider's code, such as `insufficient_funds` or `authentication_required`. */
  readonly code: string
  /** The provider's sentence, in English. It is kept, but not shown: buyers read our own for the code. */
  readonly sentence: string
  /** The bank's reason, if it gave one. */
  readonly declineCode?: string | undefined
  /** The bank's advice, if it gave one: `confirm_card_data`, `do_not_try_again` or `try_again_later`. */
  readonly adviceCode?: string | undefined
}

export type PaymentState =
  /** The bank requires authentication by the buyer. */
  | 'requires_action'
  /** Under way at the provider: neither paid nor declined. */
  | 'processing'
  | 'succeeded'
  /** Declined. Only the provider's page of the same payment could still charge it. */
  | 'failed'
  /** Final. */
  | 'cancelled'

/** The current state of a payment intent at the provider. */
export interface Payment {
  readonly id: string
  readonly state: PaymentState
  readonly amountPence: number
  /** ISO 4217 in lower case. */
  readonly currency: string
  readonly customerId: string | null
  /** The attempt that it belongs to; null for a payment that is not ours. */
  readonly attemptId: string | null
  readonly clientSecret: string | null
  readonly failure: Failure | null
  readonly refundedPence: number
}

/** A charge. It is stored as first sent, because an idempotency key is valid for the same values only. */
export interface Charge {
  readonly customerId: string
  readonly cardId: string
  readonly amountPence: number
  readonly attemptId: string
  /** Shown on the provider's receipt and in its lists. */
  readonly description: string
  /** The address to which the bank returns the buyer; null for an off-session charge. */
  readonly returnUrl: string | null
  /** True if off-session charges will follow. */
  readonly isFirstOfSeries: boolean
}

/** A card to set up for off-session charges. */
export interface CardSetUp {
  readonly customerId: string
  readonly cardId: string
  /** The address to which the bank returns the holder. */
  readonly returnUrl: string
}

export interface StartedSetUp {
  readonly id: string
  readonly confirmationUrl: string | null
}

/** The current state of a set-up at the provider. */
export interface SetUp {
  readonly state: 'open' | 'succeeded' | 'failed'
  readonly customerId: string | null
  /** null once it failed. */
  readonly cardId: string | null
}

/** A refund in its state at the provider, whether it was asked for by us or made there. */
export interface Refund {
  /** The key that it was asked for with; null if somebody else did. */
  readonly key: string | null
  readonly pence: number
  readonly state: 'pending' | 'succeeded' | 'failed'
  readonly askedAt: Temporal.Instant
  readonly failureReason: string | null
}

export interface Dispute {
  readonly id: string
  readonly pence: number
  /** The provider's word for it, such as `fraudulent`. */
  readonly reason: string
  /** `closed` ends an inquiry that became no dispute. */
  readonly state: 'open' | 'won' | 'lost' | 'closed'
  /** Until when the bank takes evidence; null once it was sent, or where none is asked for. */
  readonly evidenceDueAt: Temporal.Instant | null
}

/** A verified webhook event, which only says what to look up. */
export interface PaymentEvent {
  readonly id: string
  readonly type: string
  /** The provider's id of what the event is about, such as a dispute. */
  readonly objectId: string | null
  readonly paymentId: string | null
  readonly attemptId: string | null
  readonly customerId: string | null
}

/**
 * The payment provider. Methods that change something take an idempotency key of ours: within a day, calls
 * with the same key and values take effect once.
 */
export interface PaymentProvider {
  readonly name: 'stripe' | 'sandbox'
  /** Whether its keys move real money. */
  readonly isLive: boolean
  /** For the browser. */
  readonly publicKey: string
  /** For the browser, without a trailing slash. */
  readonly baseUrl: string

  /** False after a call that had no usable answer, for ten minutes or until one has. */
  isAnswering(): boolean
  /** The id of the account that the keys belong to. */
  readAccountId(): Promise<string>
  createCustomer(key: string, customer: { email: string; reference: string }): Promise<string>
  /** Changes the address for the provider's own receipts. Idempotent. */
  changeEmail(customerId: string, email: string): Promise<void>
  /** Deletes a customer's personal data and cards; payments stay on record. Idempotent. */
  deleteCustomer(customerId: string): Promise<void>
  /**
   * Saves a new card: the id of a payment method that the browser created, or a card token.
   *
   * @throws {CardRefused} @throws {TokenInvalid}
   */
  saveCard(key: string, card: { customerId: string; token: string }): Promise<Card>
  /** The newest first; none of a customer who no longer exists. */
  listCards(customerId: string): Promise<Card[]>
  /** Idempotent. */
  removeCard(key: string, cardId: string): Promise<void>
  /**
   * Sets a saved card up for off-session charges. `confirmationUrl` is the bank's page where its holder has to confirm
   * that; null once it is set up.
   *
   * @throws {CardRefused} @throws {TokenInvalid} for a card that is no longer the customer's
   */
  setUpCard(key: string, card: CardSetUp): Promise<StartedSetUp>
  readSetUp(setUpId: string): Promise<SetUp>
  /** Whether a set-up of this card has succeeded. */
  isCardSetUp(card: Pick<CardSetUp, 'customerId' | 'cardId'>): Promise<boolean>

  /**
   * Charges a saved card, on session if there is a `returnUrl`. A decline is returned as a failed payment.
   *
   * @throws {ChargeRefused} if the provider created no payment
   */
  charge(key: string, charge: Charge): Promise<Payment>
  readPayment(paymentId: string): Promise<Payment>
  /** Cancels a payment if that is still possible, and returns its state, which may be `succeeded`. */
  cancelPayment(key: string, paymentId: string): Promise<Payment>
  /**
   * Asks for the refund of an amount of a payment. A payment that is refunded in full already stays so.
   *
   * @throws {RefundRefused}
   */
  refund(key: string, paymentId: string, pence: number): Promise<void>
  listRefunds(paymentId: string): Promise<Refund[]>
  readDispute(disputeId: string): Promise<Dispute>
  /** The newest first; pages are read as needed. */
  listPayments(of: {
    customerId?: string
    since?: Temporal.Instant
    /** Exclusive. */
    until?: Temporal.Instant
  }): AsyncIterable<Payment>

  /**
   * @throws {SignatureInvalid} for an event that the provider has not signed, or signed long ago
   * @throws {EventUnusable} for an event that the endpoint's settings at the provider make unreadable
   */
  readEvent(body: Uint8Array, signature: string, now: Temporal.Instant): PaymentEvent
}

/** The provider refuses the card. */
export class CardRefused extends Error {
  override name = 'CardRefused'
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.sentence)
    this.failure = failure
  }
}

/** The payment method or card token has been used, has expired or is invalid. */
export class TokenInvalid extends Error {
  override name = 'TokenInvalid'
}

/** The provider refuses the charge itself, such as for a card that is no longer the customer's. */
export class ChargeRefused extends Error {
  override name = 'ChargeRefused'
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.sentence)
    this.failure = failure
  }
}

/** The provider will not make this refund, such as of a disputed payment. */
export class RefundRefused extends Error {
  override name = 'RefundRefused'
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** The provider did not answer, or not with an outcome: the call may have taken effect. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable'
}

/** The provider still carries out an earlier call with the same idempotency key. */
export class CallInProgress extends ProviderUnavailable {}

export class SignatureInvalid extends Error {
  override name = 'SignatureInvalid'
}

/** The provider signed the event, but sends events of a kind or version that we do not read. */
export class EventUnusable extends Error {
  override name = 'EventUnusable'
  readonly code: 'event-mode' | 'event-thin' | 'event-version'
  constructor(code: EventUnusable['code'], message: string) {
    super(message)
    this.code = code
  }
}
