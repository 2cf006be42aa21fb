/** A card that a customer has saved at the provider. */
export interface Card {
  /** `stripe_card_id` in the API. */
  readonly id: string
  readonly last4: string
  readonly brand: string
  readonly holder: string
  readonly expiryMonth: number
  readonly expiryYear: number
}

/** Why money did not move. `sentence` is the provider's own, for people. */
export interface Failure {
  /** The provider's word, such as `insufficient_funds` or `authentication_required`. */
  readonly code: string
  readonly sentence: string
}

export type PaymentState =
  /** The bank wants the buyer to confirm. */
  | 'requires_action'
  /** Under way at the provider: neither paid nor refused. */
  | 'processing'
  | 'succeeded'
  /** Refused; only the provider's page of the same payment could revive it. */
  | 'failed'
  /** For good. */
  | 'cancelled'

/** One payment as the provider has it now. */
export interface Payment {
  readonly id: string
  readonly state: PaymentState
  readonly amountPence: number
  /** ISO 4217 in lower case. */
  readonly currency: string
  readonly customerId: string | null
  /** The attempt that it was made for; null for a payment that is not ours. */
  readonly attemptId: string | null
  readonly clientSecret: string | null
  readonly failure: Failure | null
  readonly refundedPence: number
}

/** What is charged. It is kept as it was first sent: the same key goes with the same values only. */
export interface Charge {
  readonly customerId: string
  readonly cardId: string
  readonly amountPence: number
  readonly attemptId: string
  /** Stands on the provider's receipt and in its lists. */
  readonly description: string
  /** Where the bank sends the buyer back to; null off session, where nobody is there to be sent. */
  readonly returnUrl: string | null
  /** Whether later charges without the buyer follow from it. */
  readonly isFirstOfSeries: boolean
}

/** A signed event, believed for nothing but which payment to look at. */
export interface PaymentEvent {
  readonly id: string
  readonly type: string
  readonly paymentId: string | null
  readonly attemptId: string | null
}

/**
 * Who charges cards. Every method that changes something takes an idempotency key of ours: the same key
 * with the same values does it once, whenever it is called again within a day.
 */
export interface PaymentProvider {
  readonly name: 'stripe' | 'sandbox'
  /** For the browser. */
  readonly publicKey: string
  /** For the browser, without a slash at its end. */
  readonly baseUrl: string

  createCustomer(key: string, customer: { email: string; reference: string }): Promise<string>
  /** The address that receipts of the provider's own go to. Done again, it does nothing. */
  changeEmail(customerId: string, email: string): Promise<void>
  /** Takes out who they are, and their cards; what they paid stays on record. Done again, it does nothing. */
  deleteCustomer(customerId: string): Promise<void>
  /** @throws {CardRefused} @throws {TokenInvalid} */
  saveCard(key: string, card: { customerId: string; token: string }): Promise<Card>
  /** The newest first. */
  listCards(customerId: string): Promise<Card[]>
  removeCard(key: string, cardId: string): Promise<void>

  /**
   * Charges a saved card with the buyer there (`returnUrl`) or without. A refusal is an answer like
   * another, unless nothing came of it.
   *
   * @throws {ChargeRefused} when no payment was made of it.
   */
  charge(key: string, charge: Charge): Promise<Payment>
  readPayment(paymentId: string): Promise<Payment>
  /** Cancels it where that is still possible, and says what it is now: perhaps `succeeded`. */
  cancelPayment(key: string, paymentId: string): Promise<Payment>
  /** So much of it. What is refunded whole already stays so. */
  refund(key: string, paymentId: string, pence: number): Promise<void>
  /** The newest first, page by page. */
  listPayments(of: { customerId?: string; since?: Temporal.Instant }): AsyncIterable<Payment>

  /** @throws {SignatureInvalid} for what the provider has not signed, or signed long ago. */
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

/** The token has been used, has expired, or never was one. */
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

/** No answer, or none that says what happened: it may have taken effect. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable'
}

export class SignatureInvalid extends Error {
  override name = 'SignatureInvalid'
}
