import { createHmac } from 'node:crypto'
import type Stripe from 'stripe'
import { z } from 'zod'
import { readCard } from '../cards/read-card.ts'
import { brandNames, brandOf, countryOf } from '../cards/test-cards.ts'
import { readParameters, text, type Accepts } from '../http/parameters.ts'
import type { Call, Route } from '../http/route.ts'
import { newId } from '../shared/identifiers.ts'
import { get } from './find.ts'

const card = z.strictObject({
  number: text(50),
  exp_month: text(10),
  exp_year: text(10),
  cvc: text(10).optional(),
  name: text().optional(),
} satisfies Accepts<Stripe.TokenCreateParams.Card>)

const creationParameters = z.strictObject({ card } satisfies Accepts<Stripe.TokenCreateParams>)

export const tokenRoutes: Route[] = [
  { method: 'POST', path: '/v1/tokens', isForBrowsers: true, answer: createToken },
  {
    method: 'GET',
    path: '/v1/tokens/:id',
    answer({ sandbox, form, path: { id = '' } }) {
      readParameters(z.strictObject({}), form)
      return get(sandbox.store, 'token', id, 'id', 404).object
    },
  },
]

/** Stores of a card number only the last four digits, the brand, a keyed fingerprint and the bank's behaviour. */
function createToken({ sandbox: { store, clock, keys }, form }: Call): Stripe.Token {
  const input = readParameters(creationParameters, form).card
  const { number, expMonth, expYear, behaviour } = readCard(input, clock.now())
  const shown: Stripe.Card = {
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
    brand: brandNames[brandOf(number)],
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
    name: input.name ?? null,
    regulated_status: 'unregulated',
    tokenization_method: null,
  }
  const token: Stripe.Token = {
    id: newId('tok'),
    object: 'token',
    card: shown,
    client_ip: null,
    created: clock.seconds(),
    livemode: false,
    type: 'card',
    used: false,
  }
  store.save('token', token, { behaviour, brand: brandOf(number) })
  return token
}
