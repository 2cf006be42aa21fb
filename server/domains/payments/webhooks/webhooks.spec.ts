import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PaymentProvider } from '../../../gateways/payment/payment-provider.ts'
import { ProviderUnavailable } from '../../../gateways/payment/payment-provider.ts'
import { createBuyer, listPaidAmounts } from '../../../testing/buyers.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let product: TestApp
let readsToFail = 0
let reads = 0
beforeAll(async () => {
  product = await createTestApp({
    payments: true,
    wrapPayments: (payments): PaymentProvider => ({
      ...payments,
      readPayment: async (id) => {
        reads++
        if (readsToFail-- > 0) throw new ProviderUnavailable('no answer')
        return payments.readPayment(id)
      },
    }),
  })
  await product.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = product.app.server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/api/payment-webhook`
  await product.sandbox.control('POST /sandbox/deliveries', { paused: true })
  await product.sandbox.control('POST /sandbox/webhook', { url })
})
afterAll(() => product.close())

/** Creates a purchase that was authenticated, and whose buyer did not return. */
async function createConfirmedPurchase() {
  const buyer = await createBuyer(product)
  const card = await buyer.saveCard('requires3ds')
  const { body } = await buyer.buy({ payment_plan_id: 1, horoscope_id: 1, card_id: card })
  await product.sandbox.answerBank(body.client_secret, 'Complete')
  const payment = body.client_secret.split('_secret_')[0] as string
  return { buyer, payment, id: body.user_payment_plan_id as string }
}

async function findEvent(payment: string, type: string): Promise<Stripe.Event> {
  const events = await product.sandbox.stripe.events.list({ limit: 100 })
  const found = events.data.find(
    ({ type: one, data }) => one === type && 'id' in data.object && data.object.id === payment,
  )
  if (!found) throw new Error(`no event ${type} of ${payment}`)
  return found
}

const deliver = async (event: Stripe.Event) =>
  (await product.sandbox.control<{ status: number }>(`POST /sandbox/events/${event.id}/deliver`))
    .status

const { webhooks } = new Stripe('sk_test_of_no_account')
function signed(body: string, change: { secret?: string; ageSeconds?: number } = {}) {
  const header = webhooks.generateTestHeaderString({
    payload: body,
    secret: change.secret ?? product.sandbox.keys.webhookSecret,
    timestamp: Math.floor(product.clock.now().epochMilliseconds / 1000) - (change.ageSeconds ?? 0),
  })
  return product.app.inject({
    method: 'POST',
    url: '/api/payment-webhook',
    headers: { 'content-type': 'application/json', 'stripe-signature': header },
    payload: body,
  })
}

describe('a webhook event', () => {
  // Guard in server/domains/payments/webhooks/receive-event.ts: an event is processed once.
  // Guard in server/migrations/0041-billing-purchases.sql: an event's id is unique.
  test('settles the purchase that it names once, however often it is delivered (API-52)', async () => {
    const { buyer, payment } = await createConfirmedPurchase()
    const event = await findEvent(payment, 'payment_intent.succeeded')
    expect(await deliver(event)).toBe(200)
    expect(await buyer.active()).toHaveLength(1)
    const before = reads
    expect([await deliver(event), await deliver(event)]).toEqual([200, 200])
    expect(reads).toBe(before)
    expect(await buyer.active()).toHaveLength(1)
    expect(await listPaidAmounts(product, buyer)).toEqual([199])
  })

  test('that is delivered many times at the same time settles once (API-52)', async () => {
    const { buyer, payment } = await createConfirmedPurchase()
    const event = await findEvent(payment, 'payment_intent.succeeded')
    const answers = await Promise.all([1, 2, 3, 4].map(() => deliver(event)))
    expect(answers).toEqual([200, 200, 200, 200])
    expect(await buyer.active()).toHaveLength(1)
    const receipts = product.jobs
    await receipts.run()
    expect(product.mails.filter(({ to }) => to === buyer.email)).toHaveLength(1)
  })

  test('that arrives late or out of order changes nothing (API-52)', async () => {
    const { buyer, payment } = await createConfirmedPurchase()
    expect(await deliver(await findEvent(payment, 'payment_intent.succeeded'))).toBe(200)
    for (const type of ['payment_intent.requires_action', 'payment_intent.created'])
      expect(await deliver(await findEvent(payment, type))).toBe(200)
    expect((await buyer.active()).map(({ status }) => status)).toEqual(['active'])
  })

  test('that makes an untrue claim changes nothing: the payment is read from the provider', async () => {
    const buyer = await createBuyer(product)
    const card = await buyer.saveCard('requires3ds')
    const { body } = await buyer.buy({ payment_plan_id: 1, horoscope_id: 1, card_id: card })
    const payment = body.client_secret.split('_secret_')[0] as string
    const intent = await product.sandbox.stripe.paymentIntents.retrieve(payment)
    const claim = {
      id: 'evt_claim',
      object: 'event',
      type: 'payment_intent.succeeded',
      data: { object: { ...intent, status: 'succeeded' } },
    }
    expect((await signed(JSON.stringify(claim))).statusCode).toBe(200)
    expect(await buyer.active()).toEqual([])
  })

  // Guard in server/domains/payments/webhooks/receive-event.ts:
  // an event is marked as processed after it was processed, not before.
  test('is processed when it is delivered again after a temporary error', async () => {
    const { buyer, payment } = await createConfirmedPurchase()
    const event = await findEvent(payment, 'payment_intent.succeeded')
    readsToFail = 1
    expect(await deliver(event)).toBe(503)
    expect(await buyer.active()).toEqual([])
    expect(await deliver(event)).toBe(200)
    expect(await buyer.active()).toHaveLength(1)
  })

  // Guard in server/domains/payments/payments.jobs.ts: a job processes events that were received and not processed.
  test('that was received and not processed is processed by the job', async () => {
    const { buyer, payment } = await createConfirmedPurchase()
    readsToFail = 1
    await deliver(await findEvent(payment, 'payment_intent.succeeded'))
    product.clock.advance({ minutes: 2 })
    await product.jobs.runScheduled('settle-payments')
    expect(await buyer.active()).toHaveLength(1)
  })

  // Guard in server/domains/payments/webhooks/receive-event.ts:
  // an event that cannot be processed does not block later ones.
  test('that cannot be processed does not block later events, however many there are', async () => {
    const { buyer, payment, id } = await createConfirmedPurchase()
    const { id: attempt_id } = await product.context.db
      .selectFrom('attempts')
      .select('id')
      .where('purchase_id', '=', id)
      .executeTakeFirstOrThrow()
    for (let lost = 0; lost < 100; lost++) {
      // The provider does not have its payment.
      const object = { id: `pi_lost_${lost}`, object: 'payment_intent', metadata: { attempt_id } }
      const event = { id: `evt_0_${lost}`, object: 'event', type: 'payment_intent.succeeded' }
      expect((await signed(JSON.stringify({ ...event, data: { object } }))).statusCode).toBe(500)
    }
    readsToFail = 1
    expect(await deliver(await findEvent(payment, 'payment_intent.succeeded'))).toBe(503)
    product.clock.advance({ minutes: 2 })
    await product.jobs.runScheduled('settle-payments')
    expect(await buyer.active()).toHaveLength(1)
    await product.context.db
      .deleteFrom('webhook_inbox')
      .where('event_id', 'like', 'evt_0_%')
      .execute()
  })

  test.each([
    ['nobody', {}],
    // Guard in server/domains/payments/webhooks/receive-event.ts: events about payments of other products are ignored.
    ['another product on the same account', { attempt_id: 'order 17' }],
  ])('about a payment of %s is taken and left alone', async (whose, metadata) => {
    const body = JSON.stringify({
      id: `evt_of_${whose}`,
      object: 'event',
      type: 'payment_intent.succeeded',
      data: { object: { id: 'pi_other', object: 'payment_intent', metadata } },
    })
    expect((await signed(body)).statusCode).toBe(200)
  })

  // Guard in server/domains/payments/webhooks/webhook.repository.ts: an event that was not processed is never deleted.
  // Guard in server/domains/payments/payments.jobs.ts: a processed event is stored for weeks.
  test('is stored for weeks after it was processed, and without limit until then', async () => {
    const followed = await findEvent(
      (await createConfirmedPurchase()).payment,
      'payment_intent.succeeded',
    )
    expect(await deliver(followed)).toBe(200)
    const { buyer, payment } = await createConfirmedPurchase()
    const open = await findEvent(payment, 'payment_intent.succeeded')
    readsToFail = 1
    expect(await deliver(open)).toBe(503)
    product.clock.advance({ hours: 72 })
    await product.jobs.runScheduled('forget-payment-hints')
    const before = reads
    expect(await deliver(followed)).toBe(200)
    expect(reads).toBe(before)
    product.clock.advance({ hours: 28 * 24 })
    await product.jobs.runScheduled('forget-payment-hints')
    const stored = await product.context.db
      .selectFrom('webhook_inbox')
      .select(['event_id', 'done_at'])
      .execute()
    expect(stored).toContainEqual({ event_id: open.id, done_at: null })
    expect(stored.map(({ event_id }) => event_id)).not.toContain(followed.id)
    await product.jobs.runScheduled('settle-payments')
    expect(await buyer.active()).toHaveLength(1)
  })
})

describe('a webhook request without the provider’s signature', () => {
  const body = '{"id":"evt_1","object":"event","type":"x","data":{"object":{"object":"y"}}}'

  // Guard in server/gateways/payment/stripe-provider.ts: an event whose signature is old is refused.
  // Guard in server/gateways/payment/stripe-provider.ts: an event whose signature is dated ahead is refused.
  // Guard in server/gateways/payment/stripe-provider.ts: an event without a valid signature is refused.
  // Guard in server/gateways/payment/stripe-provider.ts: the signature is verified over the received bytes.
  test('is refused and not stored: unsigned, signed with another secret, signed long ago or dated ahead (API-52, SEC-45)', async () => {
    const answers = [
      await signed(body, { secret: 'whsec_forged' }),
      await signed(body, { ageSeconds: 301 }),
      await signed(body, { ageSeconds: -301 }),
      await product.app.inject({
        method: 'POST',
        url: '/api/payment-webhook',
        headers: { 'content-type': 'application/json' },
        payload: body,
      }),
    ]
    for (const answer of answers)
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'signature-invalid'])
    const stored = await product.context.db
      .selectFrom('webhook_inbox')
      .select('event_id')
      .where('event_id', '=', 'evt_1')
      .execute()
    expect(stored).toEqual([])
    expect((await signed(body)).statusCode).toBe(200)
    // The signature covers the bytes as received: Stripe sends line breaks and spaces.
    expect((await signed(JSON.stringify(JSON.parse(body), null, 2))).statusCode).toBe(200)
  })

  test('is refused if its body differs from the signed one in one byte', async () => {
    const header = webhooks.generateTestHeaderString({
      payload: body,
      secret: product.sandbox.keys.webhookSecret,
      timestamp: Math.floor(product.clock.now().epochMilliseconds / 1000),
    })
    const answer = await product.app.inject({
      method: 'POST',
      url: '/api/payment-webhook',
      headers: { 'content-type': 'application/json', 'stripe-signature': header },
      payload: body.replace('evt_1', 'evt_2'),
    })
    expect(answer.statusCode).toBe(400)
  })

  test('is refused if it is over 1 MB', async () => {
    const answer = await signed(JSON.stringify({ id: 'x'.repeat(1024 * 1024) }))
    expect(answer.statusCode).toBe(413)
  })
})
