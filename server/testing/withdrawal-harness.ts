import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach } from 'vitest'
import { type PaymentProvider, ProviderUnavailable } from '../gateways/payment/payment-provider.ts'
import { createBuyer, type Buyer, planIds } from './buyers.ts'
import { createTestApp, type Answer, type TestApp } from './test-app.ts'

/** Where a refund fails. */
export type RefundBreak =
  | 'before the refund'
  | 'after the refund'
  | 'the request is lost'
  | 'the answer is lost'

export const gold = { payment_plan_id: planIds.gold, horoscope_id: 1 }
export const silver = { payment_plan_id: planIds.silver, horoscope_id: 1 }
export const combo = {
  is_combo: true,
  moon_payment_plan_id: planIds.diamond,
  moon_horoscope_id: 1,
  rising_payment_plan_id: planIds.diamond,
  rising_horoscope_id: 5,
}

export type Subscriber = Buyer & { id: string }

/** A product for each test of the calling spec, with helpers for withdrawals. */
export function withdrawalHarness() {
  let product: TestApp
  let failNext: RefundBreak | undefined
  let simultaneous: { missing: number; reached: PromiseWithResolvers<void> } | undefined
  let duringCharge: (() => Promise<void>) | undefined

  const breakablePayments = (payments: PaymentProvider): PaymentProvider => ({
    ...payments,
    refund: async (...parameters) => {
      const how = failNext
      failNext = undefined
      if (simultaneous && --simultaneous.missing === 0) simultaneous.reached.resolve()
      await simultaneous?.reached.promise
      if (how === 'before the refund') throw new Error(how)
      if (how === 'the request is lost') throw new ProviderUnavailable(how)
      await payments.refund(...parameters)
      if (how === 'after the refund') throw new Error(how)
      if (how === 'the answer is lost') throw new ProviderUnavailable(how)
    },
    charge: async (...parameters) => {
      const payment = await payments.charge(...parameters)
      const run = duringCharge
      duringCharge = undefined
      await run?.()
      return payment
    },
  })

  beforeEach(async () => {
    product = await createTestApp({ payments: true, wrapPayments: breakablePayments })
    await product.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = product.app.server.address() as AddressInfo
    const url = `http://127.0.0.1:${port}/api/payment-webhook`
    await product.sandbox.control('POST /sandbox/deliveries', { paused: true })
    await product.sandbox.control('POST /sandbox/webhook', { url })
  })
  afterEach(() => product.close())

  return {
    get product() {
      return product
    },
    /** Makes the next refund fail. */
    failNext: (how: RefundBreak) => {
      failNext = how
    },
    /** Blocks refunds until `count` are requested, while `work` runs. */
    refundTogether: async (count: number, work: () => Promise<unknown>): Promise<void> => {
      simultaneous = { missing: count, reached: Promise.withResolvers() }
      await work()
      simultaneous = undefined
    },
    /** Runs once, between the next charge and its settlement. */
    duringCharge: (work: () => Promise<void>) => {
      duringCharge = work
    },
    async createSubscriber(order: Record<string, unknown> = gold): Promise<Subscriber> {
      const buyer = await createBuyer(product)
      const card_id = await buyer.saveCard('good')
      const { body, text } = await buyer.buy({ ...order, card_id })
      if (body.type !== 'succeeded') throw new Error(text)
      await product.jobs.run()
      product.mails.length = 0
      return Object.assign(buyer, { id: body.user_payment_plan_id as string })
    },
    /** Opens a horoscope as its reader does, and returns whether it was readable. */
    read: async (buyer: Buyer, sign = 'aries', period = 'weekly') =>
      (await buyer.call(`GET /api/horoscope/user-new-single-horoscope/${period}/${sign}`)).body
        .horoscope.is_user_subscribed as boolean,
    findOffer: async (buyer: Buyer) =>
      ((await buyer.active())[0] as unknown as { withdrawal: unknown }).withdrawal,
    withdraw: (buyer: Subscriber, refund_amount: number): Promise<Answer> =>
      buyer.call('POST /api/payment-plan/withdraw-subscription', {
        subscription_id: buyer.id,
        refund_amount,
      }),
    /** The amounts in pence of all refunds to a subscriber, from the provider. */
    async listRefunds(buyer: Subscriber): Promise<number[]> {
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
    },
    async advanceAndRenew(duration: Temporal.DurationLike): Promise<void> {
      product.clock.advance(duration)
      await product.jobs.runScheduled('renew-subscriptions')
    },
  }
}
