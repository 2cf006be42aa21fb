import { afterEach, beforeEach } from 'vitest'
import { breakablePayments } from './breakable-payments.ts'
import { createBuyer, type Buyer, type CardName, planIds } from './buyers.ts'
import { createTestApp, type TestApp } from './test-app.ts'

export type Subscriber = Buyer & { readonly card: string; readonly id: string }

/** An order of two yearly plans on two signs in one charge. */
export const comboOrder = {
  is_combo: true,
  moon_payment_plan_id: planIds.diamond,
  moon_horoscope_id: 1,
  rising_payment_plan_id: planIds.diamond,
  rising_horoscope_id: 5,
}

/** Starts a product for each test of the calling spec, with helpers for tests of renewals. */
export function renewalHarness() {
  let product: TestApp
  let broken: ReturnType<typeof breakablePayments>
  beforeEach(async () => {
    product = await createTestApp({
      payments: true,
      wrapPayments: (payments) => (broken = breakablePayments(payments)).provider,
    })
  })
  afterEach(() => product.close())

  const renew = () => product.jobs.runScheduled('renew-subscriptions')

  return {
    get product() {
      return product
    },
    /** The provider, whose next charge can be made to fail. */
    get broken() {
      return broken
    },
    renew,
    /** Buys Silver on Aries, or another order, with a card that works, or another one. */
    async subscribe(
      order: Record<string, unknown> = { payment_plan_id: planIds.silver, horoscope_id: 1 },
      cardName: CardName = 'good',
    ): Promise<Subscriber> {
      const buyer = await createBuyer(product)
      const card = await buyer.saveCard(cardName)
      const { body, text } = await buyer.buy({ ...order, card_id: card })
      if (body.type !== 'succeeded') throw new Error(text)
      return Object.assign(buyer, { card, id: body.user_payment_plan_id as string })
    },
    /** Sets how the bank behaves for a saved card from now on. */
    setCardBehaviour: (card: string, behaviour: string) =>
      product.sandbox.control(`POST /sandbox/payment_methods/${card}`, { behaviour }),
    async advanceAndRenew(duration: Temporal.DurationLike): Promise<void> {
      product.clock.advance(duration)
      await renew()
    },
    listStatuses: async (buyer: Buyer) => (await buyer.active()).map(({ status }) => status),
    isOpen: async (buyer: Buyer, sign = 'aries') =>
      (await buyer.call(`GET /api/horoscope/user-new-single-horoscope/weekly/${sign}`)).body
        .horoscope.is_user_subscribed as boolean,
    /** Returns the subjects of the emails sent to a buyer since the last call. */
    async takeEmails(buyer: Buyer): Promise<string[]> {
      await product.jobs.run()
      const subjects = product.mails
        .filter(({ to }) => to === buyer.email)
        .map(({ subject }) => subject)
      product.mails.length = 0
      return subjects
    },
    async countCharges(buyer: Buyer): Promise<number> {
      const { provider_id } = await product.context.db
        .selectFrom('payment_customers')
        .select('provider_id')
        .where('user_id', '=', buyer.user.id)
        .executeTakeFirstOrThrow()
      let count = 0
      for await (const _ of product.sandbox.stripe.charges.list({ customer: provider_id ?? '' }))
        count++
      return count
    },
  }
}
