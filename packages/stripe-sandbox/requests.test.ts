import { expect, test } from 'vitest'
import {
  createBuyer,
  createCard,
  charge,
  describeOnBoth,
  refusalOf,
  type Account,
} from './testing/account.ts'

const idOfCustomer = async ({ stripe }: Account) => (await stripe.customers.create()).id

async function ask(account: Account, method: string, path: string, key?: string, body?: string) {
  const response = await fetch(`${account.baseUrl}${path}`, {
    method,
    headers: {
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      'content-type': 'application/x-www-form-urlencoded',
    },
    ...(body === undefined ? {} : { body }),
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

describeOnBoth('requests', (account) => {
  test('an unknown route, object or parameter is refused with an error of Stripe’s shape', async () => {
    const { secretKey, stripe } = account()
    expect(await ask(account(), 'GET', '/v1/nonsense', secretKey)).toMatchObject({
      status: 404,
      body: {
        error: {
          type: 'invalid_request_error',
          message: expect.stringMatching(/^Unrecognized request URL/),
        },
      },
    })
    expect(await refusalOf(stripe.paymentIntents.retrieve('pi_0'))).toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 404,
      code: 'resource_missing',
    })
    const unknown = await ask(account(), 'POST', '/v1/customers', secretKey, 'nonsense[a]=1')
    expect(unknown).toMatchObject({
      status: 400,
      body: { error: { code: 'parameter_unknown', param: 'nonsense' } },
    })
  })

  test('payment_method_types is refused', async () => {
    const { secretKey } = account()
    const body = 'amount=599&currency=gbp&payment_method_types[]=card'
    expect(await ask(account(), 'POST', '/v1/payment_intents', secretKey, body)).toMatchObject({
      status: 400,
      body: { error: { type: 'invalid_request_error', param: 'payment_method_types' } },
    })
  })

  test('requests without a key, with a wrong one or with the public one are refused', async () => {
    expect(await ask(account(), 'GET', '/v1/payment_intents')).toMatchObject({ status: 401 })
    expect(await ask(account(), 'GET', '/v1/payment_intents', 'sk_test_wrong')).toMatchObject({
      status: 401,
    })
    const { publicKey } = account()
    expect(await ask(account(), 'GET', '/v1/payment_intents', publicKey)).toMatchObject({
      status: 401,
      body: { error: { code: 'secret_key_required' } },
    })
  })

  test('a browser can read an intent only with its client secret (PAY-26)', async () => {
    const { stripe, publicKey } = account()
    const intent = await stripe.paymentIntents.create(charge(await createBuyer(account())))
    const path = `/v1/payment_intents/${intent.id}`
    const secret = intent.client_secret ?? ''
    const found = await ask(account(), 'GET', `${path}?client_secret=${secret}`, publicKey)
    expect(found).toMatchObject({ status: 200, body: { id: intent.id, status: 'succeeded' } })
    expect(found.body).not.toHaveProperty('metadata')
    expect(found.headers.get('access-control-allow-origin')).toBe('*')
    const wrong = await ask(account(), 'GET', `${path}?client_secret=${secret}x`, publicKey)
    expect(wrong.status).toBe(400)
    expect((await ask(account(), 'GET', path, publicKey)).status).toBe(400)
  })

  test.each([
    [{ amount: '29' }, 'amount_too_small'],
    [{ amount: '100000000' }, 'amount_too_large'],
    [{ amount: '5.99' }, 'parameter_invalid_integer'],
    [{ amount: undefined }, 'parameter_missing'],
  ])('an amount that cannot be charged is refused: %o', async (change, code) => {
    const fields = Object.entries({ currency: 'gbp', ...change })
    const input = fields.filter((field): field is [string, string] => field[1] !== undefined)
    const body = new URLSearchParams(input).toString()
    expect(
      await ask(account(), 'POST', '/v1/payment_intents', account().secretKey, body),
    ).toMatchObject({ status: 400, body: { error: { code, param: 'amount' } } })
  })

  test('an unknown currency is refused', async () => {
    const call = account().stripe.paymentIntents.create({ amount: 599, currency: 'xyz' })
    expect(await refusalOf(call)).toMatchObject({ statusCode: 400, param: 'currency' })
  })

  test('a confirmation that could redirect needs a return_url unless only cards are allowed', async () => {
    const { allowed_payment_method_types: _, ...open } = charge(await createBuyer(account()))
    const { stripe } = account()
    expect(await refusalOf(stripe.paymentIntents.create(open))).toMatchObject({ statusCode: 400 })
    const paid = await stripe.paymentIntents.create({
      ...open,
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    })
    expect(paid.status).toBe('succeeded')
  })

  test('the usage of a stored card is accepted for a first payment and for renewals', async () => {
    const { stripe } = account()
    const { id: customer } = await stripe.customers.create()
    const { id: card } = await createCard(account())
    const first = await stripe.paymentIntents.create({
      ...charge({ customer, card }),
      setup_future_usage: 'off_session',
      payment_method_options: { card: { setup_credential_usage: 'recurring' } },
    })
    expect(first.payment_method_options?.card?.setup_credential_usage).toBe('recurring')
    const renewal = await stripe.paymentIntents.create({
      ...charge({ customer, card }),
      off_session: true,
      payment_method_options: { card: { stored_credential_usage: 'recurring' } },
    })
    expect(renewal).toMatchObject({ status: 'succeeded' })
    const both = stripe.paymentIntents.create({
      ...charge({ customer, card }),
      setup_future_usage: 'off_session',
      payment_method_options: { card: { stored_credential_usage: 'recurring' } },
    })
    expect(await refusalOf(both)).toMatchObject({ statusCode: 400 })
  })

  test('a repeated key with the same parameters gets the same response', async () => {
    const { stripe } = account()
    const buyer = await createBuyer(account())
    const idempotencyKey = crypto.randomUUID()
    const first = await stripe.paymentIntents.create(charge(buyer), { idempotencyKey })
    const again = await stripe.paymentIntents.create(charge(buyer), { idempotencyKey })
    expect(again.id).toBe(first.id)
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true')
    expect((await stripe.paymentIntents.list({ customer: buyer.customer })).data).toHaveLength(1)
  })

  test('a repeated key of a declined charge gets the same decline without a second charge', async () => {
    const { stripe } = account()
    const buyer = await createBuyer(account(), '4000000000000341')
    const idempotencyKey = crypto.randomUUID()
    const pay = () => refusalOf(stripe.paymentIntents.create(charge(buyer), { idempotencyKey }))
    const [first, again] = [await pay(), await pay()]
    expect(first.statusCode).toBe(402)
    expect(again).toMatchObject({ statusCode: 402, charge: first.charge })
    expect((await stripe.paymentIntents.list({ customer: buyer.customer })).data).toHaveLength(1)
  })

  test('a key with other parameters, or for another endpoint, is refused', async () => {
    const { stripe } = account()
    const buyer = await createBuyer(account())
    const idempotencyKey = crypto.randomUUID()
    await stripe.paymentIntents.create(charge(buyer), { idempotencyKey })
    const other = stripe.paymentIntents.create(
      { ...charge(buyer), amount: 600 },
      { idempotencyKey },
    )
    expect(await refusalOf(other)).toMatchObject({
      type: 'StripeIdempotencyError',
      statusCode: 400,
      rawType: 'idempotency_error',
    })
    const elsewhere = crypto.randomUUID()
    await stripe.customers.create({ description: 'x' }, { idempotencyKey: elsewhere })
    const { id } = await stripe.customers.create()
    const update = stripe.customers.update(id, { description: 'x' }, { idempotencyKey: elsewhere })
    expect(await refusalOf(update)).toMatchObject({ rawType: 'idempotency_error' })
    expect(await stripe.customers.retrieve(id)).toMatchObject({ description: null })
  })

  test('a request with refused parameters does not use its key', async () => {
    const { stripe } = account()
    const idempotencyKey = crypto.randomUUID()
    const bad = { amount: 599, currency: 'gbp', nonsense: 1 }
    expect(await refusalOf(stripe.paymentIntents.create(bad, { idempotencyKey }))).toMatchObject({
      code: 'parameter_unknown',
    })
    const intent = await stripe.paymentIntents.create(
      { amount: 599, currency: 'gbp' },
      { idempotencyKey },
    )
    expect(intent.status).toBe('requires_payment_method')
  })

  test('metadata is stored, changed by name and removed by an empty value', async () => {
    const { stripe } = account()
    const { id } = await stripe.customers.create({ metadata: { a: '1', b: '2' } })
    const changed = await stripe.customers.update(id, { metadata: { a: '', c: '3' }, email: '' })
    expect(changed).toMatchObject({ email: null })
    expect(changed.metadata).toEqual({ b: '2', c: '3' })
    const tooMany = Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`k${n}`, 'v']))
    expect(await refusalOf(stripe.customers.update(id, { metadata: tooMany }))).toMatchObject({
      statusCode: 400,
    })
  })

  test('lists are paged newest first, forwards and backwards', async () => {
    const { stripe } = account()
    const customer = await idOfCustomer(account())
    const made: string[] = []
    for (const amount of [101, 102, 103, 104, 105])
      made.unshift((await stripe.paymentIntents.create({ amount, currency: 'gbp', customer })).id)
    const first = await stripe.paymentIntents.list({ customer, limit: 2 })
    expect(first).toMatchObject({ object: 'list', has_more: true })
    expect(first.data.map(({ id }) => id)).toEqual(made.slice(0, 2))
    const all: string[] = []
    for await (const { id } of stripe.paymentIntents.list({ customer, limit: 2 })) all.push(id)
    expect(all).toEqual(made)
    const back = await stripe.paymentIntents.list({
      customer,
      limit: 2,
      ending_before: made[3] ?? '',
    })
    expect(back.data.map(({ id }) => id)).toEqual(made.slice(1, 3))
  })

  test('a deleted customer keeps its payments and loses its cards', async () => {
    const { stripe } = account()
    const buyer = await createBuyer(account())
    await stripe.paymentIntents.create(charge(buyer))
    expect(await stripe.customers.del(buyer.customer)).toMatchObject({ deleted: true })
    expect(await stripe.customers.retrieve(buyer.customer)).toMatchObject({ deleted: true })
    expect(await stripe.paymentMethods.retrieve(buyer.card)).toMatchObject({ customer: null })
  })
})
