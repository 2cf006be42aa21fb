import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBuyer, planIds } from '../../../testing/buyers.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { payables } from '../../../payables.ts'
import { readSaleFixtures, forSale, readPurchaseAnswer } from '../../../testing/for-sale.ts'
import { findDifferences } from '../index.ts'
import type { Difference } from '../payable/payable.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp({ payments: true })
})
afterAll(() => product.close())

async function differences(): Promise<Difference[]> {
  return Array.fromAsync(findDifferences({ ...product.context, payables }))
}

const run = (statement: ReturnType<typeof sql>) => statement.execute(product.context.db)

async function createPurchase() {
  const buyer = await createBuyer(product)
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

/** Charges the customer of a payment once more, without the product. */
async function chargeAgain(payment: string, card: string, attempt_id?: string) {
  const { stripe } = product.sandbox
  const { customer } = await stripe.paymentIntents.retrieve(payment)
  return stripe.paymentIntents.create({
    amount: 599,
    currency: 'gbp',
    customer: String(customer),
    payment_method: card,
    confirm: true,
    return_url: 'https://stars.example',
    allowed_payment_method_types: ['card'],
    ...(attempt_id === undefined ? {} : { metadata: { attempt_id } }),
  })
}

describe('the reconciliation report', () => {
  test('is empty if everything agrees, and ignores payments of another product', async () => {
    await createPurchase()
    const { stripe } = product.sandbox
    const stranger = await stripe.customers.create({ email: 'stranger@example.org' })
    const card = await stripe.paymentMethods.create({
      type: 'card',
      card: { token: await product.sandbox.createToken('4242424242424242') },
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
    [string, (bought: Awaited<ReturnType<typeof createPurchase>>) => Promise<unknown>, RegExp[]]
  >([
    // Guard in server/domains/payments/reconcile/difference.rules.ts:
    // a charge for a purchase that is not fulfilled is reported.
    // Guard in server/domains/payments/reconcile/reconcile.repository.ts:
    // a purchase that is over and still holds a slot is reported.
    // Guard in server/domains/subscriptions/reconcile/subscription-difference.rules.ts:
    // an open subscription that was not paid is reported.
    [
      'a charge for a purchase that was not fulfilled',
      async ({ id }) => {
        const { db } = product.context
        await db.updateTable('purchases').set({ state: 'failed' }).where('id', '=', id).execute()
      },
      [
        /^charged for a purchase that is “failed” in the database$/m,
        /^failed, cancelled or refunded, but still blocks buying the same thing again$/m,
        /^not cancelled, but its purchase is not paid$/m,
      ],
    ],
    // Guard in server/domains/payments/reconcile/difference.rules.ts: a charge of another amount is reported.
    [
      'a charge of another amount',
      ({ attemptId }) =>
        product.context.db
          .updateTable('attempts')
          .set({ amount_pence: 1 })
          .where('id', '=', attemptId)
          .execute(),
      [/^charged £5\.99, but attempt \S+ asked for £0\.01$/],
    ],
    // Guard in server/domains/payments/reconcile/difference.rules.ts:
    // a payment that succeeded at the provider only is reported.
    // Guard in server/domains/payments/reconcile/reconcile.repository.ts:
    // a fulfilled purchase without one payment is reported.
    [
      'a payment that the database does not record as paid',
      ({ attemptId }) =>
        product.context.db
          .updateTable('attempts')
          .set({ state: 'failed' })
          .where('id', '=', attemptId)
          .execute(),
      [
        /“succeeded” at the provider, but attempt \S+ is “failed” in the database/,
        /“fulfilled”, but it does not have exactly one payment/,
      ],
    ],
    [
      'a succeeded attempt that the provider does not have',
      ({ attemptId }) =>
        run(sql`update attempts set payment_id = ${`pi_${attemptId}`} where id = ${attemptId}`),
      [
        /^charged £5\.99 twice: this is an extra payment for attempt \S+, whose own payment is pi_/m,
        /^“succeeded” in the database, but the provider has no payment pi_/m,
      ],
    ],
    // Guard in server/domains/payments/reconcile/difference.rules.ts: a payment made for another attempt is reported.
    [
      'a payment that was made for another attempt',
      ({ attemptId }) => run(sql`update attempts set id = ${randomUUID()} where id = ${attemptId}`),
      [/^has attempt \S+ in its metadata, but pays attempt \S+$/],
    ],
    // Guard in server/domains/payments/reconcile/difference.rules.ts: a charge of another customer is reported.
    [
      'a charge of another customer',
      ({ attemptId }) =>
        run(sql`update attempts set parameters = parameters || '{"customerId": "cus_other"}'
          where id = ${attemptId}`),
      [/^charged customer cus_\S+, but attempt \S+ asked for cus_other$/],
    ],
    // Guard in server/domains/payments/reconcile/find-differences.ts: two charges of one attempt are reported.
    [
      'a second charge for one attempt',
      ({ attemptId, card, payment }) => chargeAgain(payment, card, attemptId),
      [/^charged £5\.99 twice: this is an extra payment for attempt \S+, whose own payment is pi_/],
    ],
    // Guard in server/domains/payments/reconcile/find-differences.ts:
    // two charges of an attempt without a stored payment are reported.
    [
      'two charges for an attempt without a stored payment',
      async ({ attemptId, card, payment }) => {
        await chargeAgain(payment, card, attemptId)
        await run(
          sql`update attempts set payment_id = null, state = 'sent' where id = ${attemptId}`,
        )
      },
      [
        /“succeeded” at the provider, but attempt \S+ is “sent” in the database/,
        /^charged £5\.99 twice/m,
        /“fulfilled”, but it does not have exactly one payment/,
      ],
    ],
    // Guard in server/domains/payments/reconcile/difference.rules.ts:
    // a second payment that can still be charged is reported.
    [
      'a second payment for one attempt that waits for authentication',
      async ({ attemptId, buyer, payment }) =>
        chargeAgain(payment, await buyer.saveCard('requires3ds'), attemptId),
      [/^can still be charged: this is an extra payment for attempt/],
    ],
    // Guard in server/domains/payments/reconcile/difference.rules.ts:
    // a refund that only the provider knows is reported.
    [
      'a refund that is not in the database',
      ({ payment }) => product.sandbox.stripe.refunds.create({ payment_intent: payment }),
      [/^£5\.99 refunded at the provider, but not by the product$/],
    ],
    // Guard in server/domains/payments/reconcile/difference.rules.ts: a refund that is due is reported.
    [
      'a refund that is due and not made',
      ({ attemptId }) =>
        product.context.db
          .updateTable('attempts')
          .set({ refund_key: attemptId, refund_pence: 599 })
          .where('id', '=', attemptId)
          .execute(),
      [
        /£5\.99 must be refunded and is not refunded yet/,
        /“fulfilled”, but it does not have exactly one payment/,
      ],
    ],
    [
      'a paid sign that its owner cannot read',
      ({ buyer }) =>
        product.context.db.deleteFrom('grants').where('user_id', '=', buyer.user.id).execute(),
      [/^paid for sign 1, but its owner cannot read that sign$/],
    ],
    // Guard in server/domains/subscriptions/reconcile/subscription-difference.rules.ts:
    // a running subscription that is never due is reported.
    [
      'an active subscription for which no renewal is due',
      ({ id }) =>
        product.context.db
          .updateTable('subscription_groups')
          .set({ due_at: null })
          .where('id', '=', id)
          .execute(),
      [/^not cancelled, but no renewal is due$/],
    ],
    // Guard in server/domains/payments/reconcile/difference.rules.ts:
    // a refund that the database has not recorded is reported.
    [
      'a refund that was made and is not recorded',
      async ({ attemptId, payment }) => {
        await product.sandbox.stripe.refunds.create({ payment_intent: payment })
        await run(sql`update attempts set refund_key = id, refund_pence = 599
          where id = ${attemptId}`)
      },
      [
        /refunded at the provider, but the database does not say so yet/,
        /“fulfilled”, but it does not have exactly one payment/,
      ],
    ],
    // Guard in server/domains/payments/reconcile/difference.rules.ts:
    // a payment that succeeded in the database only is reported.
    // Guard in server/domains/payments/reconcile/reconcile.repository.ts:
    // an open purchase without a live attempt is reported.
    [
      'a succeeded attempt that is still open at the provider',
      async ({ buyer }) => {
        const card_id = await buyer.saveCard('requires3ds')
        const order = { payment_plan_id: planIds.gold, horoscope_id: 5, card_id }
        const { body } = await buyer.buy(order)
        await run(sql`update attempts set state = 'succeeded'
          where purchase_id = ${body.user_payment_plan_id}`)
      },
      [
        /“requires_action” at the provider, but attempt \S+ is “succeeded” in the database/,
        /waits for payment, but there is no open attempt/,
      ],
    ],
    // Guard in server/domains/subscriptions/renewals/renewal-payable.ts:
    // a charge for a renewal that is not paid is reported.
    [
      'a charge for a renewal that is not paid',
      async ({ id, attemptId }) => {
        await run(sql`insert into renewals (id, group_id, period_number, try_number, state, created_at)
          values (${attemptId}, ${id}, 2, 1, 'failed', now())`)
        await run(
          sql`update attempts set reference_id = id, payable = 'renewal' where id = ${attemptId}`,
        )
      },
      [
        /charged for a renewal that is “failed” in the database/,
        /“fulfilled”, but it does not have exactly one payment/,
      ],
    ],
    // Guard in server/domains/subscriptions/reconcile/subscription-difference.rules.ts:
    // a paid renewal without a payment is reported.
    [
      'a paid renewal without a charge',
      ({ id, attemptId }) =>
        run(sql`insert into renewals (id, group_id, period_number, try_number, state, created_at)
          values (${attemptId}, ${id}, 2, 1, 'paid', now())`),
      [/^“paid”, but it does not have exactly one payment that was kept$/],
    ],
    // Guard in server/domains/subscriptions/reconcile/subscription-difference.rules.ts:
    // a paid subscription that was never opened is reported.
    [
      'a subscription that was paid and never opened',
      async ({ id }) => {
        await run(sql`delete from subscriptions where group_id = ${id}`)
        await run(sql`delete from subscription_groups where id = ${id}`)
      },
      [/^paid, but its subscription was not started$/],
    ],
    // Guard in server/domains/subscriptions/reconcile/subscription-difference.rules.ts:
    // a withdrawal that refunds another amount is reported.
    [
      'a withdrawal that refunds another amount',
      ({ id }) =>
        run(sql`update subscription_groups
          set status = 'cancelled', withdrawn_at = now(), refund_pence = 1 where id = ${id}`),
      [/^withdrawn, but its refunds are not the sum that was promised$/],
    ],
    // Guard in server/domains/payments/reconcile/reconcile.repository.ts:
    // an attempt that is open for a day is reported.
    [
      'an attempt that is open for more than a day',
      ({ attemptId }) =>
        run(sql`update attempts set state = 'sent', created_at = created_at - interval '25 hours'
          where id = ${attemptId}`),
      [
        /“succeeded” at the provider, but attempt \S+ is “sent” in the database/,
        /open for more than 24 hours: whether it was charged is unknown/,
        /“fulfilled”, but it does not have exactly one payment/,
      ],
    ],
    // Guard in server/domains/payments/reconcile/reconcile.repository.ts: an event that was not processed is reported.
    [
      'an event that was not processed',
      ({ attemptId }) =>
        run(sql`insert into webhook_inbox (event_id, type, tries, received_at)
          values (${attemptId}, 'payment_intent.succeeded', 1,
            ${product.clock.now()}::timestamptz - interval '61 minutes')`),
      [/^received more than an hour ago and not processed$/],
    ],
  ])('names %s', async (_what, damage, expected) => {
    const before = new Set((await differences()).map(({ id, what }) => id + what))
    await damage(await createPurchase())
    const found = (await differences()).filter(({ id, what }) => !before.has(id + what))
    expect(found).toHaveLength(expected.length)
    for (const line of expected) expect(found.map(({ what }) => what).join('\n')).toMatch(line)
  })

  test.each([
    ['without an attempt', undefined],
    ['for an attempt of another database', '00000000-0000-4000-8000-000000000002'],
    ['with metadata that names no attempt', 'order 7'],
  ])('names a charge %s', async (_what, attemptId) => {
    const { payment, card } = await createPurchase()
    const before = (await differences()).length
    const again = await chargeAgain(payment, card, attemptId)
    const found = await differences()
    expect(found).toHaveLength(before + 1)
    expect(found).toContainEqual({
      about: 'payment',
      id: again.id,
      what: 'charged £5.99, but the database has no attempt for it',
    })
  })

  test('does not name a second charge that was refunded, nor one that failed', async () => {
    const { payment, card, attemptId, buyer } = await createPurchase()
    const before = await differences()
    const again = await chargeAgain(payment, card, attemptId)
    await product.sandbox.stripe.refunds.create({ payment_intent: again.id })
    await expect(
      chargeAgain(payment, await buyer.saveCard('failsWhenCharged'), attemptId),
    ).rejects.toThrow(/declined/)
    expect(await differences()).toEqual(before)
  })

  test.each(forSale.filter(({ what }) => !/subscription|combo/.test(what)))(
    'names $what that was paid and was not fulfilled',
    async (thing) => {
      const buyer = await createBuyer(product)
      const order = thing.order(await buyer.saveCard('good'), await readSaleFixtures(product))
      const { id } = readPurchaseAnswer(thing, await buyer.call(thing.buyCall, order))
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
        about: 'purchase',
        what: expect.stringMatching(/^paid, but its buyer did not get it \(/),
      })
    },
  )
})
