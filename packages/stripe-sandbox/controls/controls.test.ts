import { afterEach, beforeEach, expect, test } from 'vitest'
import { createBuyer, charge, refusalOf } from '../testing/account.ts'
import { startTestSandbox, clientOf, today, type TestSandbox } from '../testing/running.ts'

let sandbox: TestSandbox
beforeEach(async () => {
  sandbox = await startTestSandbox()
})
afterEach(() => sandbox.end())

const order = (action: string, when: string, times = 1) =>
  sandbox.control('POST', 'faults', { path: '/v1/payment_intents', action, when, times })

/** The client retries once after a closed connection, even if its settings forbid it. */
const lost = 2

const countCharges = async () => (await sandbox.stripe.charges.list()).data.length

test('a request that is dropped before it takes effect charges nothing, and its key then charges once (PAY-23)', async () => {
  const buyer = await createBuyer(sandbox)
  await order('drop', 'before', lost)
  const options = { idempotencyKey: 'one' }
  const call = sandbox.stripe.paymentIntents.create(charge(buyer), options)
  expect(await refusalOf(call)).toMatchObject({ type: 'StripeConnectionError' })
  expect(await countCharges()).toBe(0)
  await sandbox.stripe.paymentIntents.create(charge(buyer), options)
  expect(await countCharges()).toBe(1)
})

test('a request that is dropped after it took effect has charged, and its key does not charge again (PAY-23)', async () => {
  const buyer = await createBuyer(sandbox)
  await order('drop', 'after', lost)
  const options = { idempotencyKey: 'one' }
  const call = sandbox.stripe.paymentIntents.create(charge(buyer), options)
  expect(await refusalOf(call)).toMatchObject({ type: 'StripeConnectionError' })
  expect(await countCharges()).toBe(1)
  const again = await sandbox.stripe.paymentIntents.create(charge(buyer), options)
  expect(again.status).toBe('succeeded')
  expect(await countCharges()).toBe(1)
})

test('the client’s own retries charge once, even if two responses are lost (PAY-23)', async () => {
  const buyer = await createBuyer(sandbox)
  await order('drop', 'after', lost)
  const retrying = clientOf(sandbox, 2)
  const intent = await retrying.paymentIntents.create(charge(buyer))
  expect(intent.status).toBe('succeeded')
  expect(await countCharges()).toBe(1)
})

test('a 500 before the effect does not use the key, and one after it is repeated for its key', async () => {
  const buyer = await createBuyer(sandbox)
  const pay = (idempotencyKey: string) =>
    sandbox.stripe.paymentIntents.create(charge(buyer), { idempotencyKey })
  await order('error', 'before')
  expect(await refusalOf(pay('before'))).toMatchObject({ statusCode: 500, rawType: 'api_error' })
  expect((await pay('before')).status).toBe('succeeded')
  await order('error', 'after')
  expect(await refusalOf(pay('after'))).toMatchObject({ statusCode: 500 })
  expect(await refusalOf(pay('after'))).toMatchObject({ statusCode: 500 })
  expect(await countCharges()).toBe(2)
})

test('a key whose first request is in flight is refused with 409', async () => {
  const buyer = await createBuyer(sandbox)
  const { id } = await order('hold', 'after')
  const options = { idempotencyKey: 'one' }
  const first = sandbox.stripe.paymentIntents.create(charge(buyer), options)
  await expect.poll(countCharges).toBe(1)
  const second = sandbox.stripe.paymentIntents.create(charge(buyer), options)
  expect(await refusalOf(second)).toMatchObject({
    statusCode: 409,
    code: 'idempotency_key_in_use',
  })
  await sandbox.control('POST', `faults/${String(id)}/release`)
  const third = await sandbox.stripe.paymentIntents.create(charge(buyer), options)
  expect(third.id).toBe((await first).id)
  expect(await countCharges()).toBe(1)
})

test('keys expire after 24 hours of the sandbox’s clock, and cards at the end of their month', async () => {
  const buyer = await createBuyer(sandbox, '4242424242424242', {
    exp_month: '11',
    exp_year: '2026',
  })
  const pay = () => sandbox.stripe.paymentIntents.create(charge(buyer), { idempotencyKey: 'one' })
  const first = await pay()
  expect(first.created).toBe(today.epochMilliseconds / 1000)
  await sandbox.control('POST', 'clock', { advance: 'PT23H59M' })
  expect((await pay()).id).toBe(first.id)
  await sandbox.control('POST', 'clock', { advance: 'PT1M' })
  expect((await pay()).id).not.toBe(first.id)
  await sandbox.control('POST', 'clock', { advance: 'P10D' })
  const call = sandbox.stripe.paymentIntents.create(charge(buyer))
  expect(await refusalOf(call)).toMatchObject({ statusCode: 402, code: 'expired_card' })
})

test('a saved card is declined from when a test orders it', async () => {
  const buyer = await createBuyer(sandbox)
  await sandbox.control('POST', `payment_methods/${buyer.card}`, {
    behaviour: 'insufficient_funds',
  })
  const call = sandbox.stripe.paymentIntents.create({ ...charge(buyer), off_session: true })
  expect(await refusalOf(call)).toMatchObject({ decline_code: 'insufficient_funds' })
})

test('the state lists everything, and requires the secret key', async () => {
  await sandbox.stripe.paymentIntents.create(charge(await createBuyer(sandbox)))
  expect(await sandbox.control('GET', 'state')).toMatchObject({
    now: '2026-11-21T12:00:00Z',
    customers: [{ object: 'customer' }],
    payment_methods: [{ object: 'payment_method' }],
    payment_intents: [{ status: 'succeeded' }],
    charges: [{ paid: true }],
    refunds: [],
  })
  const headers = { authorization: `Bearer ${sandbox.publicKey}` }
  expect((await fetch(`${sandbox.baseUrl}/sandbox/state`, { headers })).status).toBe(401)
  expect((await fetch(`${sandbox.baseUrl}/sandbox/state`)).status).toBe(401)
})
