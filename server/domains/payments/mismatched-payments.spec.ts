import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sample } from '../../../scripts/test-scope.ts'
import { createBuyer, type Buyer, listPaidAmounts, planIds } from '../../testing/buyers.ts'
import { complete, type ForSale, forSale } from '../../testing/for-sale.ts'
import { crashHarness, type CrashHarness } from '../../testing/crash-harness.ts'

let harness: CrashHarness
beforeAll(async () => {
  harness = await crashHarness()
})
afterAll(() => harness.close())

/** Buys with a card that requires authentication, which is not completed yet. */
async function buyUnconfirmed(thing: ForSale, { product, buy }: CrashHarness = harness) {
  const buyer = await createBuyer(product)
  const { secret, id } = await buy(thing, buyer, await buyer.saveCard('requires3ds'))
  return { buyer, id, secret, payment: secret.split('_secret_')[0] ?? '' }
}

async function buyConfirmed(thing: ForSale) {
  const bought = await buyUnconfirmed(thing)
  await harness.product.sandbox.answerBank(bought.secret, 'Complete')
  return bought
}

async function findEvent(payment: string, type: string): Promise<Stripe.Event> {
  const events = await harness.product.sandbox.stripe.events.list({ limit: 100 })
  const found = events.data.find(
    ({ type: one, data }) => one === type && 'id' in data.object && data.object.id === payment,
  )
  if (!found) throw new Error(`no event ${type} of ${payment}`)
  return found
}

const deliver = async ({ id }: Stripe.Event) =>
  (await harness.product.sandbox.control<{ status: number }>(`POST /sandbox/events/${id}/deliver`))
    .status

const { webhooks } = new Stripe('sk_test_of_no_account')
const postSigned = async (event: object, secret: string) => {
  const payload = JSON.stringify(event)
  const timestamp = Math.floor(harness.product.clock.now().epochMilliseconds / 1000)
  const { statusCode } = await harness.product.app.inject({
    method: 'POST',
    url: '/api/payment-webhook',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': webhooks.generateTestHeaderString({ payload, secret, timestamp }),
    },
    payload,
  })
  return statusCode
}

const listReceipts = async ({ email }: Buyer) => {
  await harness.product.jobs.run()
  return harness.product.mails.filter(({ to }) => to === email)
}

/** All kinds share what is tested here: a run that is not exhaustive takes a combo. */
const kinds = sample(forSale, forSale.length, 1)

describe.each(kinds)('a purchase of $what with 3-D Secure', (thing) => {
  // Guard in server/domains/payments/attempts/attempt.repository.ts: the attempt's row is locked while it is settled.
  // Guard in server/domains/payments/settlement/settle.ts: a succeeded attempt is not settled again.
  test('is fulfilled once, with one receipt, when its event is delivered several times (API-52)', async () => {
    const { buyer, payment } = await buyConfirmed(thing)
    const event = await findEvent(payment, 'payment_intent.succeeded')
    expect(await Promise.all([1, 2, 3, 4].map(() => deliver(event)))).toEqual(Array(4).fill(200))
    expect(await deliver(event)).toBe(200)
    await Promise.all([1, 2, 3, 4, 5].map(() => harness.product.jobs.run()))
    await harness.expectConsistent(thing, buyer, 1)
    expect(await listReceipts(buyer)).toHaveLength(1)
  })

  test('is not changed by events that arrive after the job and out of order (API-52)', async () => {
    const { buyer, payment } = await buyConfirmed(thing)
    await harness.restart({ minutes: 61 })
    await harness.expectConsistent(thing, buyer, 1)
    for (const type of ['succeeded', 'requires_action', 'created'])
      expect(await deliver(await findEvent(payment, `payment_intent.${type}`))).toBe(200)
    await harness.product.jobs.run()
    await harness.expectConsistent(thing, buyer, 1)
  })

  // Guard in server/domains/payments/checkout/complete-purchase.ts:
  // a purchase is completed by the call of its own kind only.
  test('is completed by the call of its own kind only', async () => {
    const { buyer, id } = await buyConfirmed(thing)
    for (const other of forSale.filter(({ completeCall }) => completeCall !== thing.completeCall))
      expect((await complete(other, buyer, id)).status).toBe(404)
    expect(await thing.countOwned(buyer)).toBe(0)
    expect((await complete(thing, buyer, id)).status).toBe(200)
    await harness.expectConsistent(thing, buyer, 1)
  })

  test('opens nothing after an event that is forged, or signed and untrue (API-52)', async () => {
    const { buyer, payment } = await buyUnconfirmed(thing)
    const { product } = harness
    const intent = await product.sandbox.stripe.paymentIntents.retrieve(payment)
    const claim = {
      id: `evt_claim_${payment}`,
      object: 'event',
      livemode: false,
      api_version: Stripe.API_VERSION,
      type: 'payment_intent.succeeded',
      data: { object: { ...intent, status: 'succeeded' } },
    }
    expect(await postSigned(claim, 'whsec_forged')).toBe(400)
    expect(await postSigned(claim, product.sandbox.keys.webhookSecret)).toBe(200)
    await product.jobs.run()
    await harness.expectConsistent(thing, buyer, 0)
  })

  // Guard in server/domains/payments/settlement/settle.ts:
  // a payment that succeeds for a purchase that is over is refunded.
  // Guard in server/domains/payments/purchases/settle-purchase.ts: a purchase that is over is not fulfilled again.
  test('is refunded once when its payment succeeds after it was cancelled (PAY-45)', async () => {
    const { buyer, id, secret, payment } = await buyUnconfirmed(thing)
    const { db } = harness.product.context
    await db.updateTable('purchases').set({ state: 'cancelled' }).where('id', '=', id).execute()
    await db
      .updateTable('purchase_slots')
      .set({ released_at: harness.product.clock.now() })
      .where('purchase_id', '=', id)
      .execute()
    await harness.product.sandbox.answerBank(secret, 'Complete')
    await harness.deliverEvents()
    await harness.restart({ minutes: 61 })
    await harness.expectConsistent(thing, buyer, 0)
    const { stripe } = harness.product.sandbox
    expect((await stripe.refunds.list({ payment_intent: payment })).data).toHaveLength(1)
  })
})

