import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBuyer, planIds } from '../../testing/buyers.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp({ payments: true })
})
afterAll(() => product.close())

/** Creates a fulfilled purchase of Aries and one of Leo that waits for authentication. */
async function createPurchases() {
  const buyer = await createBuyer(product)
  const idOf = async (horoscope_id: number, card: 'good' | 'requires3ds') => {
    const order = { payment_plan_id: planIds.silver, horoscope_id }
    const { body } = await buyer.buy({ ...order, card_id: await buyer.saveCard(card) })
    return body.user_payment_plan_id as string
  }
  return {
    userId: buyer.user.id,
    bought: await idOf(1, 'good'),
    waiting: await idOf(5, 'requires3ds'),
  }
}
type Two = Awaited<ReturnType<typeof createPurchases>>

const run = (statement: ReturnType<typeof sql>) => statement.execute(product.context.db)

/** Inserts a copy of the row that has this value, with these columns changed. */
const insertCopy = (table: string, where: [column: string, value: string], change: object) =>
  run(sql`insert into ${sql.table(table)}
    select (jsonb_populate_record(row_of, ${JSON.stringify(change)}::jsonb)).*
    from ${sql.table(table)} row_of where ${sql.ref(where[0])} = ${where[1]}`)

const insertRenewal = (group_id: string, change: object) =>
  run(sql`insert into renewals (id, group_id, period_number, try_number, state, created_at)
    select id, group_id, 2, try_number, state, now()
    from jsonb_to_record(${JSON.stringify({ id: randomUUID(), group_id, ...change })}::jsonb)
      as given (id uuid, group_id uuid, try_number integer, state text)`)

const unique = '23505'
const check = '23514'

describe('the database refuses', () => {
  test.each<[string, string, (two: Two) => Promise<unknown>]>([
    // Guard in server/migrations/0041-billing-purchases.sql: a purchase has one live attempt.
    [
      'a second live attempt at a purchase',
      unique,
      ({ waiting }) =>
        insertCopy('attempts', ['purchase_id', waiting], { id: randomUUID(), payment_id: null }),
    ],
    // Guard in server/migrations/0041-billing-purchases.sql: a payment intent belongs to one attempt.
    [
      'one payment for two attempts',
      unique,
      ({ bought }) => insertCopy('attempts', ['purchase_id', bought], { id: randomUUID() }),
    ],
    // Guard in server/migrations/0041-billing-purchases.sql: a request key is unique for a person.
    [
      'two purchases with one request key',
      unique,
      ({ bought }) => insertCopy('purchases', ['id', bought], { id: randomUUID() }),
    ],
    // Guard in server/migrations/0041-billing-purchases.sql: a slot has one holder.
    [
      'a slot that is held by two purchases',
      unique,
      ({ bought, waiting }) =>
        insertCopy('purchase_slots', ['purchase_id', bought], { purchase_id: waiting }),
    ],
    // Guard in server/migrations/0041-billing-purchases.sql: a billing period has one paid renewal.
    [
      'a billing period that is paid twice',
      unique,
      async ({ bought }) => {
        await insertRenewal(bought, { try_number: 1, state: 'paid' })
        await insertRenewal(bought, { try_number: 2, state: 'paid' })
      },
    ],
    // Guard in server/migrations/0041-billing-purchases.sql: a renewal has one row for each try.
    [
      'a try of a renewal that is stored twice',
      unique,
      async ({ bought }) => {
        await insertRenewal(bought, { try_number: 1, state: 'failed' })
        await insertRenewal(bought, { try_number: 1, state: 'charging' })
      },
    ],
    // Guard in server/migrations/0041-billing-purchases.sql: a customer of the provider belongs to one person.
    [
      'one provider’s customer for two people',
      unique,
      ({ userId }) =>
        insertCopy('payment_customers', ['user_id', userId], { user_id: randomUUID() }),
    ],
    // Guard in server/migrations/0021-access-grants.sql: a grant is unique for its source.
    [
      'the same grant twice',
      unique,
      ({ bought }) => insertCopy('grants', ['reference', bought], { id: randomUUID() }),
    ],
    // Guard in server/migrations/0111-billing-withdrawals.sql: no more is refunded than was charged.
    [
      'a refund of more than was charged',
      check,
      ({ bought }) =>
        run(sql`update attempts set refund_key = ${randomUUID()}, refund_pence = amount_pence + 1
          where purchase_id = ${bought}`),
    ],
    // Guard in server/migrations/0111-billing-withdrawals.sql: a refund has an amount.
    [
      'a refund of no amount',
      check,
      ({ bought }) =>
        run(sql`update attempts set refund_key = ${randomUUID()} where purchase_id = ${bought}`),
    ],
    // Guard in server/migrations/202611220640-payments-refunds.sql:
    // a refund that keeps the rights is no larger than the whole refund.
    [
      'a goodwill part larger than the refund',
      check,
      ({ bought }) =>
        run(sql`update attempts set goodwill_pence = 1 where purchase_id = ${bought}`),
    ],
    // Guard in server/migrations/202611220640-payments-refunds.sql: a charge of a purchase names its payable.
    [
      'a charge that follows a purchase and names no payable',
      check,
      ({ bought }) =>
        run(sql`update attempts set payable = 'renewal' where purchase_id = ${bought}`),
    ],
    // Guard in server/migrations/0111-billing-withdrawals.sql: a withdrawn subscription is cancelled.
    [
      'a subscription that is refunded and still active',
      check,
      ({ bought }) =>
        run(sql`update subscription_groups set withdrawn_at = now(), refund_pence = 1
          where id = ${bought}`),
    ],
    // Guard in server/migrations/0041-billing-purchases.sql: the amount of a charge is positive.
    [
      'a charge of nothing',
      check,
      ({ bought }) => run(sql`update attempts set amount_pence = 0 where purchase_id = ${bought}`),
    ],
  ])('%s', async (_what, code, harm) => {
    const two = await createPurchases()
    await expect(harm(two)).rejects.toMatchObject({ code })
  })
})
