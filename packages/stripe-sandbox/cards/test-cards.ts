/** The behaviour of the bank of a test card. */
export const cardBehaviours = [
  'pays',
  'declined',
  'insufficient_funds',
  'lost',
  'stolen',
  'processing_error',
  'too_often',
  'expired',
  'wrong_code',
  'declined_when_charged',
  'authenticates',
  'authenticates_then_declined',
  'authenticates_until_set_up',
  'authenticates_on_session',
  'authenticates_off_session',
  'disputed',
  'warned_of_fraud',
  'refund_fails',
  'refund_is_pending',
] as const
export type CardBehaviour = (typeof cardBehaviours)[number]

/**
 * Those of Stripe's published test cards (docs.stripe.com/testing) that the product supports, and one each of two
 * other brands, to distinguish saved cards in a list.
 */
export const testCards: ReadonlyMap<string, CardBehaviour> = new Map<string, CardBehaviour>([
  ['4242424242424242', 'pays'],
  ['4000000000000002', 'declined'],
  ['4000000000009995', 'insufficient_funds'],
  ['4000000000009987', 'lost'],
  ['4000000000009979', 'stolen'],
  ['4000000000000119', 'processing_error'],
  ['4000000000006975', 'too_often'],
  ['4000000000000069', 'expired'],
  ['4000000000000127', 'wrong_code'],
  ['4000002760003184', 'authenticates'],
  ['4000002500003155', 'authenticates_until_set_up'],
  ['4000003800000446', 'authenticates_on_session'],
  ['4000000000000341', 'declined_when_charged'],
  ['4000008400001629', 'authenticates_then_declined'],
  // Indian: banks there charge nothing in pounds without the holder.
  ['4000003560000008', 'authenticates_off_session'],
  ['4000002500000003', 'pays'],
  ['4000000000000259', 'disputed'],
  ['4000000000005423', 'warned_of_fraud'],
  ['4000000000005126', 'refund_fails'],
  ['4000000000007726', 'refund_is_pending'],
  ['5555555555554444', 'pays'],
  ['378282246310005', 'pays'],
])

const foreignCards: ReadonlyMap<string, string> = new Map([
  ['4000003560000008', 'IN'],
  ['4000002500000003', 'FR'],
])

/** The country of the bank, by ISO 3166-1. Other cards are British here, as those of most buyers are. */
export const countryOf = (number: string): string => foreignCards.get(number) ?? 'GB'

export type CardBrand = 'visa' | 'mastercard' | 'amex'

/** The brand by the first digits (ISO/IEC 7812), for the test cards above. */
export function brandOf(number: string): CardBrand {
  if (/^3[47]/.test(number)) return 'amex'
  return number.startsWith('5') ? 'mastercard' : 'visa'
}

/** The name of the brand on a token's card. */
export const brandNames: Record<CardBrand, string> = {
  visa: 'Visa',
  mastercard: 'MasterCard',
  amex: 'American Express',
}

/** The check digit of a card number, the Luhn algorithm (ISO/IEC 7812-1, annex B). */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
