import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  type PaymentProvider,
  ProviderUnavailable,
} from '../../../gateways/payment/payment-provider.ts'
import { listDifferences } from '../../../testing/differences.ts'
import { startSecondProcess } from '../../../testing/second-process.ts'
import { createBuyer, type Buyer, listPaidAmounts, planIds } from '../../../testing/buyers.ts'
import { createTestApp, type Answer, type TestApp } from '../../../testing/test-app.ts'

type Break = 'before the refund' | 'after the refund' | 'the request is lost' | 'the answer is lost'

let product: TestApp
let failNext: Break | undefined
/** So many refunds are asked for before the first goes on. */
let refundsAtOnce: { wanted: number; reached: PromiseWithResolvers<void> } | undefined
let duringCharge: (() => Promise<void>) | undefined
beforeEach(async () => {
  product = await createTestApp({ payments: true, wrapPayments: breakable })
  await product.app.listen({ port: 0, host: '127.0.0.1' })
  await product.sandbox.control('POST /sandbox/deliveries', { paused: true })
  await product.sandbox.control('POST /sandbox/webhook', {
    url: `http://127.0.0.1:${(product.app.server.address() as AddressInfo).port}/api/payment-webhook`,
  })
})
afterEach(() => product.close())

/** A process that dies hears nothing of what it asked for, and asks for nothing more. */
const breakable = (payments: PaymentProvider): PaymentProvider => ({
  ...payments,
  refund: async (...asked) => {
    const how = failNext
    failNext = undefined
    if (refundsAtOnce && --refundsAtOnce.wanted === 0) refundsAtOnce.reached.resolve()
    await refundsAtOnce?.reached.promise
    if (how === 'before the refund') throw new Error(how)
    if (how === 'the request is lost') throw new ProviderUnavailable(how)
    await payments.refund(...asked)
    if (how === 'after the refund') throw new Error(how)
    if (how === 'the answer is lost') throw new ProviderUnavailable(how)
  },
  charge: async (...asked) => {
    const payment = await payments.charge(...asked)
    const happening = duringCharge
    duringCharge = undefined
    await happening?.()
    return payment
  },
})

const gold = { payment_plan_id: planIds.gold, horoscope_id: 1 }
const silver = { payment_plan_id: planIds.silver, horoscope_id: 1 }
const combo = {
  is_combo: true,
  moon_payment_plan_id: planIds.diamond,
  moon_horoscope_id: 1,
  rising_payment_plan_id: planIds.diamond,
  rising_horoscope_id: 5,
}

type Subscriber = Buyer & { id: string }

async function aSubscriber(order: Record<string, unknown> = gold): Promise<Subscriber> {
  const buyer = await createBuyer(product)
  const card_id = await buyer.saveCard('good')
  const { body, text } = await buyer.buy({ ...order, card_id })
  if (body.type !== 'succeeded') throw new Error(text)
  await product.jobs.run()
  product.mails.length = 0
  return Object.assign(buyer, { id: body.user_payment_plan_id as string })
}

const read = async (buyer: Buyer, sign = 'aries', period = 'weekly') =>
  (await buyer.call(`GET /api/horoscope/user-new-single-horoscope/${period}/${sign}`)).body
    .horoscope.is_user_subscribed as boolean

const offerOf = async (buyer: Buyer) =>
  ((await buyer.active())[0] as unknown as { withdrawal: unknown }).withdrawal

const withdraw = (buyer: Subscriber, refund_amount: number): Promise<Answer> =>
  buyer.call('POST /api/payment-plan/withdraw-subscription', {
    subscription_id: buyer.id,
    refund_amount,
  })

/** What went back at the provider, a number each refund. */
async function refundsTo(buyer: Subscriber): Promise<number[]> {
  const attempts = await product.context.db
    .selectFrom('attempts')
    .select('payment_id')
    .where('purchase_id', '=', buyer.id)
    .where('payment_id', 'is not', null)
    .execute()
  const lists = await Promise.all(
    attempts.map(({ payment_id }) =>
      product.sandbox.stripe.refunds.list({ payment_intent: payment_id ?? '' }),
    ),
  )
  return lists.flatMap(({ data }) => data.map(({ amount }) => amount))
}

const differences = () => listDifferences(product)

const renewAfter = async (duration: Temporal.DurationLike) => {
  product.clock.advance(duration)
  await product.jobs.runScheduled('renew-subscriptions')
}

