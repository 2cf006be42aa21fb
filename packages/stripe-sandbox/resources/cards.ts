import { createHmac } from 'node:crypto'
import type Stripe from 'stripe'
import { readCard, type CardDetails } from '../cards/read-card.ts'
import { brandNames, brandOf, countryOf } from '../cards/test-cards.ts'
import { text } from '../http/parameters.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { newId } from '../shared/identifiers.ts'
import type { Hidden } from '../store/kinds.ts'

/** The parameters of a card that a browser sends. */
export const newCard = {
  number: text(50),
  exp_month: text(10),
  exp_year: text(10),
  cvc: text(10).optional(),
}

/**
 * Reads a card that a browser sent. Of its number only the last four digits, the brand, a keyed fingerprint and the
 * bank's behaviour are stored.
 */
export function createCard(
  { clock, keys }: Pick<Sandbox, 'clock' | 'keys'>,
  input: CardDetails,
  name: string | undefined,
): { card: Stripe.Card; hidden: Hidden['token'] } {
  const { number, expMonth, expYear, behaviour } = readCard(input, clock.now())
  const brand = brandOf(number)
  const card: Stripe.Card = {
    id: newId('card'),
    object: 'card',
    address_city: null,
    address_country: null,
    address_line1: null,
    address_line1_check: null,
    address_line2: null,
    address_state: null,
    address_zip: null,
    address_zip_check: null,
    brand: brandNames[brand],
    country: countryOf(number),
    cvc_check: input.cvc === undefined ? null : 'unchecked',
    dynamic_last4: null,
    exp_month: expMonth,
    exp_year: expYear,
    fingerprint: createHmac('sha256', keys.secretKey)
      .update(`card ${number}`)
      .digest('base64url')
      .slice(0, 16),
    funding: 'credit',
    last4: number.slice(-4),
    metadata: {},
    name: name ?? null,
    regulated_status: 'unregulated',
    tokenization_method: null,
  }
  return { card, hidden: { behaviour, brand } }
}
