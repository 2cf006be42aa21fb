import type { StaffRole } from '@rashi/contract/studio-roles.rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Buyer, createBuyer, listPaidAmounts, planIds } from '../../testing/buyers.ts'
import { listDifferences } from '../../testing/differences.ts'
import { createPerson } from '../../testing/people.ts'
import { callStudio, createStaff, type TestStaff } from '../../testing/staff.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let product: TestApp
let staff: Record<'owner' | 'support', TestStaff>
beforeAll(async () => {
  product = await createTestApp({ payments: true })
  staff = {
    owner: await createStaff(product, 'owner'),
    support: await createStaff(product, 'support'),
  }
})
afterAll(() => product.close())

/** Makes a call as support, or as an owner. */
const call = (name: string, body?: object, by: 'owner' | 'support' = 'support') =>
  callStudio(product, name, { cookie: staff[by].cookie, ...(body ? { body } : {}) })
const show = ({ user }: Pick<Buyer, 'user'>) => call(`GET /customer?id=${user.id}`)

const acts = () =>
  product.context.db
    .selectFrom('operator_acts')
    .selectAll()
    .where('staff_id', 'is not', null)
    .orderBy('id')
    .execute()
const lastAct = async () => (await acts()).at(-1)!

const combo = {
  is_combo: true,
  moon_payment_plan_id: planIds.diamond,
  moon_horoscope_id: 1,
  rising_payment_plan_id: planIds.diamond,
  rising_horoscope_id: 5,
}

async function createSubscriber(
  order: object = { payment_plan_id: planIds.gold, horoscope_id: 1 },
) {
  const buyer = await createBuyer(product)
  const card_id = await buyer.saveCard('good')
  const { body } = await buyer.buy({ ...order, card_id })
  return Object.assign(buyer, { paymentId: body.user_payment_plan_id as string })
}

const refund = (buyer: Buyer & { paymentId: string }, change: object = {}, by?: 'owner') =>
  call(
    'POST /refund-payment',
    {
      id: buyer.user.id,
      payment_id: buyer.paymentId,
      amount: null,
      refunded_amount: 0,
      keeps_rights: false,
      reason: 'Bought twice by mistake',
      ...change,
    },
    by,
  )
const sendRefunds = () => product.jobs.runScheduled('settle-payments')

describe('the search for customers', () => {
  test('finds accounts by the beginning of their email in any case, page by page, and records whom it showed (STU-30)', async () => {
    const emails = Array.from(
      { length: 23 },
      (_, n) => `Page-${String(n).padStart(2, '0')}@found.example`,
    )
    for (const email of [...emails, 'pagf@found.example', 'pag@found.example'])
      await createPerson(product, { email })
    const first = await call('POST /find-customers', { email: ' page-' })
    const shown = (answer: typeof first) =>
      answer.body.customers.map(({ email }: { email: string }) => email.toLowerCase())
    expect(shown(first)).toEqual(emails.slice(0, 20).map((email) => email.toLowerCase()))
    expect(first.body.customers[0]).toMatchObject({ name: 'Mira Sharma', email_confirmed: false })
    const second = await call('POST /find-customers', { email: 'PAGE-', after: first.body.next })
    expect(shown(second)).toEqual(emails.slice(20).map((email) => email.toLowerCase()))
    expect(second.body.next).toBeNull()
    const { act, object, details } = await lastAct()
    expect([act, object]).toEqual(['customers find', 'customer'])
    expect(details['read']).toBe(
      second.body.customers.map(({ id }: { id: string }) => id).join(' '),
    )
    expect(JSON.stringify(details)).not.toContain('@')
  })

  // Guard in server/domains/identity/customers/find-customers.ts: a prefix is compared, not matched as a pattern.
  test('takes _ and % as they are typed, and needs three characters (STU-30)', async () => {
    await createPerson(product, { email: 'x_yz@found.example' })
    await createPerson(product, { email: 'xayz@found.example' })
    const { body } = await call('POST /find-customers', { email: 'x_y' })
    expect(body.customers.map(({ email }: { email: string }) => email)).toEqual([
      'x_yz@found.example',
    ])
    expect((await call('POST /find-customers', { email: 'x%z' })).body.customers).toEqual([])
    expect((await call('POST /find-customers', { email: 'ab' })).status).toBe(422)
  })
})

test('a customer is shown with subscriptions, payments and sign-ins, without birth or card number, and the record says who looked (STU-31)', async () => {
  const buyer = await createSubscriber()
  const { status, body, text } = await show(buyer)
  expect(status).toBe(200)
  expect(body.customer).toEqual({
    id: buyer.user.id,
    name: buyer.user.full_name,
    email: buyer.email,
    email_confirmed: false,
    created_at: buyer.user.created_at,
    has_second_factor: false,
    open_sessions: 1,
  })
  expect(body.subscriptions).toMatchObject([
    { status: 'active', payment_plan: { tier: 'gold', billing_interval: 'month' } },
  ])
  expect(body.payments).toMatchObject({
    purchases: [{ id: buyer.paymentId, amount: 5.99, state: 'paid' }],
    next: null,
  })
  expect(body.sign_ins).toMatchObject([{ kind: 'sign-up', times: 1 }])
  expect(text).not.toMatch(/1990|Mumbai|latitude|pm_|password/)
  expect(await lastAct()).toMatchObject({
    act: 'customer show',
    operator: staff.support.email,
    object: 'customer',
    object_id: buyer.user.id,
  })
  const nobody = await call('GET /customer?id=019ab000-0000-7000-8000-000000000000')
  expect([nobody.status, nobody.body.code]).toEqual([404, 'not-found'])
})

