import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anotherProcess, type AnotherProcess } from '../../testing/another-process.ts'
import { type Break, breakable } from '../../testing/breakable-payments.ts'
import { aBuyer, type Buyer, paidBy, planIds } from '../../testing/buyers.ts'
import { aTestApp, type TestApp } from '../../testing/test-app.ts'
import { findDifferences } from './index.ts'

let product: TestApp
let broken: ReturnType<typeof breakable>
let others: AnotherProcess[]
beforeAll(async () => {
  product = await aTestApp({
    payments: true,
    around: (payments) => (broken = breakable(payments)).provider,
  })
  others = []
  await product.app.listen({ port: 0, host: '127.0.0.1' })
  // The provider tells its events when a test wants it to.
  await product.sandbox.control('POST /sandbox/deliveries', { paused: true })
  await product.sandbox.control('POST /sandbox/webhook', { url: webhookUrl() })
})
afterAll(async () => {
  for (const other of others) await other.close()
  await product.close()
})

const webhookUrl = () =>
  `http://127.0.0.1:${(product.app.server.address() as AddressInfo).port}/api/payment-webhook`

const single = (card: string, sign = 1) => ({
  payment_plan_id: planIds.gold,
  horoscope_id: sign,
  card_id: card,
})
const combo = (card: string) => ({
  is_combo: true,
  card_id: card,
  moon_payment_plan_id: planIds.diamond,
  moon_horoscope_id: 1,
  rising_payment_plan_id: planIds.diamond,
  rising_horoscope_id: 5,
})
const orders = [
  ['a single', single, 599, 1],
  ['a combo', combo, 9998, 2],
] as const

async function differences(): Promise<string[]> {
  const found: string[] = []
  for await (const { id, what } of findDifferences(product.context)) found.push(`${id} ${what}`)
  return found
}

/** A charge for each purchase, and the other way round. */
async function expectSound(buyer: Buyer, pence: number[], subscriptions: number): Promise<void> {
  expect(await paidBy(product, buyer)).toEqual(pence)
  expect((await buyer.active()).map(({ status }) => status)).toEqual(
    Array(subscriptions).fill('active'),
  )
  expect(await differences()).toEqual([])
}

/** The jobs of a process that was started after the one that died. */
async function restart(after: Temporal.DurationLike = { minutes: 3 }): Promise<void> {
  product.clock.advance(after)
  const process = await anotherProcess(product)
  others.push(process)
  await process.jobs.runScheduled('settle-payments')
}

/** Everything that the provider has to tell, once. */
async function tellEvents(): Promise<void> {
  const { pending } = await product.sandbox.control<{ pending: number }>(
    'POST /sandbox/deliveries/flush',
  )
  expect(pending).toBe(0)
}

/** Makes the next transaction that opens something end before it commits. */
function breakSettling(): void {
  const { jobs } = product
  const { enqueue } = jobs
  jobs.enqueue = async () => {
    jobs.enqueue = enqueue
    throw new Error('killed inside the transaction')
  }
}

type Point = Break | 'killed before it was sent' | 'killed while settling'
const afterCharge: Point[] = [
  'killed after the charge',
  'the answer is lost',
  'killed while settling',
]
const points: Point[] = [
  'killed before it was sent',
  'killed before the charge',
  'the request is lost',
  ...afterCharge,
]

async function dieAt(point: Point, buying: () => Promise<unknown>): Promise<void> {
  if (point === 'killed while settling') breakSettling()
  else broken.breakNext(point === 'killed before it was sent' ? 'killed before the charge' : point)
  await buying()
  if (point === 'killed before it was sent')
    await product.context.db
      .updateTable('attempts')
      .set({ state: 'new' })
      .where('state', '=', 'sent')
      .execute()
}

