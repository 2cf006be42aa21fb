import type Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBuyer, charge, refusalOf } from './testing/account.ts'
import { startTestSandbox, type TestSandbox } from './testing/running.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterAll(() => sandbox.end())

const returnUrl = 'http://127.0.0.1:9/back?order=7'

const begin = async (number: string) =>
  sandbox.stripe.paymentIntents.create({
    ...charge(await createBuyer(sandbox, number)),
    return_url: returnUrl,
  })

const pageOf = (intent: Stripe.PaymentIntent) => intent.next_action?.redirect_to_url?.url ?? ''

const press = (page: string, outcome: 'complete' | 'fail') =>
  fetch(page, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' })

const read = ({ id }: Stripe.PaymentIntent) => sandbox.stripe.paymentIntents.retrieve(id)

test('the page is a plain form with the buttons Complete and Fail, and says what it stands for (PAY-26, ENT-89)', async () => {
  const intent = await begin('4000002760003184')
  expect(intent).toMatchObject({ status: 'requires_action', latest_charge: null })
  const response = await fetch(pageOf(intent))
  const page = await response.text()
  expect(page).toMatch(/<button[^>]*>Complete<\/button>/)
  expect(page).toMatch(/<button[^>]*>Fail<\/button>/)
  expect(page).toContain('Payment sandbox')
  expect(page).toContain('£5.99')
  expect(page).toContain('3184')
  expect(page).toContain('<dt>Merchant</dt><dd>127.0.0.1:9</dd>')
  expect(page).toContain('Here your bank would ask')
  expect(page).not.toContain('<script')
  expect(response.headers.get('content-security-policy')).toContain(
    "form-action 'self' http://127.0.0.1:9",
  )
})

test('Complete charges and redirects the customer with the intent and its secret (PAY-26)', async () => {
  const intent = await begin('4000002760003184')
  const response = await press(pageOf(intent), 'complete')
  expect(response.status).toBe(303)
  const back = new URL(response.headers.get('location') ?? '')
  expect(back.origin + back.pathname).toBe('http://127.0.0.1:9/back')
  expect(Object.fromEntries(back.searchParams)).toEqual({
    order: '7',
    payment_intent: intent.id,
    payment_intent_client_secret: intent.client_secret,
    redirect_status: 'succeeded',
  })
  expect(await read(intent)).toMatchObject({ status: 'succeeded', amount_received: 599 })
})

test('Fail charges nothing, and the intent has the error of failed authentication (PAY-26)', async () => {
  const intent = await begin('4000002760003184')
  const response = await press(pageOf(intent), 'fail')
  expect(response.headers.get('location')).toContain('redirect_status=failed')
  expect(await read(intent)).toMatchObject({
    status: 'requires_payment_method',
    amount_received: 0,
    latest_charge: null,
    last_payment_error: { code: 'payment_intent_authentication_failure' },
  })
})

test('4000008400001629 passes 3-D Secure and is then declined (PAY-27)', async () => {
  const intent = await begin('4000008400001629')
  expect(intent.status).toBe('requires_action')
  await press(pageOf(intent), 'complete')
  expect(await read(intent)).toMatchObject({
    status: 'requires_payment_method',
    amount_received: 0,
    last_payment_error: { code: 'card_declined', decline_code: 'generic_decline' },
  })
})

test('a second press of either button changes nothing (PAY-26)', async () => {
  const intent = await begin('4000002760003184')
  await Promise.all([press(pageOf(intent), 'complete'), press(pageOf(intent), 'complete')])
  await press(pageOf(intent), 'fail')
  expect(await read(intent)).toMatchObject({ status: 'succeeded' })
  const charges = await sandbox.stripe.charges.list({ payment_intent: intent.id })
  expect(charges.data).toHaveLength(1)
})

test('a saved card requires authentication at every payment (PAY-26)', async () => {
  const buyer = await createBuyer(sandbox, '4000002760003184')
  for (const _ of ['first', 'second']) {
    const intent = await sandbox.stripe.paymentIntents.create({
      ...charge(buyer),
      return_url: returnUrl,
    })
    expect(intent.status).toBe('requires_action')
    await press(pageOf(intent), 'complete')
  }
})

test('a browser confirms with its public key and the client secret, and gets the page (PAY-26)', async () => {
  const { stripe, baseUrl, publicKey } = sandbox
  const buyer = await createBuyer(sandbox, '4000002760003184')
  const started = await stripe.paymentIntents.create(charge(buyer))
  expect(started).toMatchObject({
    status: 'requires_action',
    next_action: { type: 'use_stripe_sdk' },
  })
  const response = await fetch(`${baseUrl}/v1/payment_intents/${started.id}/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${publicKey}` },
    body: new URLSearchParams({
      client_secret: started.client_secret ?? '',
      return_url: returnUrl,
    }),
  })
  const confirmed = (await response.json()) as Stripe.PaymentIntent
  expect(confirmed).toMatchObject({
    status: 'requires_action',
    next_action: { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl } },
  })
  await press(pageOf(confirmed), 'complete')
  expect(await read(started)).toMatchObject({ status: 'succeeded' })
})

test('a page that was replaced by a later confirmation or a cancellation charges nothing', async () => {
  const { stripe } = sandbox
  const first = await begin('4000002760003184')
  const second = await stripe.paymentIntents.confirm(first.id, { return_url: returnUrl })
  await press(pageOf(first), 'complete')
  expect(await read(first)).toMatchObject({ status: 'requires_action' })
  await stripe.paymentIntents.cancel(first.id)
  await press(pageOf(second), 'complete')
  expect(await read(first)).toMatchObject({ status: 'canceled', latest_charge: null })
})

test('a renewal that required authentication is paid by the customer afterwards', async () => {
  const { stripe } = sandbox
  const buyer = await createBuyer(sandbox, '4000002760003184')
  const call = stripe.paymentIntents.create({ ...charge(buyer), off_session: true })
  const { payment_intent: refused } = await refusalOf(call)
  const confirmed = await stripe.paymentIntents.confirm(refused?.id ?? '', {
    payment_method: buyer.card,
    return_url: returnUrl,
  })
  await press(pageOf(confirmed), 'complete')
  expect(await read(confirmed)).toMatchObject({ status: 'succeeded' })
})

test('an unknown page is answered 404', async () => {
  expect((await fetch(`${sandbox.baseUrl}/3d-secure/payatt_0`)).status).toBe(404)
})
