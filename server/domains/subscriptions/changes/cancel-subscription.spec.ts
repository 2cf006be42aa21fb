import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBuyer, type Buyer, cardNumbers, planIds } from '../../../testing/buyers.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp({ payments: true })
})
afterAll(() => product.close())

const aries = 1
const leo = 5
const silver = (buyer: { card: string }, horoscope_id = aries) => ({
  payment_plan_id: planIds.silver,
  horoscope_id,
  card_id: buyer.card,
  selectedLang: 1,
})

async function createBuyerWithCard(card: keyof typeof cardNumbers = 'good') {
  const buyer = await createBuyer(product)
  return Object.assign(buyer, { card: await buyer.saveCard(card) })
}

const cancel = (buyer: Buyer, id: string) =>
  buyer.call('POST /api/payment-plan/cancel-subscription', { subscription_id: id })

describe('cancelling a subscription', () => {
  test('moves it to the historic list and leaves it readable to its end (API-39, API-36, PAY-36)', async () => {
    const buyer = await createBuyerWithCard()
    const bought = (await buyer.buy(silver(buyer, leo))).body
    const { status, body } = await cancel(buyer, bought.user_payment_plan_id)
    expect([status, body.msg]).toEqual([
      200,
      'Your plan has been cancelled. You can read until 28 November 2026.',
    ])
    expect(body.subscription).toEqual((await buyer.historic())[0])
    expect(body.subscription.status).toBe('cancelled')
    expect(await buyer.active()).toEqual([])
    const isOpen = async () =>
      (await buyer.call('GET /api/horoscope/user-new-single-horoscope/weekly/leo')).body.horoscope
        .is_user_subscribed
    expect(await isOpen()).toBe(true)
    expect((await cancel(buyer, bought.user_payment_plan_id)).status).toBe(200)
    const again = (await buyer.buy(silver(buyer, leo))).body
    expect(again.user_payment_plan_id).not.toBe(bought.user_payment_plan_id)
    expect(await buyer.active()).toHaveLength(1)
  })

  // Guard in server/domains/subscriptions/changes/cancel-subscription.ts: cancelling twice has one effect.
  test('twice has the same response and sends one email', async () => {
    const buyer = await createBuyerWithCard()
    const { body } = await buyer.buy(silver(buyer))
    const first = await cancel(buyer, body.user_payment_plan_id)
    const second = await cancel(buyer, body.user_payment_plan_id)
    expect([second.status, second.body]).toEqual([200, first.body])
    await product.jobs.run()
    const emails = product.mails.filter(({ to }) => to === buyer.email)
    expect(emails.filter(({ subject }) => /cancelled/.test(subject))).toHaveLength(1)
  })

  // Guard in server/domains/subscriptions/groups/subscription.repository.ts:
  // a subscription is found by its owner only, for every change of it.
  test('of another person, or one that does not exist, is refused as not found', async () => {
    const [buyer, other] = [await createBuyerWithCard(), await createBuyerWithCard()]
    const { body } = await buyer.buy(silver(buyer))
    for (const id of [body.user_payment_plan_id, '019ab000-0000-7000-8000-000000000000', 'x'])
      expect((await cancel(other, id)).status).toBe(404)
    expect(await buyer.active()).toHaveLength(1)
  })

  // Guard in server/domains/subscriptions/groups/get-group.ts: a subscription of an app store cannot be cancelled here.
  test.each(['ios', 'android'] as const)(
    'that %s bills is refused with 409 (PAY-34)',
    async (platform) => {
      const buyer = await createBuyerWithCard()
      const { body } = await buyer.buy(silver(buyer))
      await product.context.db
        .updateTable('subscription_groups')
        .set({ platform })
        .where('id', '=', body.user_payment_plan_id)
        .execute()
      const answer = await cancel(buyer, body.user_payment_plan_id)
      expect([answer.status, answer.body.code]).toEqual([409, 'store-subscription'])
      expect((await buyer.active()).map((one) => [one.platform, one.status])).toEqual([
        [platform, 'active'],
      ])
    },
  )
})