describe.each(orders)('a purchase of %s', (_what, order, pence, subscriptions) => {
  test.each(points)('%s, is finished by the next process', async (point) => {
    const buyer = await aBuyer(product)
    const card = await buyer.saveCard('good')
    await dieAt(point, () => buyer.buy(order(card)))
    expect(await buyer.active()).toEqual([])
    await restart()
    await expectSound(buyer, [pence], subscriptions)
  })

  test.each(points)('%s, is finished by a buyer who presses Pay again (PAY-23)', async (point) => {
    const buyer = await aBuyer(product)
    const card = await buyer.saveCard('good')
    await dieAt(point, () => buyer.buy(order(card)))
    expect((await buyer.buy(order(card))).body.type).toBe('succeeded')
    await restart()
    await expectSound(buyer, [pence], subscriptions)
  })

  test.each(afterCharge)('%s, is finished by the provider’s event (API-52)', async (point) => {
    const buyer = await aBuyer(product)
    const card = await buyer.saveCard('good')
    await dieAt(point, () => buyer.buy(order(card)))
    await tellEvents()
    await expectSound(buyer, [pence], subscriptions)
  })

  test.each(afterCharge)('%s, is found at the provider a day later', async (point) => {
    const buyer = await aBuyer(product)
    const card = await buyer.saveCard('good')
    await dieAt(point, () => buyer.buy(order(card)))
    await restart({ hours: 24 })
    await expectSound(buyer, [pence], subscriptions)
  })

  test('that never reached the provider is not charged a day later', async () => {
    const buyer = await aBuyer(product)
    const card = await buyer.saveCard('good')
    await dieAt('the request is lost', () => buyer.buy(order(card)))
    await restart({ hours: 24 })
    await expectSound(buyer, [], 0)
    expect((await buyer.buy(order(card))).body.type).toBe('succeeded')
    await expectSound(buyer, [pence], subscriptions)
  })

  test('whose answer the buyer lost answers the same again (PAY-23)', async () => {
    const buyer = await aBuyer(product)
    const card = await buyer.saveCard('good')
    const first = await buyer.buy(order(card))
    const second = await buyer.buy(order(card))
    expect(second.body).toEqual(first.body)
    await expectSound(buyer, [pence], subscriptions)
  })

  test('pressed in many tabs and processes at one time is one (PAY-23)', async () => {
    const buyer = await aBuyer(product)
    const card = await buyer.saveCard('good')
    const two = await anotherProcess(product)
    others.push(two)
    const name = 'POST /api/payment-plan/buy-subscription'
    const options = { token: buyer.token, body: order(card) }
    const answers = await Promise.all(
      [0, 1, 2, 3, 4, 5, 6, 7].map((tab) => (tab % 2 ? two : product).call(name, options)),
    )
    expect(answers.map(({ body }) => body.type)).toEqual(Array(8).fill('succeeded'))
    expect(new Set(answers.map(({ body }) => body.user_payment_plan_id)).size).toBe(1)
    await expectSound(buyer, [pence], subscriptions)
  })

  describe('with 3-D Secure', () => {
    async function confirmed(buyer: Buyer) {
      const card = await buyer.saveCard('asksBank')
      const { body } = await buyer.buy(order(card))
      await product.sandbox.answerBank(body.client_secret, 'Complete')
      return { card, id: body.user_payment_plan_id as string }
    }

    test('is finished without the buyer’s return, by the event', async () => {
      const buyer = await aBuyer(product)
      await confirmed(buyer)
      await tellEvents()
      await expectSound(buyer, [pence], subscriptions)
    })

    test('is finished without return or event, by the job', async () => {
      const buyer = await aBuyer(product)
      await confirmed(buyer)
      await restart({ minutes: 61 })
      await expectSound(buyer, [pence], subscriptions)
    })

    test('is finished once by return, event and job at one time', async () => {
      const buyer = await aBuyer(product)
      const { id } = await confirmed(buyer)
      product.clock.advance({ minutes: 61 })
      await buyer.active()
      const [answer] = await Promise.all([
        buyer.call('POST /api/payment-plan/complete-subscription', { user_payment_plan_id: id }),
        tellEvents(),
        product.jobs.runScheduled('settle-payments'),
      ])
      expect(answer.status).toBe(200)
      await expectSound(buyer, [pence], subscriptions)
    })

    test('in two tabs is one payment with one secret', async () => {
      const buyer = await aBuyer(product)
      const card = await buyer.saveCard('asksBank')
      const [one, two] = await Promise.all([buyer.buy(order(card)), buyer.buy(order(card))])
      expect(one.body).toEqual(two.body)
      expect(one.body.client_secret).toEqual(expect.any(String))
    })

    test('that is left alone is cancelled after an hour, and opens nothing (PAY-18)', async () => {
      const buyer = await aBuyer(product)
      const card = await buyer.saveCard('asksBank')
      const { body } = await buyer.buy(order(card))
      await restart({ minutes: 59 })
      const id = body.client_secret.split('_secret_')[0]
      const statusOf = async () => (await product.sandbox.stripe.paymentIntents.retrieve(id)).status
      expect(await statusOf()).toBe('requires_action')
      await restart({ minutes: 1 })
      expect(await statusOf()).toBe('canceled')
      await expectSound(buyer, [], 0)
    })

    test('gives way to another card', async () => {
      const buyer = await aBuyer(product)
      const asking = await buyer.saveCard('asksBank')
      const good = await buyer.saveCard('good')
      const { body } = await buyer.buy(order(asking))
      expect((await buyer.buy(order(good))).body.type).toBe('succeeded')
      await expect(product.sandbox.answerBank(body.client_secret, 'Complete')).rejects.toThrow(
        /waits for no bank/,
      )
      await expectSound(buyer, [pence], subscriptions)
    })

    test('that was confirmed counts, though another card is tried after it', async () => {
      const buyer = await aBuyer(product)
      const { card } = await confirmed(buyer)
      const good = await buyer.saveCard('good')
      expect(card).not.toBe(good)
      expect((await buyer.buy(order(good))).body.code).toBe('already-subscribed')
      await expectSound(buyer, [pence], subscriptions)
    })
  })
})

