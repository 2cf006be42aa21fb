import { expect, test } from 'vitest'
import type { Exchange } from '../sandbox/sandbox.ts'
import { checkEvent, checkExchange } from './check-exchange.ts'

const refund = {
  id: 're_1',
  object: 'refund',
  amount: 199,
  balance_transaction: null,
  charge: 'ch_1',
  created: 1_795_435_200,
  currency: 'gbp',
  customer: 'cus_1',
  customer_account: null,
  metadata: { refund_key: 'key' },
  payment_intent: 'pi_1',
  payment_method: 'pm_1',
  reason: null,
  receipt_number: null,
  source_transfer_reversal: null,
  status: 'succeeded',
  transfer_reversal: null,
}
const asked: Exchange = {
  route: 'POST /v1/refunds',
  form: { payment_intent: 'pi_1', amount: '199', metadata: { refund_key: 'key' } },
  isPublic: false,
  idempotencyKey: 'key',
  status: 200,
  body: refund,
}

test('an exchange as Stripe’s package declares it has no differences (PAY-122)', () => {
  expect(checkExchange(asked)).toEqual([])
})

test.each<[string, Partial<Exchange>, string]>([
  ['a parameter that is unknown', { form: { amout: '199' } }, '.amout is unknown'],
  ['a parameter of another type', { form: { amount: 'all' } }, '.amount is "all"'],
  [
    'a parameter of another type in a declined request',
    {
      route: 'POST /v1/payment_intents',
      form: { amount: '199', currency: 'gbp', confirm: 'maybe' },
      status: 402,
      body: { error: { charge: 'ch_1' } },
    },
    '.confirm is "maybe"',
  ],
  ['a field that is missing', { body: { ...refund, charge: undefined } }, '.charge is missing'],
  ['a field of another type', { body: { ...refund, amount: '199' } }, '.amount is "199"'],
  ['a field that is unknown', { body: { ...refund, paid: true } }, '.paid is unknown'],
  [
    'a field of an object in a list',
    { route: 'GET /v1/refunds', form: {}, body: { object: 'list', data: [{ ...refund, id: 1 }] } },
    '.id is 1',
  ],
])('%s is found (PAY-122)', (_what, change, misfit) => {
  const { route } = { ...asked, ...change }
  expect(checkExchange({ ...asked, ...change })).toEqual([`${route}: ${misfit}`])
})

test('an event with an object of another shape is found (PAY-122)', () => {
  const event = {
    id: 'evt_1',
    object: 'event',
    api_version: '2026-10-28.endive',
    created: 1_795_435_200,
    data: { object: { ...refund, status: 7 } },
    livemode: false,
    pending_webhooks: 0,
    request: { id: null, idempotency_key: null },
    type: 'refund.created',
  }
  expect(checkEvent(event)).toEqual(['event refund.created: .data.object.status is 7'])
})
