import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import Stripe from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startSandbox } from '../index.ts'
import { aBuyer, charge } from '../testing/account.ts'
import { aReceiver } from '../testing/receiver.ts'
import { aSandbox, clientOf, stillClock, temporaryFolder, today } from '../testing/running.ts'
import type { TestSandbox } from '../testing/running.ts'
import { sign } from './sign.ts'

let receiver: Awaited<ReturnType<typeof aReceiver>>
let sandbox: TestSandbox
beforeEach(async () => {
  receiver = await aReceiver()
  sandbox = await aSandbox(receiver.url)
})
afterEach(async () => {
  await sandbox.end()
  await receiver.end()
})

const pay = async () => sandbox.stripe.paymentIntents.create(charge(await aBuyer(sandbox)))

test('a signature is what the official client makes of the same body, secret and second', () => {
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload: '{"a":1}',
    secret: 'whsec_x',
    timestamp: 1_700_000_000,
  })
  expect(sign('{"a":1}', 'whsec_x', 1_700_000_000)).toBe(signature)
})

test('what happens is told, signed so that the official client takes it and no forgery (API-52)', async () => {
  const intent = await pay()
  expect(await sandbox.control('POST', 'deliveries/flush')).toEqual({ pending: 0 })
  expect(receiver.told.map(({ type }) => type).toSorted()).toEqual([
    'charge.succeeded',
    'customer.created',
    'payment_intent.created',
    'payment_intent.succeeded',
    'payment_method.attached',
  ])
  const success = receiver.told.find(({ type }) => type === 'payment_intent.succeeded')
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
  const [, seconds, given] = /^t=(\d+),v1=(\w+)$/.exec(signature) ?? []
  const own = createHmac('sha256', sandbox.webhookSecret).update(`${seconds}.${body}`).digest('hex')
  expect(given).toBe(own)
})

test('events are listed by type, as they were when they happened', async () => {
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

test('a receiver that answers no is told again until it answers yes', async () => {
  receiver.answerWith(503)
  await sandbox.stripe.customers.create()
  await receiver.hasHeard(2)
  receiver.answerWith(200)
  await receiver.hasHeard(3)
  expect(await sandbox.control('POST', 'deliveries/flush')).toEqual({ pending: 0 })
  expect(new Set(receiver.told.map(({ id }) => id)).size).toBe(1)
  const [event] = (await sandbox.stripe.events.list()).data
  expect(event?.pending_webhooks).toBe(0)
})

test('while deliveries are paused a test tells events late, twice and out of order', async () => {
  await sandbox.control('POST', 'deliveries', { paused: true })
  await sandbox.stripe.customers.create()
  await sandbox.stripe.customers.create()
  const { data } = await sandbox.stripe.events.list()
  const [newer, older] = data.map(({ id }) => id)
  for (const id of [newer, older, newer])
    expect(await sandbox.control('POST', `events/${id}/deliver`)).toEqual({ status: 200 })
  expect(receiver.told.map(({ id }) => id)).toEqual([newer, older, newer])
})

test('a restart goes on with what is still to be told', async () => {
  const folder = temporaryFolder()
  const options = { dataDir: folder.path, clock: stillClock, webhookUrl: receiver.url }
  receiver.answerWith(500)
  const before = await startSandbox(options)
  const { id } = await clientOf(before).customers.create()
  await receiver.hasHeard(1)
  await before.stop()
  const heard = receiver.told.length
  // The machine was on for long: what counts the wait began anew with the process.
  const journal = new DatabaseSync(join(folder.path, 'payment-sandbox', 'journal.sqlite'))
  journal.exec('UPDATE deliveries SET due_milliseconds = 1e12')
  journal.close()
  receiver.answerWith(200)
  const after = await startSandbox(options)
  await receiver.hasHeard(heard + 1)
  expect(receiver.told.at(-1)?.body).toContain(id)
  await after.stop()
  folder.remove()
})
