import { afterAll, beforeAll, expect, test } from 'vitest'
import { observeForTypes } from '@rashi/stripe-sandbox/testing/check-exchange'
import { startTestSandbox, type TestSandbox } from '../../../testing/sandbox.ts'
import { movableClock } from '../../../testing/movable-clock.ts'
import type { StripeSettings } from '../stripe-provider.ts'
import { planEndpoint } from './connect-endpoint.ts'
import { examineStripe } from './examine-stripe.ts'
import { registerDomain } from './register-domain.ts'

const { observer, listMisfits } = observeForTypes()
let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox(movableClock('2026-11-21T12:00:00Z'), observer)
  await registerDomain(settings(), publicUrl)
})
afterAll(() => sandbox.stop())

const publicUrl = 'https://stars.example'
const settings = (): StripeSettings => ({ name: 'sandbox', ...sandbox.keys })

/** Returns the findings that are not ok. */
async function complain(change: Partial<StripeSettings> = {}, at = publicUrl) {
  const { findings } = await examineStripe({ ...settings(), ...change }, at)
  return findings.flatMap(({ state, subject, text }) =>
    state === 'ok' ? [] : [`${state} ${subject}: ${text}`],
  )
}

const forbid = (path: string) =>
  sandbox.control('POST /sandbox/faults', {
    method: 'GET',
    path,
    action: 'forbid',
    when: 'before',
    times: 10,
  })

test('connecting creates an endpoint for the events that we handle, which then is in order (PAY-103)', async () => {
  expect(await complain()).toContainEqual(
    expect.stringMatching(/^fault webhook endpoint: there is/),
  )
  const plan = await planEndpoint(settings(), publicUrl)
  expect([plan.kind, await plan.apply()]).toEqual(['create', sandbox.keys.webhookSecret])
  const { data } = await sandbox.stripe.webhookEndpoints.list()
  expect(data).toMatchObject([
    { url: 'https://stars.example/api/payment-webhook', api_version: '2026-10-28.endive' },
  ])
  // The events of Stripe's documentation that tell of payments, refunds, disputes, changed cards and their set-ups.
  expect(data[0]?.enabled_events.toSorted()).toEqual([
    'charge.dispute.closed',
    'charge.dispute.created',
    'charge.dispute.updated',
    'charge.refunded',
    'customer.deleted',
    'payment_intent.canceled',
    'payment_intent.payment_failed',
    'payment_intent.processing',
    'payment_intent.requires_action',
    'payment_intent.succeeded',
    'payment_method.automatically_updated',
    'payment_method.detached',
    'radar.early_fraud_warning.created',
    'refund.created',
    'refund.failed',
    'refund.updated',
    'setup_intent.setup_failed',
    'setup_intent.succeeded',
  ])
  expect(await complain()).not.toContainEqual(expect.stringMatching(/webhook/))

  const id = data[0]?.id ?? ''
  await sandbox.stripe.webhookEndpoints.update(id, {
    enabled_events: ['refund.failed'],
    disabled: true,
  })
  const correction = await planEndpoint(settings(), publicUrl)
  expect([correction.kind, await correction.apply()]).toEqual(['correct', null])
  expect(await sandbox.stripe.webhookEndpoints.retrieve(id)).toMatchObject(data[0] ?? {})
})

test('an endpoint of another API version is not connected: it is to be deleted first (PAY-103)', async () => {
  const old = 'https://old.example'
  await sandbox.stripe.webhookEndpoints.create({
    url: `${old}/api/payment-webhook`,
    enabled_events: ['*'],
    api_version: '2025-03-31.basil',
  })
  await expect(planEndpoint(settings(), old)).rejects.toThrow(
    /^we_\w+ has the API version 2025-03-31\.basil, which cannot be changed: delete it/,
  )
})

/** Returns what the check says about wallets at an address. */
const complainOfWallets = async (at: string) =>
  (await complain({}, at)).filter((line) => line.includes(' wallets: '))

