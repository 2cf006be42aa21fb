import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Exchange } from '@rashi/stripe-sandbox'
import { observeForTypes } from '@rashi/stripe-sandbox/testing/check-exchange'
import { movableClock } from '../../testing/movable-clock.ts'
import { startTestSandbox, type TestSandbox } from '../../testing/sandbox.ts'
import type { Charge, PaymentProvider } from './payment-provider.ts'

const { observer, listMisfits } = observeForTypes()
const clock = movableClock('2026-11-23T12:00:00Z')
const sent: Exchange[] = []
const called = new Set<string>()
let sandbox: TestSandbox

/** Makes each call of the provider once, and charges that are paid, declined, disputed or wait for the bank. */
beforeAll(async () => {
  sandbox = await startTestSandbox(clock, {
    ...observer,
    onExchange: (exchange) => {
      if (!exchange.isPublic) sent.push(exchange)
      observer.onExchange(exchange)
    },
  })
  const payments = new Proxy(sandbox.payments, {
    get: (all, name: string) => {
      called.add(name)
      return Reflect.get(all, name) as unknown
    },
  })
  await payments.readAccountId()
  payments.isAnswering()
  const customer = { email: 'asha@example.org', reference: 'person-1' }
  const customerId = await payments.createCustomer('customer', customer)
  await payments.changeEmail(customerId, 'asha.rao@example.org')
  const token = await sandbox.createToken('4242424242424242')
  const { id: cardId } = await payments.saveCard('token', { customerId, token })
  await payments.listCards(customerId)
  const setUp = await payments.setUpCard('set-up', { customerId, cardId, returnUrl })
  await payments.readSetUp(setUp.id)
  await payments.isCardSetUp({ customerId, cardId })
  const paid = await chargeInEveryWay(payments, { customerId, cardId })
  await payments.readPayment(paid)
  await payments.cancelPayment('cancel', paid)
  await payments.refund('refund', paid, 100)
  await payments.listRefunds(paid)
  await Array.fromAsync(payments.listPayments({ customerId, since: clock.now() }))
  for (const number of ['4000000000000341', '4000002760003184', '4000000000000259'])
    await chargeInEveryWay(payments, {
      customerId,
      cardId: await save(payments, customerId, number),
    })
  const [dispute] = (await sandbox.stripe.disputes.list()).data
  await payments.readDispute(dispute?.id ?? '')
  await payments.removeCard('remove', cardId)
  await payments.deleteCustomer(customerId)
  const [event] = (await sandbox.stripe.events.list({ limit: 1 })).data
  const payload = JSON.stringify(event)
  const signature = sandbox.stripe.webhooks.generateTestHeaderString({
    payload,
    secret: sandbox.keys.webhookSecret,
    timestamp: clock.now().epochMilliseconds / 1000,
  })
  payments.readEvent(Buffer.from(payload), signature, clock.now())
})
afterAll(() => sandbox.stop())

const returnUrl = 'https://stars.example/my-subscriptions'

async function save(payments: PaymentProvider, customerId: string, number: string) {
  const token = await sandbox.createPaymentMethod(number)
  return (await payments.saveCard(`save-${number}`, { customerId, token })).id
}

/** Charges a card as the first of a series, once and off session. Returns the id of the first payment. */
async function chargeInEveryWay(
  payments: PaymentProvider,
  card: Pick<Charge, 'customerId' | 'cardId'>,
): Promise<string> {
  const charge = (attemptId: string, how: Pick<Charge, 'returnUrl' | 'isFirstOfSeries'>) =>
    payments.charge(attemptId, {
      ...card,
      ...how,
      attemptId,
      amountPence: 599,
      description: 'Gold: Aries',
    })
  const { id } = await charge(`first-${card.cardId}`, { returnUrl, isFirstOfSeries: true })
  await charge(`single-${card.cardId}`, { returnUrl, isFirstOfSeries: false })
  await charge(`renewal-${card.cardId}`, { returnUrl: null, isFirstOfSeries: false })
  return id
}

test('every request that is sent, and every answer and event of the sandbox, fits the types of the Stripe package (PAY-122)', () => {
  expect(listMisfits()).toEqual([])
  const calls = Object.entries(sandbox.payments).flatMap(([name, value]) =>
    typeof value === 'function' ? [name] : [],
  )
  expect(calls.filter((name) => !called.has(name))).toEqual([])
})

// Stripe's client makes up a key, a new one for each call, where it is given none.
test('every request that changes something but an email has an idempotency key of ours (PAY-122)', () => {
  const changing = sent.filter(({ route }) => route.startsWith('POST '))
  expect(changing.length).toBeGreaterThan(10)
  const withoutOurs = changing.filter(({ idempotencyKey: key }) =>
    /^stripe-node|^$/.test(key ?? ''),
  )
  expect(withoutOurs.map(({ route }) => route)).toEqual(['POST /v1/customers/:id'])
})
