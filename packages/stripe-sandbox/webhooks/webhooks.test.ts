import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import Stripe from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startSandbox } from '../index.ts'
import { createBuyer, charge } from '../testing/account.ts'
import { startReceiver } from '../testing/receiver.ts'
import {
  startTestSandbox,
  clientOf,
  stillClock,
  temporaryFolder,
  today,
} from '../testing/running.ts'
import type { TestSandbox } from '../testing/running.ts'
import { sign } from './sign.ts'

let receiver: Awaited<ReturnType<typeof startReceiver>>
let sandbox: TestSandbox
beforeEach(async () => {
  receiver = await startReceiver()
  sandbox = await startTestSandbox(receiver.url)
})
afterEach(async () => {
  await sandbox.end()
  await receiver.end()
})

const pay = async () => sandbox.stripe.paymentIntents.create(charge(await createBuyer(sandbox)))

test('a signature equals that of the official client for the same body, secret and second', () => {
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload: '{"a":1}',
    secret: 'whsec_x',
    timestamp: 1_700_000_000,
  })
  expect(sign('{"a":1}', 'whsec_x', 1_700_000_000)).toBe(signature)
})

test('events are delivered with a signature that the official client verifies (API-52)', async () => {
  const intent = await pay()
  expect(await sandbox.control('POST', 'deliveries/flush')).toEqual({ pending: 0 })
  expect(receiver.received.map(({ type }) => type).toSorted()).toEqual([
    'charge.succeeded',
    'customer.created',
    'payment_intent.created',
    'payment_intent.succeeded',
    'payment_method.attached',
  ])
  const success = receiver.received.find(({ type }) => type === 'payment_intent.succeeded')
  const { body = '', signature = '' } = success ?? {}
  const check = (text: string, secret: string) =>
    Stripe.webhooks.constructEvent(
      text,
      signature,
      secret,
      undefined,
      undefined,
      today.epochMilliseconds,
    )
  expect(check(body, sandbox.webhookSecret).data.object).toMatchObject({
    id: intent.id,
    status: 'succeeded',
  })
  expect(() => check(body.replace('599', '1'), sandbox.webhookSecret)).toThrow(/signature/)
  expect(() => check(body, 'whsec_other')).toThrow(/signature/)
  const [, seconds, actual] = /^t=(\d+),v1=(\w+)$/.exec(signature) ?? []
  const expected = createHmac('sha256', sandbox.webhookSecret)
    .update(`${seconds}.${body}`)
    .digest('hex')
  expect(actual).toBe(expected)
})

test('events are listed by type, with their objects as they were at that time', async () => {
  const intent = await pay()
  await sandbox.stripe.refunds.create({ payment_intent: intent.id })
  const { data } = await sandbox.stripe.events.list({
    types: ['payment_intent.succeeded', 'charge.refunded', 'refund.created'],
  })
  expect(data.map(({ type }) => type)).toEqual([
    'charge.refunded',
    'refund.created',
    'payment_intent.succeeded',
  ])
  const succeeded = await sandbox.stripe.events.list({ type: 'charge.succeeded' })
  expect(succeeded.data[0]?.data.object).toMatchObject({ refunded: false, amount_refunded: 0 })
})

test('an event is delivered again until the receiver responds with 2xx', async () => {
  receiver.answerWith(503)
  await sandbox.stripe.customers.create()
  await receiver.waitForEvents(2)
  receiver.answerWith(200)
  await receiver.waitForEvents(3)
  expect(await sandbox.control('POST', 'deliveries/flush')).toEqual({ pending: 0 })
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1)
  const [event] = (await sandbox.stripe.events.list()).data
  expect(event?.pending_webhooks).toBe(0)
})

test('while delivery is paused a test can deliver events late, twice and out of order', async () => {
  await sandbox.control('POST', 'deliveries', { paused: true })
  await sandbox.stripe.customers.create()
  await sandbox.stripe.customers.create()
  const { data } = await sandbox.stripe.events.list()
  const [newer, older] = data.map(({ id }) => id)
  for (const id of [newer, older, newer])
    expect(await sandbox.control('POST', `events/${id}/deliver`)).toEqual({ status: 200 })
  expect(receiver.received.map(({ id }) => id)).toEqual([newer, older, newer])
})

test('a restart continues to deliver pending events', async () => {
  const folder = temporaryFolder()
  const options = { dataDir: folder.path, clock: stillClock, webhookUrl: receiver.url }
  receiver.answerWith(500)
  const before = await startSandbox(options)
  const { id } = await clientOf(before).customers.create()
  await receiver.waitForEvents(1)
  await before.stop()
  const delivered = receiver.received.length
  // A wait that an earlier process stored: performance.now() starts again with each process.
  const journal = new DatabaseSync(join(folder.path, 'payment-sandbox', 'journal.sqlite'))
  journal.exec('UPDATE deliveries SET due_milliseconds = 1e12')
  journal.close()
  receiver.answerWith(200)
  const after = await startSandbox(options)
  await receiver.waitForEvents(delivered + 1)
  expect(receiver.received.at(-1)?.body).toContain(id)
  await after.stop()
  folder.remove()
})