test('a domain is registered for wallets once, and enabled where it was switched off (PAY-115)', async () => {
  const shop = 'https://shop.example:8443'
  expect(await complainOfWallets(shop)).toEqual([
    'warning wallets: are not shown: shop.example is not registered: npm run operator -- stripe connect',
  ])
  expect(await registerDomain(settings(), shop)).toBe('shop.example')
  expect(await complainOfWallets(shop)).toEqual([])
  const listed = async () =>
    (await sandbox.stripe.paymentMethodDomains.list()).data.filter(
      ({ domain_name }) => domain_name === 'shop.example',
    )
  const [domain] = await listed()
  await sandbox.stripe.paymentMethodDomains.update(domain?.id ?? '', { enabled: false })
  expect(await complainOfWallets(shop)).toEqual([
    expect.stringMatching(/shop\.example is switched off/),
  ])
  await registerDomain(settings(), shop)
  expect(await listed()).toMatchObject([{ id: domain?.id, enabled: true }])
})

test('a domain that Apple has not verified is named with Stripe’s reason, and http needs none (PAY-115)', async () => {
  const unverified = 'https://unverified.example'
  await registerDomain(settings(), unverified)
  expect(await complainOfWallets(unverified)).toEqual([
    expect.stringMatching(
      /^warning wallets: Apple Pay is not active at unverified\.example: The domain could not/,
    ),
  ])
  expect(await registerDomain(settings(), 'http://localhost:3000')).toBeNull()
  expect(await complainOfWallets('http://localhost:3000')).toEqual([])
})

test('publishable and secret key are compared by a payment, once there is one (PAY-100)', async () => {
  expect(await complain()).toEqual([
    'warning publishable key: is accepted; check its account again after the first payment',
  ])
  await sandbox.stripe.paymentIntents.create({ amount: 599, currency: 'gbp' })
  expect(await complain()).toEqual([])
})

test('keys that Stripe does not accept are named (PAY-100)', async () => {
  expect(await complain({ secretKey: 'sk_test_of_nobody' })).toEqual([
    expect.stringMatching(/^fault secret key: Stripe does not accept STRIPE_SECRET_KEY/),
  ])
  expect(await complain({ publicKey: 'pk_test_of_nobody' })).toEqual([
    expect.stringMatching(/^fault publishable key: Stripe does not accept STRIPE_PUBLISHABLE_KEY/),
  ])
})

test('a right that a restricted key lacks is named (PAY-101)', async () => {
  const rights = {
    '/v1/customers': 'customers',
    '/v1/payment_methods/*': 'payment methods',
    '/v1/setup_intents': 'setup intents',
    '/v1/charges': 'charges',
    '/v1/refunds': 'refunds',
    '/v1/disputes': 'disputes',
    '/v1/events': 'events',
  }
  for (const path of Object.keys(rights)) await forbid(path)
  const found = await complain()
  await sandbox.control('DELETE /sandbox/faults')
  expect(found).toEqual(
    Object.values(rights).map((name) =>
      expect.stringMatching(new RegExp(`^fault right to ${name}: is missing: give the key`)),
    ),
  )
})

test('without the right to webhook endpoints, payments, domains or the account the check goes on (PAY-101, PAY-115)', async () => {
  for (const name of ['webhook_endpoints', 'payment_intents', 'account', 'payment_method_domains'])
    await forbid(`/v1/${name}`)
  const found = await complain()
  const plan = planEndpoint(settings(), publicUrl)
  await expect(plan).rejects.toThrow(/^give the key “Write” for webhook endpoints/)
  await expect(registerDomain(settings(), publicUrl)).rejects.toThrow(
    /^give the key “Write” for payment method domains/,
  )
  await sandbox.control('DELETE /sandbox/faults')
  expect(found.map((line) => line.split(':')[0])).toEqual([
    'warning publishable key',
    'fault right to payment intents',
    'fault right to webhook endpoints',
    'fault account',
    'warning wallets',
  ])
})

test('a Stripe that cannot be reached is one fault (PAY-100)', async () => {
  expect(await complain({ baseUrl: 'http://127.0.0.1:9' })).toEqual([
    expect.stringMatching(/^fault Stripe: does not answer as expected/),
  ])
})

test('the requests and responses of all these tests fit the types of the Stripe package (PAY-122)', () => {
  expect(listMisfits()).toEqual([])
})
