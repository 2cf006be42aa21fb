import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PaymentProvider } from '../../../gateways/payment/payment-provider.ts'
import { ProviderUnavailable } from '../../../gateways/payment/payment-provider.ts'
import { createBuyer, listPaidAmounts } from '../../../testing/buyers.ts'
import { openLog } from '../../../platform/log.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let product: TestApp
let readsToFail = 0
let reads = 0
let logged: string[] = []
beforeAll(async () => {
  product = await createTestApp({
    payments: true,
    log: openLog('error', { write: (line: string) => void logged.push(line) }),
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

const processEvents = () => product.jobs.run()

const readInbox = () =>
  product.context.db.selectFrom('webhook_inbox').select(['event_id', 'done_at']).execute()

const isDone = async ({ id }: Pick<Stripe.Event, 'id'>) =>
  (await readInbox()).some(({ event_id, done_at }) => event_id === id && done_at !== null)

/** An event as Stripe sends it, about this object. */
const eventOf = (id: string, object: object, change: object = {}) =>
  JSON.stringify({
    id,
    object: 'event',
    api_version: Stripe.API_VERSION,
    livemode: false,
    type: 'payment_intent.succeeded',
    data: { object },
    ...change,
  })

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
  // Guard in server/domains/payments/webhooks/process-event.ts: an event is processed once.
  // Guard in server/migrations/0041-billing-purchases.sql: an event's id is unique.
  test('settles the purchase that it names once, however often it is delivered (API-52)', async () => {
    const { buyer, payment } = await createConfirmedPurchase()
    const event = await findEvent(payment, 'payment_intent.succeeded')
    expect(await deliver(event)).toBe(200)
    await processEvents()
    expect(await buyer.active()).toHaveLength(1)
    const before = reads
    expect([await deliver(event), await deliver(event)]).toEqual([200, 200])
    await processEvents()
    expect(reads).toBe(before)
    expect(await buyer.active()).toHaveLength(1)
    expect(await listPaidAmounts(product, buyer)).toEqual([199])
  })

  test('that is delivered many times at the same time settles once (API-52)', async () => {
    const { buyer, payment } = await createConfirmedPurchase()
    const event = await findEvent(payment, 'payment_intent.succeeded')
    const answers = await Promise.all([1, 2, 3, 4].map(() => deliver(event)))
    expect(answers).toEqual([200, 200, 200, 200])
    await Promise.all([1, 2, 3, 4].map(processEvents))
    expect(await buyer.active()).toHaveLength(1)
    await processEvents()
    expect(product.mails.filter(({ to }) => to === buyer.email)).toHaveLength(1)
  })

  test('that arrives late or out of order changes nothing (API-52)', async () => {
    const { buyer, payment } = await createConfirmedPurchase()
    expect(await deliver(await findEvent(payment, 'payment_intent.succeeded'))).toBe(200)
    await processEvents()
    for (const type of ['payment_intent.requires_action', 'payment_intent.created'])
      expect(await deliver(await findEvent(payment, type))).toBe(200)
    await processEvents()
    expect((await buyer.active()).map(({ status }) => status)).toEqual(['active'])
  })

  test('that makes an untrue claim changes nothing: the payment is read from the provider', async () => {
    const buyer = await createBuyer(product)
    const card = await buyer.saveCard('requires3ds')
    const { body } = await buyer.buy({ payment_plan_id: 1, horoscope_id: 1, card_id: card })
    const payment = body.client_secret.split('_secret_')[0] as string
    const intent = await product.sandbox.stripe.paymentIntents.retrieve(payment)
    const claim = eventOf('evt_claim', { ...intent, status: 'succeeded' })
    expect((await signed(claim)).statusCode).toBe(200)
    await processEvents()
    expect(await buyer.active()).toEqual([])
  })

  // Guard in server/domains/payments/webhooks/receive-event.ts: an event is answered before the provider is read.
  test('is answered before anything is read from the provider (PAY-75)', async () => {
    const { buyer, payment } = await createConfirmedPurchase()
    const before = reads
    expect(await deliver(await findEvent(payment, 'payment_intent.succeeded'))).toBe(200)
    expect([reads - before, await buyer.active()]).toEqual([0, []])
    await processEvents()
    expect([reads - before, await buyer.active()]).toEqual([1, [expect.anything()]])
  })

  // Guard in server/domains/payments/webhooks/process-event.ts:
  // an event is marked as processed after it was processed, not before.
  test('whose processing fails makes its job fail, which is tried again (PAY-76)', async () => {
    const { buyer, payment } = await createConfirmedPurchase()
    const event = await findEvent(payment, 'payment_intent.succeeded')
    readsToFail = 1
    expect(await deliver(event)).toBe(200)
    await expect(processEvents()).rejects.toThrow('no answer')
    expect([await buyer.active(), await isDone(event)]).toEqual([[], false])
    // The queue runs a failed job again; in these tests another delivery enqueues it.
    expect(await deliver(event)).toBe(200)
    await processEvents()
    expect([(await buyer.active()).length, await isDone(event)]).toEqual([1, true])
  })

  // Guard in server/domains/payments/webhooks/receive-event.ts: event and job are stored in one transaction.
  test('is not stored if its job cannot be enqueued, so that it is delivered again (PAY-76)', async () => {
    const { payment } = await createConfirmedPurchase()
    const event = await findEvent(payment, 'payment_intent.succeeded')
    const { enqueue } = product.jobs
    product.jobs.enqueue = async () => {
      throw new Error('no queue')
    }
    expect(await deliver(event)).toBe(500)
    product.jobs.enqueue = enqueue
    expect((await readInbox()).map(({ event_id }) => event_id)).not.toContain(event.id)
  })

  test.each([
    ['nobody', {}],
    // Guard in server/domains/payments/webhooks/process-event.ts: events about payments of other products are ignored.
    ['another product on the same account', { attempt_id: 'order 17' }],
  ])('about a payment of %s is taken and left alone', async (whose, metadata) => {
    const id = `evt_of_${whose}`
    const body = eventOf(id, { id: 'pi_other', object: 'payment_intent', metadata })
    expect((await signed(body)).statusCode).toBe(200)
    await processEvents()
    expect(await isDone({ id })).toBe(true)
  })

  // Guard in server/gateways/payment/event-types.rules.ts: only the events that the webhook endpoint is to send are processed.
  test('of a type that the webhook endpoint is not to send is taken and left alone (PAY-104)', async () => {
    const { buyer, payment } = await createConfirmedPurchase()
    const [charge] = (await product.sandbox.stripe.charges.list({ payment_intent: payment })).data
    const event = await findEvent(charge?.id ?? '', 'charge.succeeded')
    expect(await deliver(event)).toBe(200)
    await processEvents()
    expect([await buyer.active(), await isDone(event)]).toEqual([[], true])
  })

  // Guard in server/domains/payments/payments.jobs.ts: an event is stored for weeks.
  test('is stored for 30 days, whether it was processed or not (PAY-77)', async () => {
    const [followed, open] = [await createConfirmedPurchase(), await createConfirmedPurchase()]
    const [first, second] = await Promise.all(
      [followed, open].map(({ payment }) => findEvent(payment, 'payment_intent.succeeded')),
    )
    if (!first || !second) throw new Error('an event is missing')
    expect(await deliver(first)).toBe(200)
    await processEvents()
    readsToFail = 1
    expect(await deliver(second)).toBe(200)
    await expect(processEvents()).rejects.toThrow('no answer')
    const readIds = async () => (await readInbox()).map(({ event_id }) => event_id)
    product.clock.advance({ hours: 30 * 24 })
    await product.jobs.runScheduled('forget-payment-hints')
    expect(await readIds()).toEqual(expect.arrayContaining([first.id, second.id]))
    product.clock.advance({ seconds: 1 })
    await product.jobs.runScheduled('forget-payment-hints')
    expect(await readIds()).toEqual([])
  })

  test.each([
    // Guard in server/gateways/payment/stripe-events.ts: a thin event is refused with its reason.
    [
      'a thin event',
      JSON.stringify({ id: 'evt_thin', object: 'v2.core.event', type: 'v1.charge.refunded' }),
      'event-thin',
      /set the payload style of the webhook endpoint to snapshot/,
    ],
    // Guard in server/gateways/payment/stripe-events.ts: an event of another API version is refused.
    [
      'an event of an earlier release of the API',
      eventOf('evt_old', { object: 'charge' }, { api_version: '2025-03-31.basil' }),
      'event-version',
      /npm run operator -- stripe check/,
    ],
    [
      'an event of an API version from before releases had names',
      eventOf('evt_older', { object: 'charge' }, { api_version: '2022-11-15' }),
      'event-version',
      /npm run operator -- stripe check/,
    ],
    // Guard in server/gateways/payment/stripe-events.ts: an event of the other mode is refused.
    [
      'an event of the live mode, for test keys (PAY-96)',
      eventOf('evt_live', { object: 'charge' }, { livemode: true }),
      'event-mode',
      /of the other mode, test or live/,
    ],
  ])(
    'that is %s is refused with a sentence that says what to change, in one line of the log (PAY-78)',
    async (_what, body, code, sentence) => {
      logged = []
      const answer = await signed(body)
      expect([answer.statusCode, answer.json().code]).toEqual([400, code])
      expect(answer.json().message).toMatch(sentence)
      expect(logged).toEqual([expect.stringContaining('a webhook event was refused')])
      expect((await signed(body, { secret: 'whsec_forged' })).json().code).toBe('signature-invalid')
    },
  )

  test('of another version of the same release is taken (PAY-78)', async () => {
    const body = eventOf('evt_month', { object: 'y' }, { api_version: '2026-09-30.endive' })
    expect((await signed(body)).statusCode).toBe(200)
  })
})

describe('a webhook request without the provider’s signature', () => {
  const body = eventOf('evt_1', { object: 'y' })

  // Guard in server/gateways/payment/stripe-events.ts: an event whose signature is old is refused.
  // Guard in server/gateways/payment/stripe-events.ts: an event whose signature is dated ahead is refused.
  // Guard in server/gateways/payment/stripe-events.ts: an event without a valid signature is refused.
  // Guard in server/gateways/payment/stripe-events.ts: the signature is verified over the received bytes.
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
