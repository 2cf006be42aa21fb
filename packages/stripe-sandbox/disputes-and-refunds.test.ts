import { afterEach, beforeEach, expect, test } from 'vitest'
import { charge, createBuyer, refusalOf } from './testing/account.ts'
import { startTestSandbox, type TestSandbox } from './testing/running.ts'

let sandbox: TestSandbox
beforeEach(async () => {
  sandbox = await startTestSandbox()
})
afterEach(() => sandbox.end())

const pay = async (number?: string) =>
  sandbox.stripe.paymentIntents.create(charge(await createBuyer(sandbox, number)))

const eventTypes = async () => {
  const { data } = await sandbox.stripe.events.list({ limit: 100 })
  return data.map(({ type }) => type).filter((type) => /dispute|fraud|refund/.test(type))
}

test('a charge of 4000000000000259 is disputed at once, and its refund is refused (PAY-79)', async () => {
  const intent = await pay('4000000000000259')
  expect(intent.status).toBe('succeeded')
  const { data } = await sandbox.stripe.disputes.list({ payment_intent: intent.id })
  expect(data).toMatchObject([{ amount: 599, status: 'needs_response', reason: 'fraudulent' }])
  const refund = sandbox.stripe.refunds.create({ payment_intent: intent.id })
  expect(await refusalOf(refund)).toMatchObject({ statusCode: 400, code: 'charge_disputed' })
})

test.each(['won', 'lost'])(
  'a dispute is closed as %s when a test says so (PAY-79)',
  async (status) => {
    const intent = await pay()
    const order = { payment_intent: intent.id, reason: 'product_not_received' }
    const { id } = await sandbox.control('POST', 'disputes', order)
    await sandbox.control('POST', `disputes/${String(id)}`, { status: 'under_review' })
    await sandbox.control('POST', `disputes/${String(id)}`, { status })
    expect((await sandbox.stripe.disputes.retrieve(String(id))).status).toBe(status)
    expect(await eventTypes()).toEqual([
      'charge.dispute.closed',
      'charge.dispute.updated',
      'charge.dispute.created',
    ])
  },
)

test('an early fraud warning follows a charge of 4000000000005423 (PAY-79)', async () => {
  const { id } = await pay('4000000000005423')
  const { data } = await sandbox.stripe.events.list({ type: 'radar.early_fraud_warning.created' })
  expect(data[0]?.data.object).toMatchObject({ payment_intent: id, actionable: true })
})

test('a refund to 4000000000005126 seems made, then fails and can be made again (PAY-79)', async () => {
  const { id } = await pay('4000000000005126')
  const refund = await sandbox.stripe.refunds.create({ payment_intent: id })
  expect(refund.status).toBe('succeeded')
  expect(await sandbox.stripe.refunds.retrieve(refund.id)).toMatchObject({
    status: 'failed',
    failure_reason: 'lost_or_stolen_card',
  })
  const { data } = await sandbox.stripe.charges.list({ payment_intent: id })
  expect(data).toMatchObject([{ amount_refunded: 0, refunded: false }])
  expect(await eventTypes()).toEqual(['refund.failed', 'charge.refunded', 'refund.created'])
})

test('a refund to 4000000000007726 is pending until a test ends it (PAY-79)', async () => {
  const { id } = await pay('4000000000007726')
  const refund = await sandbox.stripe.refunds.create({ payment_intent: id })
  expect(refund.status).toBe('pending')
  await sandbox.control('POST', `refunds/${refund.id}`, { status: 'succeeded' })
  expect((await sandbox.stripe.refunds.retrieve(refund.id)).status).toBe('succeeded')
  expect(await eventTypes()).toEqual(['refund.updated', 'charge.refunded', 'refund.created'])
})
