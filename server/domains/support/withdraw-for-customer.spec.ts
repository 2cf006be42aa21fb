import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBuyer, listPaidAmounts, planIds } from '../../testing/buyers.ts'
import { listDifferences } from '../../testing/differences.ts'
import { callStudio, createStaff, signInStaff, type TestStaff } from '../../testing/staff.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let product: TestApp
let support: TestStaff
beforeAll(async () => {
  product = await createTestApp({ payments: true })
  support = await createStaff(product, 'support')
})
afterAll(() => product.close())

async function createSubscriber() {
  const buyer = await createBuyer(product)
  const card_id = await buyer.saveCard('good')
  const order = { payment_plan_id: planIds.gold, horoscope_id: 1, card_id }
  const { body } = await buyer.buy(order)
  await product.jobs.run()
  product.mails.length = 0
  return Object.assign(buyer, { subscriptionId: body.user_payment_plan_id as string })
}

const order = (buyer: Awaited<ReturnType<typeof createSubscriber>>, refund_amount: number) => ({
  id: buyer.user.id,
  subscription_id: buyer.subscriptionId,
  refund_amount,
  reason: 'Asked by email',
})

const actsAbout = (id: string) =>
  product.context.db
    .selectFrom('operator_acts')
    .selectAll()
    .where('object_id', '=', id)
    .where('act', '=', 'subscription withdraw')
    .execute()

test('support withdraws for a customer in the 14 days: what was shown is refunded, once, and recorded once (STU-38)', async () => {
  const buyer = await createSubscriber()
  await buyer.call('GET /api/horoscope/user-new-single-horoscope/weekly/aries')
  product.clock.advance({ days: 12, hours: 5 })
  const cookie = await signInStaff(product, support)
  const call = (name: string, body?: object) =>
    callStudio(product, name, { cookie, ...(body ? { body } : {}) })
  const shown = await call(`GET /customer?id=${buyer.user.id}`)
  // Thirteen days of 30 have begun: 599 × 13/30 = 259.57, 259 pence are not refunded.
  expect(shown.body.subscriptions[0].withdrawal).toMatchObject({
    refund_amount: 3.4,
    kept_amount: 2.59,
    days_kept: 13,
    reason: 'days-used',
  })
  const wrong = await call('POST /withdraw-subscription', order(buyer, 3.6))
  expect([wrong.status, wrong.body.code]).toEqual([409, 'refund-changed'])
  expect(await actsAbout(buyer.subscriptionId)).toEqual([])

  const right = order(buyer, 3.4)
  const answers = await Promise.all([
    call('POST /withdraw-subscription', right),
    call('POST /withdraw-subscription', right),
  ])
  expect(answers.map(({ status, body }) => [status, body.subscription.refund.amount])).toEqual([
    [200, 3.4],
    [200, 3.4],
  ])
  await product.jobs.run()
  expect(await listPaidAmounts(product, buyer)).toEqual([259])
  expect(await buyer.active()).toEqual([])
  expect(product.mails.map(({ to, subject }) => [to, subject])).toEqual([
    [buyer.email, 'Your refund of £3.40 for Gold for Aries'],
  ])
  expect(await actsAbout(buyer.subscriptionId)).toMatchObject([
    {
      object: 'subscription',
      staff_id: support.id,
      before: { status: 'active' },
      after: { status: 'cancelled' },
      details: { customer: buyer.user.id, amount: 3.4, reason: 'Asked by email' },
    },
  ])
  expect(await listDifferences(product)).toEqual([])
})

test('after 14 days, without a proof, or for another customer, nothing is withdrawn (STU-38)', async () => {
  const [buyer, other] = [await createSubscriber(), await createSubscriber()]
  let cookie = await signInStaff(product, support)
  const withdraw = (body: object) =>
    callStudio(product, 'POST /withdraw-subscription', { cookie, body })
  expect((await withdraw({ ...order(buyer, 5.99), id: other.user.id })).status).toBe(404)
  expect((await withdraw({ ...order(buyer, 5.99), reason: ' ' })).body.errors).toHaveProperty(
    'reason',
  )
  product.clock.advance({ minutes: 6 })
  expect((await withdraw(order(buyer, 5.99))).body.code).toBe('proof-required')
  product.clock.advance({ days: 15 })
  cookie = await signInStaff(product, support)
  expect((await withdraw(order(buyer, 5.99))).body.code).toBe('withdrawal-over')
  expect(await listPaidAmounts(product, buyer)).toEqual([599])
})
