import { sql } from 'kysely'
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

const run = (statement: ReturnType<typeof sql>) => statement.execute(product.context.db)

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
    [
      'a refund that went back unseen',
      async ({ attemptId, payment }) => {
        await product.sandbox.stripe.refunds.create({ payment_intent: payment })
        await run(sql`update attempts set refund_key = id, refund_pence = 599
          where id = ${attemptId}`)
      },
      [/refunded, here not yet/, /fulfilled without exactly one payment/],
    ],
    [
      'a success that the provider still waits for',
      async ({ buyer }) => {
        const card_id = await buyer.saveCard('asksBank')
        const order = { payment_plan_id: planIds.gold, horoscope_id: 5, card_id }
        const { body } = await buyer.buy(order)
        await run(sql`update attempts set state = 'succeeded'
          where purchase_id = ${body.user_payment_plan_id}`)
      },
      [/requires_action, here succeeded/, /an open purchase that nobody is paying/],
    ],
    [
      'a charge for a renewal that was not given',
      async ({ id, attemptId }) => {
        await run(sql`insert into renewals (id, group_id, period_number, try_number, state, created_at)
          values (${attemptId}, ${id}, 2, 1, 'failed', now())`)
        await run(sql`update attempts set renewal_id = id where id = ${attemptId}`)
      },
      [/charged for a renewal that is not paid here/, /fulfilled without exactly one payment/],
    ],
    [
      'a renewal that was given and nobody paid',
      ({ id, attemptId }) =>
        run(sql`insert into renewals (id, group_id, period_number, try_number, state, created_at)
          values (${attemptId}, ${id}, 2, 1, 'paid', now())`),
      [/a paid renewal without exactly one payment/],
    ],
    [
      'a subscription that was paid and never opened',
      async ({ id }) => {
        await run(sql`delete from subscriptions where group_id = ${id}`)
        await run(sql`delete from subscription_groups where id = ${id}`)
      },
      [/a paid subscription that was not opened/],
    ],
    [
      'a withdrawal that gives back another sum',
      ({ id }) =>
        run(sql`update subscription_groups
          set status = 'cancelled', withdrawn_at = now(), refund_pence = 1 where id = ${id}`),
      [/taken back, and what goes back for it is another sum/],
    ],
    [
      'a charge of which nobody knows for a day',
      ({ attemptId }) =>
        run(sql`update attempts set state = 'sent', created_at = created_at - interval '25 hours'
          where id = ${attemptId}`),
      [
        /paid, here sent/,
        /nobody has found out what became of it/,
        /fulfilled without exactly one payment/,
      ],
    ],
    [
      'an event that nobody followed',
      ({ attemptId }) =>
        run(sql`insert into webhook_inbox (event_id, type, tries, received_at)
          values (${attemptId}, 'payment_intent.succeeded', 1,
            ${product.clock.now()}::timestamptz - interval '61 minutes')`),
      [/an event that was not followed for an hour/],
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