describe('a withdrawal within 14 days', () => {
  // Guard in server/domains/subscriptions/groups/end-group.ts: a withdrawn subscription closes at once.
  // Guard in server/domains/subscriptions/groups/end-group.ts: a withdrawn subscription is not renewed.
  test('refunds the whole price while nothing was read, ends at once and sends an email (PAY-42)', async () => {
    const buyer = await aSubscriber()
    expect(await offerOf(buyer)).toMatchObject({ refund_amount: 5.99 })
    const bought = product.clock.now()
    product.clock.advance({ days: 10 })
    expect(await offerOf(buyer)).toMatchObject({ refund_amount: 5.99 })
    const { status, body } = await withdraw(buyer, 5.99)
    expect([status, body.msg]).toEqual([
      200,
      'Your purchase is taken back. £5.99 is on its way to your card.',
    ])
    expect(await listPaidAmounts(product, buyer)).toEqual([])
    expect(await refundsTo(buyer)).toEqual([599])
    expect(await buyer.active()).toEqual([])
    expect(await buyer.historic()).toMatchObject([
      {
        status: 'cancelled',
        subscription_ended: `${bought.add({ hours: 240 })}`,
        withdrawal: null,
        refund: { amount: 5.99 },
      },
    ])
    expect(await read(buyer)).toBe(false)
    await product.jobs.run()
    const [mail] = product.mails.filter(({ to }) => to === buyer.email)
    expect(mail?.subject).toBe('Your refund of £5.99 for Gold for Aries')
    expect(mail?.text).toContain('We refund £5.99 to the card that paid for it.')
    await renewAfter({ days: 40 })
    expect(await refundsTo(buyer)).toEqual([599])
    expect(await differences()).toEqual([])
  })

  test('refunds in proportion to the days not used once it was read (PAY-42)', async () => {
    const buyer = await aSubscriber()
    // A sign that is not paid for, and a year that Gold does not open, are no use of it.
    await read(buyer, 'leo')
    await read(buyer, 'aries', 'yearly')
    product.clock.advance({ days: 2 })
    expect(await offerOf(buyer)).toMatchObject({ refund_amount: 5.99 })
    expect(await read(buyer)).toBe(true)
    product.clock.advance({ days: 10, hours: 5 })
    // Ten whole days of 30: 599 × 10/30 = 199.67, 199 pence are kept.
    expect(await offerOf(buyer)).toMatchObject({ refund_amount: 4 })
    expect((await withdraw(buyer, 4)).status).toBe(200)
    expect(await refundsTo(buyer)).toEqual([400])
    expect(await differences()).toEqual([])
  })

  test('counts reading on the dashboard as use', async () => {
    const buyer = await aSubscriber()
    await buyer.call('GET /api/horoscope/user-horoscopes')
    product.clock.advance({ hours: 23 })
    expect(await offerOf(buyer)).toMatchObject({ refund_amount: 5.99 })
    product.clock.advance({ hours: 1 })
    expect(await offerOf(buyer)).not.toMatchObject({ refund_amount: 5.99 })
  })

  test('ends a combo for both of its signs with one refund (PAY-33)', async () => {
    const buyer = await aSubscriber(combo)
    await read(buyer, 'leo')
    product.clock.advance({ days: 5 })
    // 9998 × 5/365 = 136.96: 136 pence are kept.
    expect(await offerOf(buyer)).toMatchObject({ refund_amount: 98.62 })
    expect((await withdraw(buyer, 98.62)).status).toBe(200)
    expect(await refundsTo(buyer)).toEqual([9862])
    expect([await read(buyer), await read(buyer, 'leo')]).toEqual([false, false])
    expect((await buyer.historic()).map(({ status }) => status)).toEqual(['cancelled', 'cancelled'])
    expect(await differences()).toEqual([])
  })

  test('refunds renewals too, the newest charge first', async () => {
    const buyer = await aSubscriber(silver)
    await read(buyer)
    await renewAfter({ days: 7 })
    await renewAfter({ days: 3 })
    expect(await listPaidAmounts(product, buyer)).toEqual([199, 199])
    // Ten of fourteen days used: 398 × 10/14 = 284.29, 114 go back.
    expect((await withdraw(buyer, 1.14)).status).toBe(200)
    expect(await refundsTo(buyer)).toEqual([114])
    expect((await listPaidAmounts(product, buyer)).toSorted((a, b) => a - b)).toEqual([85, 199])
    expect(await differences()).toEqual([])
  })

  // Guard in server/domains/payments/attempts/attempt.repository.ts: a renewal that was not charged is not refunded.
  test('refunds what was charged, and not a renewal that was refused', async () => {
    const buyer = await aSubscriber(silver)
    const { data } = await product.sandbox.stripe.paymentIntents.list({ limit: 1 })
    await product.sandbox.control(
      `POST /sandbox/payment_methods/${String(data[0]?.payment_method)}`,
      { behaviour: 'declined_when_charged' },
    )
    await renewAfter({ days: 8 })
    expect((await buyer.active()).map(({ status }) => status)).toEqual(['past_due'])
    expect((await withdraw(buyer, 1.99)).status).toBe(200)
    expect(await refundsTo(buyer)).toEqual([199])
    expect(await differences()).toEqual([])
  })

  test('works for a subscription that was cancelled before', async () => {
    const buyer = await aSubscriber()
    await buyer.call('POST /api/payment-plan/cancel-subscription', { subscription_id: buyer.id })
    expect(await buyer.historic()).toMatchObject([{ withdrawal: { refund_amount: 5.99 } }])
    expect((await withdraw(buyer, 5.99)).status).toBe(200)
    expect(await refundsTo(buyer)).toEqual([599])
    expect(await differences()).toEqual([])
  })

  test('lets the same be bought again', async () => {
    const buyer = await aSubscriber()
    await withdraw(buyer, 5.99)
    product.clock.advance({ minutes: 11 })
    const card_id = await buyer.saveCard('good')
    expect((await buyer.buy({ ...gold, card_id })).body.type).toBe('succeeded')
    expect(await buyer.active()).toHaveLength(1)
    expect(await differences()).toEqual([])
  })
})