describe('one request asked for again by its key', () => {
  test('is the same purchase, also when it was refused', async () => {
    const buyer = await aBuyer(product)
    const bad = await buyer.saveCard('failsWhenCharged')
    const ask = (key: string, card: string, sign = 1) =>
      buyer.buy({ ...single(card, sign), request_key: `press-of-pay-${key}` })
    const refused = [await ask('1', bad), await ask('1', bad)]
    expect(refused.map(({ status }) => status)).toEqual([402, 402])
    expect(refused[1]?.body).toEqual(refused[0]?.body)
    const { data } = await product.sandbox.stripe.charges.list({ limit: 100 })
    expect(data.filter(({ payment_method }) => payment_method === bad)).toHaveLength(1)
    const good = await buyer.saveCard('good')
    expect((await ask('2', good)).body.type).toBe('succeeded')
    product.clock.advance({ minutes: 20 })
    expect((await ask('2', good)).body.type).toBe('succeeded')
    expect((await ask('2', good, 5)).status).toBe(409)
    await expectSound(buyer, [599], 1)
  })
})

describe('money that nothing is left to be given for', () => {
  test('goes back by itself, once (payments.md rule 8)', async () => {
    const buyer = await aBuyer(product)
    const card = await buyer.saveCard('asksBank')
    const { body } = await buyer.buy(single(card))
    await product.context.db
      .updateTable('purchases')
      .set({ state: 'cancelled' })
      .where('id', '=', body.user_payment_plan_id)
      .execute()
    await product.context.db
      .updateTable('purchase_slots')
      .set({ released_at: product.clock.now() })
      .where('purchase_id', '=', body.user_payment_plan_id)
      .execute()
    await product.sandbox.answerBank(body.client_secret, 'Complete')
    await tellEvents()
    await restart({ minutes: 61 })
    await expectSound(buyer, [], 0)
    const intent = body.client_secret.split('_secret_')[0]
    const refunds = await product.sandbox.stripe.refunds.list({ payment_intent: intent })
    expect(refunds.data).toHaveLength(1)
  })
})

describe('a payment that is not what was asked for', () => {
  test.each([
    ['of another amount', { amountPence: 1 }],
    ['in another currency', { currency: 'inr' }],
    ['made for something else', { attemptId: null }],
  ])('%s opens nothing (payments.md rule 3)', async (_what, change) => {
    const strange = await aTestApp({
      payments: true,
      around: (payments) => ({
        ...payments,
        readPayment: async (id) => ({ ...(await payments.readPayment(id)), ...change }),
      }),
    })
    try {
      const buyer = await aBuyer(strange)
      const card = await buyer.saveCard('asksBank')
      const { body } = await buyer.buy(single(card))
      await strange.sandbox.answerBank(body.client_secret, 'Complete')
      const { status } = await buyer.call('POST /api/payment-plan/complete-subscription', {
        user_payment_plan_id: body.user_payment_plan_id,
      })
      expect(status).toBe(500)
      expect(await buyer.active()).toEqual([])
    } finally {
      await strange.close()
    }
  })
})

test('a payment that the provider was still at work on is opened once it says more', async () => {
  const slow = await aTestApp({
    payments: true,
    around: (payments) => ({
      ...payments,
      charge: async (key, charge) => ({
        ...(await payments.charge(key, charge)),
        state: 'processing',
      }),
    }),
  })
  try {
    const buyer = await aBuyer(slow)
    const card = await buyer.saveCard('good')
    const answer = await buyer.buy(single(card))
    expect([answer.status, answer.body.code]).toEqual([503, 'payment-unavailable'])
    slow.clock.advance({ minutes: 3 })
    await slow.jobs.runScheduled('settle-payments')
    expect(await buyer.active()).toHaveLength(1)
    expect(await paidBy(slow, buyer)).toEqual([599])
  } finally {
    await slow.close()
  }
})
