import { afterAll, beforeAll, expect, test } from 'vitest'
import { charge, createBuyer, refusalOf } from '../testing/account.ts'
import { startTestSandbox, type TestSandbox } from '../testing/running.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterAll(() => sandbox.end())

const asksUntilSetUp = '4000002500003155'
const isSetUpAlready = '4000003800000446'
type Buyer = Awaited<ReturnType<typeof createBuyer>>

const setUp = ({ customer, card }: Buyer) =>
  sandbox.stripe.setupIntents.create({
    customer,
    payment_method: card,
    usage: 'off_session',
    confirm: true,
    allowed_payment_method_types: ['card'],
    payment_method_options: { card: { setup_credential_usage: 'recurring' } },
    return_url: 'http://127.0.0.1:9/back?order=7',
  })

const chargeOffSession = (buyer: Buyer) =>
  sandbox.stripe.paymentIntents.create({ ...charge(buyer), off_session: true })

const press = (
  intent: { next_action: { redirect_to_url?: { url: string | null } } | null },
  outcome: 'complete' | 'fail',
) =>
  fetch(intent.next_action?.redirect_to_url?.url ?? '', {
    method: 'POST',
    body: new URLSearchParams({ outcome }),
    redirect: 'manual',
  })

const required = { code: 'authentication_required', decline_code: 'authentication_required' }

test('a card that needs no authentication is set up at once (PAY-52)', async () => {
  expect(await setUp(await createBuyer(sandbox))).toMatchObject({
    object: 'setup_intent',
    status: 'succeeded',
    usage: 'off_session',
  })
})

test('4000002500003155 is refused off session until it is set up with authentication (PAY-52)', async () => {
  const buyer = await createBuyer(sandbox, asksUntilSetUp)
  expect(await refusalOf(chargeOffSession(buyer))).toMatchObject(required)
  const intent = await setUp(buyer)
  expect(intent).toMatchObject({ status: 'requires_action', payment_method: buyer.card })
  const page = await (await fetch(intent.next_action?.redirect_to_url?.url ?? '')).text()
  expect(page).toContain('Confirm this card')
  expect(page).not.toContain('Amount')
  const back = new URL((await press(intent, 'complete')).headers.get('location') ?? '')
  expect(Object.fromEntries(back.searchParams)).toEqual({
    order: '7',
    setup_intent: intent.id,
    setup_intent_client_secret: intent.client_secret,
    redirect_status: 'succeeded',
  })
  expect(await sandbox.stripe.setupIntents.retrieve(intent.id)).toMatchObject({
    status: 'succeeded',
  })
  expect(await chargeOffSession(buyer)).toMatchObject({ status: 'succeeded' })
})

test('4000002500003155 is set up by the first payment of a series too (PAY-52)', async () => {
  const buyer = await createBuyer(sandbox, asksUntilSetUp)
  const intent = await sandbox.stripe.paymentIntents.create({
    ...charge(buyer),
    setup_future_usage: 'off_session',
    return_url: 'http://127.0.0.1:9/back',
  })
  expect(intent.status).toBe('requires_action')
  await press(intent, 'complete')
  expect(await chargeOffSession(buyer)).toMatchObject({ status: 'succeeded' })
})

test('4000003800000446 asks on session and pays off session (PAY-52)', async () => {
  const buyer = await createBuyer(sandbox, isSetUpAlready)
  expect(await sandbox.stripe.paymentIntents.create(charge(buyer))).toMatchObject({
    status: 'requires_action',
  })
  expect(await chargeOffSession(buyer)).toMatchObject({ status: 'succeeded' })
})

test('4000002760003184 stays refused off session after it was set up (PAY-52)', async () => {
  const buyer = await createBuyer(sandbox, '4000002760003184')
  await press(await setUp(buyer), 'complete')
  expect(await refusalOf(chargeOffSession(buyer))).toMatchObject(required)
})

test('a failed authentication sets nothing up, and the set-up can be confirmed again (PAY-52)', async () => {
  const buyer = await createBuyer(sandbox, asksUntilSetUp)
  const { stripe } = sandbox
  const intent = await setUp(buyer)
  await press(intent, 'fail')
  expect(await stripe.setupIntents.retrieve(intent.id)).toMatchObject({
    status: 'requires_payment_method',
    payment_method: null,
    last_setup_error: { code: 'setup_intent_authentication_failure' },
  })
  expect(await refusalOf(chargeOffSession(buyer))).toMatchObject(required)
  const again = await stripe.setupIntents.confirm(intent.id, {
    payment_method: buyer.card,
    return_url: 'http://127.0.0.1:9/back',
  })
  await press(again, 'complete')
  const found = await stripe.setupIntents.list({
    customer: buyer.customer,
    payment_method: buyer.card,
  })
  expect(found.data.map(({ id, status }) => [id, status])).toEqual([[intent.id, 'succeeded']])
})

test('a declined card is refused with its set-up', async () => {
  const buyer = await createBuyer(sandbox)
  await sandbox.control('POST', `payment_methods/${buyer.card}`, { behaviour: 'declined' })
  expect(await refusalOf(setUp(buyer))).toMatchObject({
    code: 'card_declined',
    decline_code: 'generic_decline',
  })
})