describe('a withdrawal is refused', () => {
  const refused = async (buyer: Subscriber, amount: number, code: string) => {
    const { status, body } = await withdraw(buyer, amount)
    expect([status, body.code]).toEqual([code === 'not-found' ? 404 : 409, code])
    expect(await refundsTo(buyer)).toEqual([])
  }

  // Guard in server/domains/subscriptions/withdrawals/offer-withdrawal.ts: a withdrawal is refused after 14 days.
  test('after the 14th day, whole or in part (PAY-42)', async () => {
    const buyer = await aSubscriber()
    const until = (await offerOf(buyer)) as { until: string }
    product.clock.set(until.until)
    expect(await offerOf(buyer)).toBeNull()
    await refused(buyer, 5.99, 'withdrawal-over')
    expect((await buyer.active()).map(({ status }) => status)).toEqual(['active'])
  })

  // Guard in server/domains/subscriptions/changes/withdraw-subscription.ts:
  // a withdrawal refunds the amount that the buyer was shown.
  test('for another amount than the buyer was shown (PAY-42)', async () => {
    const buyer = await aSubscriber()
    await read(buyer)
    product.clock.advance({ days: 1 })
    await refused(buyer, 5.99, 'refund-changed')
    expect((await buyer.active()).map(({ status }) => status)).toEqual(['active'])
  })

  // Guard in server/domains/subscriptions/withdrawals/offer-withdrawal.ts:
  // a withdrawal is offered only for what was paid by card.
  test('for a promo code, for which nothing was paid', async () => {
    const buyer = await createBuyer(product)
    const coupon_code_id = await buyer.applyCode('WELCOME4', planIds.gold)
    const { body } = await buyer.buy({ ...gold, coupon_code_id })
    const holder = Object.assign(buyer, { id: body.user_payment_plan_id as string })
    expect(await offerOf(holder)).toBeNull()
    await refused(holder, 0, 'nothing-to-refund')
  })

  // Guard in server/domains/subscriptions/groups/get-group.ts: a subscription of an app store cannot be withdrawn here.
  test('for another user’s subscription, and for one of an app store', async () => {
    const [buyer, other] = [await aSubscriber(), await aSubscriber()]
    await refused(Object.assign(other, { id: buyer.id }), 5.99, 'not-found')
    await product.context.db
      .updateTable('subscription_groups')
      .set({ platform: 'ios' })
      .where('id', '=', buyer.id)
      .execute()
    expect(await offerOf(buyer)).toBeNull()
    await refused(buyer, 5.99, 'store-subscription')
  })
})