// Guard in server/domains/payments/settlement/settle.ts:
// a payment is compared with its attempt before the purchase is fulfilled.
describe('a payment that does not match its attempt (PAY-45)', () => {
  test.each([
    // Guard in server/domains/payments/attempts/attempt.rules.ts: a payment of another amount is refused.
    ['of another amount', { amountPence: 1 }],
    // Guard in server/domains/payments/attempts/attempt.rules.ts: a payment in another currency is refused.
    ['in another currency', { currency: 'inr' }],
    // Guard in server/domains/payments/attempts/attempt.rules.ts:
    // a payment whose metadata names another attempt is refused.
    ['made for another attempt', { attemptId: null }],
  ])('%s opens nothing of any kind of purchase (PAY-45)', async (_what, change) => {
    const strange = await crashHarness((payments) => ({
      ...payments,
      readPayment: async (id) => ({ ...(await payments.readPayment(id)), ...change }),
    }))
    try {
      for (const thing of forSale) {
        const { buyer, id, secret } = await buyUnconfirmed(thing, strange)
        await strange.product.sandbox.answerBank(secret, 'Complete')
        expect((await complete(thing, buyer, id)).status).toBe(500)
        expect(await thing.countOwned(buyer)).toBe(0)
      }
    } finally {
      await strange.close()
    }
  })
})

// Guard in server/domains/payments/settlement/charge-attempt.ts:
// the payment is read after a repeated charge, whose answer may be old.
test('a payment that the provider is still processing is fulfilled once it succeeds', async () => {
  const slow = await crashHarness((payments) => ({
    ...payments,
    charge: async (key, charge) => ({
      ...(await payments.charge(key, charge)),
      state: 'processing',
    }),
  }))
  try {
    for (const thing of forSale) {
      const buyer = await createBuyer(slow.product)
      const answer = await slow.buy(thing, buyer, await buyer.saveCard('good'))
      expect([answer.status, answer.code]).toEqual([503, 'payment-unavailable'])
      await slow.restart()
      expect(await thing.countOwned(buyer)).toBe(thing.count)
      expect(await listPaidAmounts(slow.product, buyer)).toEqual([thing.pence])
    }
  } finally {
    await slow.close()
  }
})

// Guard in server/domains/payments/checkout/buy.ts:
// the same request key is the same purchase, also when it was refused.
// Guard in server/domains/payments/checkout/buy.ts: a request key with another order is refused.
test('a request that is repeated with its key is the same purchase, even if it was refused', async () => {
  const { product } = harness
  const buyer = await createBuyer(product)
  const bad = await buyer.saveCard('failsWhenCharged')
  const buy = (key: string, card_id: string, horoscope_id = 1) =>
    buyer.buy({
      payment_plan_id: planIds.gold,
      horoscope_id,
      card_id,
      request_key: `press-of-pay-${key}`,
    })
  const refused = [await buy('1', bad), await buy('1', bad)]
  expect(refused.map(({ status }) => status)).toEqual([402, 402])
  expect(refused[1]?.body).toEqual(refused[0]?.body)
  const { data } = await product.sandbox.stripe.charges.list({ limit: 100 })
  expect(data.filter(({ payment_method }) => payment_method === bad)).toHaveLength(1)
  const good = await buyer.saveCard('good')
  expect((await buy('2', good)).body.type).toBe('succeeded')
  product.clock.advance({ minutes: 20 })
  expect((await buy('2', good)).body.type).toBe('succeeded')
  expect((await buy('2', good, 5)).status).toBe(409)
  await harness.expectConsistent(forSale[0]!, buyer, 1)
})

// Guard in server/domains/payments/purchases/purchase.repository.ts: a request key belongs to one person.
test('a request key that two people use makes one purchase for each', async () => {
  const [asha, mira] = [await createBuyer(harness.product), await createBuyer(harness.product)]
  for (const buyer of [asha, mira]) {
    const card_id = await buyer.saveCard('good')
    const order = { payment_plan_id: planIds.gold, horoscope_id: 1, card_id }
    const { body } = await buyer.buy({ ...order, request_key: 'the same press' })
    expect(body.type).toBe('succeeded')
    await harness.expectConsistent(forSale[0]!, buyer, 1)
  }
})
