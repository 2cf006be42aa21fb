import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, test } from 'vitest'
import {
  type Charge,
  ChargeRefused,
  ProviderUnavailable,
  TokenInvalid,
} from './payment-provider.ts'
import Stripe from 'stripe'
import { apiVersion } from './api-version.rules.ts'
import { stripeProvider } from './stripe-provider.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

type Reply = (response: ServerResponse, request: IncomingMessage, body: string) => void

/** Creates a reply with a body from Stripe's reference of errors; the header prevents retries of its client. */
const reply =
  (status: number, body: object): Reply =>
  (response) =>
    response
      .writeHead(status, { 'content-type': 'application/json', 'stripe-should-retry': 'false' })
      .end(JSON.stringify(body))

const refusal = (status: number, error: object) =>
  reply(status, { error: { message: 'No.', ...error } })

const intent = (status: string) => ({
  id: 'pi_1',
  object: 'payment_intent',
  status,
  amount: 199,
  currency: 'gbp',
  customer: 'cus_1',
  metadata: { attempt_id: 'attempt-1' },
  client_secret: 'pi_1_secret_1',
  last_payment_error: null,
  latest_charge: null,
})

/** Creates a provider whose calls get these replies by method and path. */
async function createProvider(replies: Record<string, Reply>) {
  const server = createServer(async (request, response) => {
    const path = request.url?.split('?')[0]
    replies[`${request.method} ${path}`]?.(response, request, await text(request))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  closing.push(
    () => server.closeAllConnections(),
    () => server.close(),
  )
  const { port } = server.address() as AddressInfo
  return stripeProvider({
    name: 'stripe',
    secretKey: 'sk_test_of_no_account',
    publicKey: 'pk_test_of_no_account',
    webhookSecret: 'whsec_of_no_account',
    baseUrl: `http://127.0.0.1:${port}`,
  })
}

// Guard in server/gateways/payment/stripe-events.ts: the API version is the one of the client's types.
test('the API version is the one that the installed client describes', () => {
  expect(apiVersion).toBe(Stripe.API_VERSION)
})

const charge: Charge = {
  customerId: 'cus_1',
  cardId: 'pm_1',
  amountPence: 199,
  attemptId: 'attempt-1',
  description: 'Silver: Aries',
  returnUrl: null,
  isFirstOfSeries: false,
}

describe('a charge', () => {
  test.each<[string, Reply]>([
    // Guard in server/gateways/payment/stripe-errors.ts: a charge without an answer may have succeeded.
    ['gets no answer', (response) => response.destroy()],
    // Guard in server/gateways/payment/stripe-errors.ts: a charge answered by a server error may have succeeded.
    ['gets a server error', refusal(500, { type: 'api_error' })],
    // Guard in server/gateways/payment/stripe-errors.ts: a charge answered by a rate limit may have succeeded.
    ['is rate limited', refusal(429, { type: 'invalid_request_error', code: 'rate_limit' })],
    ['is still under way', refusal(409, { type: 'invalid_request_error' })],
    // Guard in server/gateways/payment/stripe-errors.ts: a charge refused for its idempotency key may have succeeded.
    ['has other values than the first with its key', refusal(400, { type: 'idempotency_error' })],
  ])('that %s has an unknown outcome', async (_what, how) => {
    const payments = await createProvider({ 'POST /v1/payment_intents': how })
    await expect(payments.charge('key', charge)).rejects.toBeInstanceOf(ProviderUnavailable)
  })

  test.each<[string, Reply]>([
    ['the card', refusal(402, { type: 'card_error', code: 'card_declined' })],
    ['its values', refusal(400, { type: 'invalid_request_error', code: 'resource_missing' })],
  ])('refused for %s was not made', async (_what, how) => {
    const payments = await createProvider({ 'POST /v1/payment_intents': how })
    await expect(payments.charge('key', charge)).rejects.toBeInstanceOf(ChargeRefused)
  })

  // Guard in server/gateways/payment/stripe-errors.ts: that a bank wants the cardholder is read from the decline code too.
  test.each(['card_declined', 'processing_error', 'authentication_required'])(
    'refused as %s because the bank wants the cardholder fails for that (PAY-44)',
    async (code) => {
      const error = { type: 'card_error', code, decline_code: 'authentication_required' }
      const failed = {
        ...error,
        payment_intent: { ...intent('requires_payment_method'), last_payment_error: error },
      }
      const payments = await createProvider({ 'POST /v1/payment_intents': refusal(402, failed) })
      expect((await payments.charge('key', charge)).failure?.code).toBe('authentication_required')
    },
  )

  // Guard in server/gateways/payment/stripe-provider.ts: a refusal that carries a payment is read as that payment.
  test('refused with a payment returns that payment', async () => {
    const failed = { type: 'card_error', payment_intent: intent('requires_payment_method') }
    const payments = await createProvider({ 'POST /v1/payment_intents': refusal(402, failed) })
    expect(await payments.charge('key', charge)).toMatchObject({ id: 'pi_1', state: 'failed' })
  })
})

test('a charge whose answer is lost is sent again at once, with the same key and values (PAY-123)', async () => {
  const requests: string[] = []
  const payments = await createProvider({
    'POST /v1/payment_intents': (response, request, body) => {
      requests.push(`${request.headers['idempotency-key']} ${body}`)
      if (requests.length < 3) response.destroy()
      else reply(200, intent('succeeded'))(response, request, body)
    },
  })
  expect((await payments.charge('key', charge)).state).toBe('succeeded')
  expect(requests).toHaveLength(3)
  expect(new Set(requests).size).toBe(1)
  expect(requests[0]).toMatch(/^key amount=199&currency=gbp&/)
})

test('a refused API key is no refusal of the charge (PAY-123)', async () => {
  const payments = await createProvider({
    'POST /v1/payment_intents': refusal(401, { type: 'invalid_request_error' }),
  })
  await expect(payments.charge('key', charge)).rejects.toMatchObject({
    type: 'StripeAuthenticationError',
  })
})

// Guard in server/gateways/payment/stripe-provider.ts: only cards are saved, whatever the browser created.
test('a payment method that is no card is refused (PAY-51)', async () => {
  const debit = { id: 'pm_1', object: 'payment_method', type: 'bacs_debit', billing_details: {} }
  const payments = await createProvider({
    'POST /v1/payment_methods/pm_1/attach': reply(200, debit),
  })
  const saved = payments.saveCard('key', { customerId: 'cus_1', token: 'pm_1' })
  await expect(saved).rejects.toBeInstanceOf(TokenInvalid)
})

test.each([
  ['succeeded', 'succeeded'],
  ['canceled', 'cancelled'],
  ['requires_action', 'requires_action'],
  ['requires_payment_method', 'failed'],
  ['requires_confirmation', 'failed'],
  ['processing', 'processing'],
  ['requires_capture', 'processing'],
  // Guard in server/gateways/payment/stripe-shapes.ts: an unknown payment state grants nothing.
  ['a_state_of_a_later_release', 'processing'],
])('a payment intent that is %s is read as %s', async (status, state) => {
  const payments = await createProvider({
    'GET /v1/payment_intents/pi_1': reply(200, intent(status)),
  })
  expect((await payments.readPayment('pi_1')).state).toBe(state)
})

// Guard in server/gateways/payment/stripe-provider.ts: a payment that cannot be cancelled any more is read.
test('cancelling a payment that can no longer be cancelled returns its state', async () => {
  const payments = await createProvider({
    'POST /v1/payment_intents/pi_1/cancel': refusal(400, {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
    }),
    'GET /v1/payment_intents/pi_1': reply(200, intent('succeeded')),
  })
  expect((await payments.cancelPayment('key', 'pi_1')).state).toBe('succeeded')
})

// Guard in server/gateways/payment/stripe-provider.ts: a refund of a refunded payment counts as done.
test('a refund of a refunded payment succeeds, any other refusal fails', async () => {
  const refunding = (code: string) =>
    createProvider({ 'POST /v1/refunds': refusal(400, { type: 'invalid_request_error', code }) })
  const done = await refunding('charge_already_refunded')
  await done.refund('key', 'pi_1', 199)
  const refused = await refunding('charge_disputed')
  await expect(refused.refund('key', 'pi_1', 199)).rejects.toMatchObject({
    name: 'RefundRefused',
    code: 'charge_disputed',
  })
})

// Guard in server/gateways/payment/stripe-provider.ts: a change of a customer who no longer exists counts as done.
test('a change of a deleted customer succeeds, any other refusal fails', async () => {
  const refusing = (status: number, code: string) => {
    const no = refusal(status, { type: 'invalid_request_error', code })
    return createProvider({ 'POST /v1/customers/cus_1': no, 'DELETE /v1/customers/cus_1': no })
  }
  const gone = await refusing(404, 'resource_missing')
  await gone.changeEmail('cus_1', 'asha@example.org')
  await gone.deleteCustomer('cus_1')
  const refused = await refusing(400, 'email_invalid')
  await expect(refused.changeEmail('cus_1', 'asha')).rejects.toThrow('No.')
})