describe('a withdrawal whose process crashes', () => {
  const breaks: Break[] = [
    'before the refund',
    'after the refund',
    'the request is lost',
    'the answer is lost',
  ]

  /** 199 × 5/7 = 142.14 are kept: so little goes back that the provider would give it a second time. */
  async function crashAt(point: Break): Promise<Subscriber> {
    const buyer = await aSubscriber(silver)
    await read(buyer)
    product.clock.advance({ days: 5 })
    failNext = point
    await withdraw(buyer, 0.57)
    return buyer
  }

  async function restart(after: Temporal.DurationLike): Promise<void> {
    product.clock.advance(after)
    const process = await startSecondProcess(product)
    await process.jobs.runScheduled('settle-payments')
    await process.close()
  }

  const expectConsistent = async (buyer: Subscriber) => {
    expect(await refundsTo(buyer)).toEqual([57])
    expect(await listPaidAmounts(product, buyer)).toEqual([142])
    expect(await buyer.active()).toEqual([])
    expect(await differences()).toEqual([])
  }

  // Guard in server/domains/payments/payments.jobs.ts: a job makes the refunds that are due.
  test.each(breaks)('(%s) is finished by the next process', async (point) => {
    const buyer = await crashAt(point)
    await restart({ minutes: 1 })
    await expectConsistent(buyer)
  })

  // Guard in server/domains/payments/refunds/refund.ts:
  // earlier refunds are read at the provider first, since idempotency keys expire.
  test.each(breaks)('%s, is finished two days later, when its key is forgotten', async (point) => {
    const buyer = await crashAt(point)
    await restart({ hours: 48 })
    await expectConsistent(buyer)
  })

  // Guard in server/domains/payments/refunds/refund.ts: a refund uses the idempotency key that was stored with it.
  test('before the refund, is finished once by two processes at one time', async () => {
    const buyer = await crashAt('before the refund')
    refundsAtOnce = { wanted: 2, reached: Promise.withResolvers() }
    await Promise.all([restart({ minutes: 1 }), restart({ minutes: 1 })])
    refundsAtOnce = undefined
    await expectConsistent(buyer)
  })

  test.each(breaks)('%s, says the same to a buyer who asks again', async (point) => {
    const buyer = await crashAt(point)
    expect((await withdraw(buyer, 0.57)).body.subscription.refund.amount).toBe(0.57)
    await restart({ minutes: 1 })
    await expectConsistent(buyer)
  })

  // Guard in server/domains/subscriptions/changes/withdraw-subscription.ts: a purchase is withdrawn once.
  test('inside the transaction, has changed nothing, and is done when asked again', async () => {
    const buyer = await aSubscriber(silver)
    await read(buyer)
    product.clock.advance({ days: 5 })
    const { jobs } = product
    const { enqueue } = jobs
    jobs.enqueue = async () => {
      jobs.enqueue = enqueue
      throw new Error('killed inside the transaction')
    }
    expect((await withdraw(buyer, 0.57)).status).toBe(500)
    expect(await refundsTo(buyer)).toEqual([])
    expect(await buyer.active()).toHaveLength(1)
    expect((await withdraw(buyer, 0.57)).status).toBe(200)
    await expectConsistent(buyer)
  })
})

describe('a withdrawal beside something else', () => {
  test('in two processes at one time gives back once (PAY-42)', async () => {
    const buyer = await aSubscriber()
    const other = await startSecondProcess(product)
    const name = 'POST /api/payment-plan/withdraw-subscription'
    const body = { subscription_id: buyer.id, refund_amount: 5.99 }
    const answers = await Promise.all(
      [product, other, product, other].map((one) => one.call(name, { token: buyer.token, body })),
    )
    await other.close()
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await refundsTo(buyer)).toEqual([599])
    expect(await differences()).toEqual([])
  })

  test('while a renewal is being charged, gives that back as well', async () => {
    const buyer = await aSubscriber(silver)
    product.clock.advance({ days: 7 })
    duringCharge = async () => {
      expect((await withdraw(buyer, 1.99)).status).toBe(200)
    }
    await product.jobs.runScheduled('renew-subscriptions')
    expect(await refundsTo(buyer)).toEqual([199, 199])
    expect(await listPaidAmounts(product, buyer)).toEqual([])
    expect(await buyer.active()).toEqual([])
    expect(await differences()).toEqual([])
  })

  test('is not undone by events that come after it, twice and late (API-52)', async () => {
    const buyer = await aSubscriber(combo)
    await read(buyer)
    product.clock.advance({ days: 5 })
    await withdraw(buyer, 98.62)
    await product.sandbox.control('POST /sandbox/deliveries/flush')
    const { data } = await product.sandbox.stripe.events.list({ limit: 100 })
    for (const { id, type } of data.filter(({ type: one }) => /succeeded|refund/.test(one)))
      expect([
        type,
        (await product.sandbox.control<{ status: number }>(`POST /sandbox/events/${id}/deliver`))
          .status,
      ]).toEqual([type, 200])
    await product.jobs.runScheduled('settle-payments')
    expect(await buyer.active()).toEqual([])
    expect(await refundsTo(buyer)).toEqual([9862])
    expect(await differences()).toEqual([])
  })
})
