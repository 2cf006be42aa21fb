import type Stripe from 'stripe'
import { z } from 'zod'
import { cardError, declineOfSaving } from '../cards/declines.ts'
import { invalidRequest } from '../shared/failures.ts'
import { expand, metadata, page, readParameters, text, type Accepts } from '../http/parameters.ts'
import type { Call, Route } from '../http/route.ts'
import { newId } from '../shared/identifiers.ts'
import type { Row } from '../store/kinds.ts'
import { createCard, newCard } from './cards.ts'
import { emit } from './events.ts'
import { expandAll } from './expand.ts'
import { get } from './find.ts'
import { listObjects } from './lists.ts'
import { mergeMetadata } from './metadata.ts'

const others = {
  type: z.literal('card'),
  billing_details: z
    .strictObject({
      name: text().optional(),
      email: text().optional(),
    } satisfies Accepts<Stripe.PaymentMethodCreateParams.BillingDetails>)
    .optional(),
  metadata: metadata.optional(),
  expand,
} satisfies Accepts<Stripe.PaymentMethodCreateParams>

const ofToken = z.strictObject({
  ...others,
  card: z.strictObject({
    token: text(),
  } satisfies Accepts<Stripe.PaymentMethodCreateParams.Card>),
} satisfies Accepts<Stripe.PaymentMethodCreateParams>)

/** Stripe refuses card numbers from servers, unless an account was allowed to send them. */
const ofBrowser = z.strictObject({
  ...others,
  card: z.strictObject({
    ...(newCard satisfies Accepts<Stripe.PaymentMethodCreateParams.Card>),
    // Stripe.js tells the wallet by parameters that are not documented; this one is the sandbox's own.
    wallet: z.strictObject({ type: z.enum(['apple_pay', 'google_pay', 'link']) }).optional(),
  }),
} satisfies Accepts<Stripe.PaymentMethodCreateParams>)

const attached = z.strictObject({
  customer: text(),
  expand,
} satisfies Accepts<Stripe.PaymentMethodAttachParams>)

const listOfCustomer = z.strictObject({
  ...page,
  type: z.literal('card').optional(),
} satisfies Accepts<Stripe.CustomerListPaymentMethodsParams>)

const listed = listOfCustomer.extend({
  customer: text(),
} satisfies Accepts<Stripe.PaymentMethodListParams>)

export const paymentMethodRoutes: Route[] = [
  { method: 'POST', path: '/v1/payment_methods', isForBrowsers: true, answer: create },
  {
    method: 'GET',
    path: '/v1/payment_methods',
    answer(call) {
      const { customer, type: _, ...rest } = readParameters(listed, call.form)
      get(call.sandbox.store, 'customer', customer, 'customer')
      return listObjects(call, 'payment_method', '/v1/payment_methods', rest, { customer })
    },
  },
  {
    method: 'GET',
    path: '/v1/payment_methods/:id',
    answer({ sandbox: { store }, form, path: { id = '' } }) {
      const input = readParameters(z.strictObject({ expand }), form)
      const { object } = get(store, 'payment_method', id, 'payment_method', 404)
      return expandAll(store, 'payment_method', object, input.expand)
    },
  },
  { method: 'POST', path: '/v1/payment_methods/:id/attach', answer: attach },
  {
    method: 'POST',
    path: '/v1/payment_methods/:id/detach',
    answer(call) {
      readParameters(z.strictObject({ expand }), call.form)
      const row = get(
        call.sandbox.store,
        'payment_method',
        call.path['id'] ?? '',
        'payment_method',
        404,
      )
      if (row.object.customer === null)
        throw invalidRequest(
          'The payment method you provided is not attached to a customer so detachment is impossible.',
        )
      return detachFromCustomer(call, row)
    },
  },
]

export function pageOfPaymentMethods(call: Call, url: string, customer: string) {
  const { type: _, ...rest } = readParameters(listOfCustomer, call.form)
  return listObjects(call, 'payment_method', url, rest, { customer })
}

function create(call: Call) {
  if (!call.isPublic) return createFromToken(call)
  const { card: given, ...input } = readParameters(ofBrowser, call.form)
  const { wallet, ...typed } = given
  const { card, hidden } = createCard(call.sandbox, typed, input.billing_details?.name)
  return publicPartOf(createPaymentMethod(call, { card, hidden, wallet }, input))
}

