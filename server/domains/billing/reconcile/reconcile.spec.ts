import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aBuyer, planIds } from '../../../testing/buyers.ts'
import { aTestApp, type TestApp } from '../../../testing/test-app.ts'
import { purchaseKinds } from '../../../purchase-kinds.ts'
import { aShelf, forSale, read } from '../../../testing/for-sale.ts'
import { findDifferences } from '../index.ts'

let product: TestApp
beforeAll(async () => {
  product = await aTestApp({ payments: true })
})
afterAll(() => product.close())

async function differences(): Promise<{ id: string; what: string }[]> {
  return Array.fromAsync(findDifferences({ ...product.context, purchaseKinds }))
}

async function aPurchase() {
  const buyer = await aBuyer(product)
  const card = await buyer.saveCard('good')
  const { body } = await buyer.buy({
    payment_plan_id: planIds.gold,
    horoscope_id: 1,
    card_id: card,
  })
  const id = body.user_payment_plan_id as string
  const { db } = product.context
  const { payment_id, id: attemptId } = await db
    .selectFrom('attempts')
    .select(['id', 'payment_id'])
    .where('purchase_id', '=', id)
    .executeTakeFirstOrThrow()
  return { buyer, card, id, attemptId, payment: payment_id ?? '' }
}

describe('the reconciliation report', () => {
  test('is empty where all is well, and no matter of other people’s payments is in it', async () => {
    await aPurchase()
    const { stripe } = product.sandbox
    const stranger = await stripe.customers.create({ email: 'stranger@example.org' })
    const card = await stripe.paymentMethods.create({
      type: 'card',
      card: { token: await product.sandbox.tokenOf('4242424242424242') },
    })
    await stripe.paymentMethods.attach(card.id, { customer: stranger.id })
    await stripe.paymentIntents.create({
      amount: 100,
      currency: 'gbp',
      customer: stranger.id,
      payment_method: card.id,
      confirm: true,
      return_url: 'https://elsewhere.example',
      allowed_payment_method_types: ['card'],
    })
    expect(await differences()).toEqual([])
  })

  test.each<
    [string, (bought: Awaited<ReturnType<typeof aPurchase>>) => Promise<unknown>, RegExp[]]
  >([
    [
      'a charge that nothing was given for',
      async ({ id }) => {
        const { db } = product.context
        await db.updateTable('purchases').set({ state: 'failed' }).where('id', '=', id).execute()
      },
      [
        /charged for a purchase that is failed/,
        /still holds/,
        /open subscription that was not paid/,
      ],
    ],
    [
      'a charge of another amount',
      ({ attemptId }) =>
        product.context.db
          .updateTable('attempts')
          .set({ amount_pence: 1 })
          .where('id', '=', attemptId)
          .execute(),
      [/charged 599 pence, asked for 1/],
    ],
    [
      'a payment that is not known to have succeeded',
      ({ attemptId }) =>
        product.context.db
          .updateTable('attempts')
          .set({ state: 'failed' })
          .where('id', '=', attemptId)
          .execute(),
      [/paid, here failed/, /fulfilled without exactly one payment/],
    ],
    [
      'a success that the provider has never heard of',
      ({ attemptId }) =>
        product.context.db
          .updateTable('attempts')
          .set({ id: '00000000-0000-4000-8000-000000000001' })
          .where('id', '=', attemptId)
          .execute(),
      [/charged that no attempt here asked for/, /succeeded here, unknown to the provider/],
    ],
    [
      'a refund that only the provider knows of',
      ({ payment }) => product.sandbox.stripe.refunds.create({ payment_intent: payment }),
      [/refunded at the provider alone/],
    ],
    [
      'money that is to go back and has not',
      ({ attemptId }) =>
        product.context.db
          .updateTable('attempts')
          .set({ refund_key: attemptId, refund_pence: 599 })
          .where('id', '=', attemptId)
          .execute(),
      [/599 pence are to go back and have not/, /fulfilled without exactly one payment/],
    ],
    [
      'a sign that is paid and closed',
      ({ buyer }) =>
        product.context.db.deleteFrom('grants').where('user_id', '=', buyer.user.id).execute(),
      [/paid for the sign 1, which is closed to them/],
    ],
    [
      'a subscription that nobody will renew',
      ({ id }) =>
        product.context.db
          .updateTable('subscription_groups')
          .set({ due_at: null })
          .where('id', '=', id)
          .execute(),
      [/a subscription that nobody will renew/],
    ],
  ])('names %s', async (_what, harm, expected) => {
    const before = new Set((await differences()).map(({ id, what }) => id + what))
    await harm(await aPurchase())
    const found = (await differences()).filter(({ id, what }) => !before.has(id + what))
    expect(found).toHaveLength(expected.length)
    for (const line of expected) expect(found.map(({ what }) => what).join('\n')).toMatch(line)
  })

  test('names a charge that no attempt here asked for', async () => {
    const { payment, card } = await aPurchase()
    const before = (await differences()).length
    const { stripe } = product.sandbox
    const { customer } = await stripe.paymentIntents.retrieve(payment)
    const again = await stripe.paymentIntents.create({
      amount: 599,
      currency: 'gbp',
      customer: String(customer),
      payment_method: card,
      confirm: true,
      return_url: 'https://stars.example',
      allowed_payment_method_types: ['card'],
    })
    const found = await differences()
    expect(found).toHaveLength(before + 1)
    expect(found).toContainEqual({
      id: again.id,
      what: '599 pence were charged that no attempt here asked for',
    })
  })

  test.each(forSale.filter(({ what }) => !/subscription|combo/.test(what)))(
    'names $what that was paid for and is not there',
    async (thing) => {
      const buyer = await aBuyer(product)
      const order = thing.order(await buyer.saveCard('good'), await aShelf(product))
      const { id } = read(thing, await buyer.call(thing.buyCall, order))
      const before = await differences()
      expect(before.map((one) => one.id)).not.toContain(id)
      const { db } = product.context
      await db.deleteFrom('grants').where('reference', '=', id).execute()
      await db.deleteFrom('consultation_order_questions').where('order_id', '=', id).execute()
      await db.deleteFrom('consultation_orders').where('id', '=', id).execute()
      const found = await differences()
      expect(found).toHaveLength(before.length + 1)
      expect(found).toContainEqual({
        id,
        what: expect.stringMatching(/^paid for, and not given: /),
      })
    },
  )
})