describe('a refund by support', () => {
  test('in full takes back what was bought, is recorded with its reason, and reaches the customer (STU-32)', async () => {
    const buyer = await createSubscriber()
    const { status, body } = await refund(buyer)
    expect([status, body.amount, body.is_revoked]).toEqual([200, 5.99, true])
    expect(body.payment).toMatchObject({ state: 'refunding', refunded_amount: 5.99 })
    expect(await lastAct()).toMatchObject({
      act: 'payment refund',
      object: 'payment',
      object_id: buyer.paymentId,
      details: {
        customer: buyer.user.id,
        amount: 5.99,
        taken_back: 'yes',
        reason: 'Bought twice by mistake',
      },
    })
    await sendRefunds()
    expect([await listPaidAmounts(product, buyer), await buyer.active()]).toEqual([[], []])
    expect(await listDifferences(product)).toEqual([])
  })

  // Guard in server/domains/support/refund-customer.ts: what the caller saw as refunded must still be so.
  test('that is pressed twice is made once, also at the same time (STU-33)', async () => {
    const buyer = await createSubscriber()
    const part = { amount: 1.5 }
    const answers = await Promise.all([
      refund(buyer, part),
      refund(buyer, part),
      refund(buyer, part),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    await sendRefunds()
    const late = await refund(buyer, part)
    expect([late.status, late.body.code]).toEqual([409, 'payment-refunded'])
    expect(await listPaidAmounts(product, buyer)).toEqual([449])
    expect(await buyer.active()).toHaveLength(1)
    expect((await refund(buyer, { ...part, refunded_amount: 1.5 })).status).toBe(200)
    await sendRefunds()
    expect(await listPaidAmounts(product, buyer)).toEqual([299])
    expect(await listDifferences(product)).toEqual([])
  })

  // Guard in server/domains/support/refund-customer.ts: earlier refunds count towards the limit.
  test('is limited to 50 pounds of a payment, earlier refunds included; an owner refunds all of it (STU-34)', async () => {
    const buyer = await createSubscriber(combo)
    const whole = await refund(buyer)
    expect([whole.status, whole.body.code]).toEqual([403, 'refund-over-limit'])
    expect((await refund(buyer, { amount: 50.01 })).body.code).toBe('refund-over-limit')
    expect((await refund(buyer, { amount: 30 })).status).toBe(200)
    await sendRefunds()
    const more = { amount: 20.01, refunded_amount: 30 }
    expect((await refund(buyer, more)).body.code).toBe('refund-over-limit')
    expect((await refund(buyer, { amount: 80, refunded_amount: 30 }, 'owner')).body.code).toBe(
      'refund-not-possible',
    )
    expect((await refund(buyer, { refunded_amount: 30 }, 'owner')).body.amount).toBe(69.98)
    await sendRefunds()
    expect(await listPaidAmounts(product, buyer)).toEqual([])
    expect(await listDifferences(product)).toEqual([])
  })

  test('is only made of a payment of that customer, and only with a reason (STU-32)', async () => {
    const [buyer, other] = [await createSubscriber(), await createSubscriber()]
    const before = (await acts()).length
    expect((await refund(buyer, { payment_id: other.paymentId })).status).toBe(404)
    expect((await refund(buyer, { reason: ' ' })).body.errors).toHaveProperty('reason')
    expect((await acts()).length).toBe(before)
    expect(await listPaidAmounts(product, other)).toEqual([599])
  })
})

describe('a call of support for a customer', () => {
  test('cancels a subscription, which stays readable and is recorded once (STU-35)', async () => {
    const buyer = await createSubscriber()
    const order = {
      id: buyer.user.id,
      subscription_id: buyer.paymentId,
      reason: 'Asked by phone',
    }
    const { status, body } = await call('POST /cancel-subscription', order)
    expect([status, body.subscription.status]).toEqual([200, 'cancelled'])
    expect(await lastAct()).toMatchObject({
      act: 'subscription cancel',
      object: 'subscription',
      before: { status: 'active' },
      after: { status: 'cancelled' },
      details: { customer: buyer.user.id, reason: 'Asked by phone' },
    })
    const before = (await acts()).length
    expect((await call('POST /cancel-subscription', order)).status).toBe(200)
    expect((await acts()).length).toBe(before)
    await product.jobs.run()
    expect(
      product.mails.filter(({ to, subject }) => to === buyer.email && /cancelled/.test(subject)),
    ).toHaveLength(1)
    expect((await show(buyer)).body.subscriptions).toMatchObject([{ status: 'cancelled' }])
    const another = { ...order, id: (await createBuyer(product)).user.id }
    expect((await call('POST /cancel-subscription', another)).status).toBe(404)
  })

  test('signs them out everywhere (STU-36)', async () => {
    const buyer = await createBuyer(product)
    const body = { id: buyer.user.id, reason: 'Lost their phone' }
    expect((await call('POST /end-customer-sessions', body)).body).toEqual({ ended: 1 })
    const { token } = buyer
    expect((await product.call('GET /api/user/get-user-details', { token })).status).toBe(401)
    expect(await lastAct()).toMatchObject({
      act: 'customer sign-out',
      object_id: buyer.user.id,
      details: { sessions: 1, reason: 'Lost their phone' },
    })
    expect((await call('POST /remove-second-factor', body)).body).toEqual({ removed: false })
    expect((await lastAct()).act).toBe('customer sign-out')
  })
})

test('customers are open to owners and support only (STU-30, STU-31)', async () => {
  const { user } = await createPerson(product)
  for (const role of ['editor', 'approver', 'viewer'] as StaffRole[]) {
    const { cookie } = await createStaff(product, role)
    expect((await callStudio(product, `GET /customer?id=${user.id}`, { cookie })).status).toBe(403)
  }
})