function createFromToken(call: Call): Stripe.PaymentMethod {
  const { store } = call.sandbox
  const input = readParameters(ofToken, call.form)
  const { object: token, hidden } = get(store, 'token', input.card.token, 'card[token]')
  if (token.used)
    throw invalidRequest(`You cannot use a Stripe token more than once: ${token.id}.`, {
      code: 'token_already_used',
      param: 'card[token]',
    })
  const { card } = token
  if (card === undefined) throw new Error('a token without a card')
  store.save('token', { ...token, used: true }, hidden)
  return createPaymentMethod(call, { card, hidden }, input)
}

function createPaymentMethod(
  { sandbox: { store, clock } }: Call,
  {
    card,
    hidden,
    wallet,
  }: ReturnType<typeof createCard> & {
    wallet?: { type: 'apple_pay' | 'google_pay' | 'link' } | undefined
  },
  input: Omit<z.output<typeof ofToken>, 'card'>,
): Stripe.PaymentMethod {
  const paymentMethod: Stripe.PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: {
      address: null,
      email: input.billing_details?.email ?? null,
      name: input.billing_details?.name ?? card.name,
      phone: null,
      tax_id: null,
    },
    card: {
      brand: hidden.brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: null,
        cvc_check: card.cvc_check,
      },
      country: card.country,
      display_brand: hidden.brand === 'amex' ? 'american_express' : hidden.brand,
      exp_month: card.exp_month,
      exp_year: card.exp_year,
      fingerprint: card.fingerprint ?? null,
      funding: card.funding,
      generated_from: null,
      last4: card.last4,
      networks: { available: [hidden.brand], preferred: null },
      regulated_status: card.regulated_status,
      three_d_secure_usage: { supported: true },
      wallet: wallet ? { type: wallet.type, [wallet.type]: {}, dynamic_last4: null } : null,
    },
    created: clock.seconds(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: mergeMetadata(null, input.metadata),
    type: 'card',
  }
  store.save('payment_method', paymentMethod, { behaviour: hidden.behaviour, isSpent: false })
  return paymentMethod
}

/** The public key is not shown the fingerprint. */
function publicPartOf(method: Stripe.PaymentMethod) {
  if (method.card === undefined) throw new Error('a payment method without a card')
  const { fingerprint: _, ...card } = method.card
  return { ...method, card }
}

function attach(call: Call): Stripe.PaymentMethod {
  const { store } = call.sandbox
  const input = readParameters(attached, call.form)
  const row = get(store, 'payment_method', call.path['id'] ?? '', 'payment_method', 404)
  get(store, 'customer', input.customer, 'customer')
  const { customer } = row.object
  if (customer === input.customer)
    return expandAll(store, 'payment_method', row.object, input.expand)
  if (customer !== null)
    throw invalidRequest('The payment method you provided has already been attached to a customer.')
  refuseSpent(row)
  const decline = declineOfSaving(row.hidden.behaviour)
  if (decline !== null) throw cardError(decline)
  const object = attachToCustomer(call, row, input.customer)
  return expandAll(store, 'payment_method', object, input.expand)
}

/** @throws {StripeFailure} 400 if the card was used once without a customer, or detached */
export function refuseSpent({ hidden }: Row<'payment_method'>): void {
  if (!hidden.isSpent) return
  throw invalidRequest(
    'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, or was detached from a Customer. It may not be used again. To use a PaymentMethod multiple times, you must attach it to a Customer first.',
  )
}

export function attachToCustomer(
  call: Call,
  { object, hidden }: Row<'payment_method'>,
  customer: string,
): Stripe.PaymentMethod {
  const card = object.card && {
    ...object.card,
    checks: object.card.checks && { ...object.card.checks, cvc_check: 'pass' },
  }
  const paymentMethod: Stripe.PaymentMethod = { ...object, ...(card && { card }), customer }
  call.sandbox.store.save('payment_method', paymentMethod, { ...hidden, isSpent: false })
  emit(call, 'payment_method.attached', paymentMethod)
  return paymentMethod
}

/** Detaches a card, which then cannot be used or attached again, as at Stripe. */
export function detachFromCustomer(
  call: Call,
  { object, hidden }: Row<'payment_method'>,
): Stripe.PaymentMethod {
  const paymentMethod: Stripe.PaymentMethod = { ...object, customer: null }
  call.sandbox.store.save('payment_method', paymentMethod, { ...hidden, isSpent: true })
  emit(call, 'payment_method.detached', paymentMethod, { customer: object.customer })
  return paymentMethod
}
