import { expect, test } from 'vitest'
import {
  createBuyer,
  createCard,
  charge,
  describeOnBoth,
  postPaymentMethod,
  postToken,
  refusalOf,
} from './testing/account.ts'

const declined = { code: 'card_declined', decline_code: 'generic_decline' }
const later = { advice_code: 'try_again_later' }
const never = { advice_code: 'do_not_try_again' }
const refusedCards = [
  ['4000000000000002', { ...declined, ...later }, 'Your card was declined.'],
  [
    '4000000000009995',
    { ...declined, decline_code: 'insufficient_funds', ...later },
    'Your card has insufficient funds.',
  ],
  [
    '4000000000009987',
    { ...declined, decline_code: 'lost_card', ...never },
    'Your card was declined.',
  ],
  [
    '4000000000009979',
    { ...declined, decline_code: 'stolen_card', ...never },
    'Your card was declined.',
  ],
  [
    '4000000000006975',
    { ...declined, decline_code: 'card_velocity_exceeded' },
    'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
  ],
  [
    '4000000000000119',
    { code: 'processing_error', ...later },
    'An error occurred while processing your card. Try again in a little bit.',
  ],
  [
    '4000000000000069',
    { code: 'expired_card', param: 'exp_month', advice_code: 'confirm_card_data' },
    'Your card has expired.',
  ],
  [
    '4000000000000127',
    { code: 'incorrect_cvc', param: 'cvc', advice_code: 'confirm_card_data' },
    "Your card's security code is incorrect.",
  ],
] as const

describeOnBoth('cards and charges', (account) => {
  test('a browser exchanges card fields for a token without the number (API-23)', async () => {
    const { status, body } = await postToken(account(), { number: '4242 4242 4242 4242' })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      object: 'token',
      type: 'card',
      used: false,
      card: { brand: 'Visa', last4: '4242', exp_month: 12, exp_year: 2030, name: 'Asha Rao' },
    })
    expect(JSON.stringify(body)).not.toContain('424242424242')
  })

  test.each([
    [{ number: '4242424242424241' }, 'incorrect_number', 'number'],
    [{ number: '42' }, 'invalid_number', 'number'],
    [{ exp_month: '13' }, 'invalid_expiry_month', 'exp_month'],
    [{ exp_year: '2020' }, 'invalid_expiry_year', 'exp_year'],
    [{ cvc: '12' }, 'invalid_cvc', 'cvc'],
  ])(
    'an invalid card field is refused without asking the bank: %o (API-23)',
    async (slip, code, param) => {
      const { status, body } = await postToken(account(), { number: '4242424242424242', ...slip })
      expect(status).toBe(402)
      expect(body.error).toMatchObject({ type: 'card_error', code, param })
    },
  )

  test('a token makes one card and is refused a second time', async () => {
    const { body } = await postToken(account(), { number: '4242424242424242' })
    const { stripe } = account()
    const card = await stripe.paymentMethods.create({ type: 'card', card: { token: body.id } })
    expect(card).toMatchObject({ billing_details: { name: 'Asha Rao' }, card: { last4: '4242' } })
    const again = stripe.paymentMethods.create({ type: 'card', card: { token: body.id } })
    expect(await refusalOf(again)).toMatchObject({ code: 'token_already_used', statusCode: 400 })
  })

  test('a browser creates a payment method, which a server can save (PAY-51)', async () => {
    const { stripe } = account()
    const { status, origin, body } = await postPaymentMethod(account(), '4242 4242 4242 4242')
    expect([status, origin]).toEqual([200, '*'])
    expect(body).toMatchObject({
      object: 'payment_method',
      customer: null,
      billing_details: { name: 'Asha Rao' },
      card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2030 },
    })
    expect(JSON.stringify(body)).not.toContain('424242424242')
    const { id: customer } = await stripe.customers.create()
    const saved = await stripe.paymentMethods.attach(body.id, { customer })
    expect(saved).toMatchObject({ customer, billing_details: { name: 'Asha Rao' } })
  })

  test('4242424242424242 pays (PAY-25)', async () => {
    const { stripe } = account()
    const buyer = await createBuyer(account())
    const intent = await stripe.paymentIntents.create({
      ...charge(buyer),
      metadata: { attempt: 'a-1' },
      expand: ['latest_charge'],
    })
    expect(intent).toMatchObject({
      status: 'succeeded',
      amount_received: 599,
      currency: 'gbp',
      customer: buyer.customer,
      metadata: { attempt: 'a-1' },
      latest_charge: { object: 'charge', paid: true, amount: 599, payment_intent: intent.id },
    })
    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({ status: 'succeeded' })
  })

  test.each(refusedCards)(
    '%s cannot be saved, and is answered 402 with its own message (PAY-25)',
    async (number, codes, message) => {
      const { stripe } = account()
      const { id: customer } = await stripe.customers.create()
      const card = await createCard(account(), number)
      const refusal = await refusalOf(stripe.paymentMethods.attach(card.id, { customer }))
      expect(refusal).toMatchObject({ type: 'StripeCardError', statusCode: 402, message, ...codes })
      expect((await stripe.customers.listPaymentMethods(customer)).data).toEqual([])
    },
  )

  test.each(refusedCards)(
    '%s is declined when charged, and the intent has the reason (PAY-25)',
    async (number, codes, message) => {
      const { stripe } = account()
      const { id: customer } = await stripe.customers.create()
      const { id: card } = await createCard(account(), number)
      const refusal = await refusalOf(stripe.paymentIntents.create(charge({ customer, card })))
      expect(refusal).toMatchObject({ type: 'StripeCardError', statusCode: 402, message, ...codes })
      const { data } = await stripe.paymentIntents.list({ customer })
      expect(data).toMatchObject([
        {
          id: refusal.payment_intent?.id,
          status: 'requires_payment_method',
          amount_received: 0,
          payment_method: null,
          last_payment_error: { type: 'card_error', message, ...codes },
        },
      ])
    },
  )

  test('4000000000000341 can be saved and is declined when charged (PAY-27)', async () => {
    const { stripe } = account()
    const buyer = await createBuyer(account(), '4000000000000341')
    const { data } = await stripe.customers.listPaymentMethods(buyer.customer)
    expect(data.map(({ id }) => id)).toEqual([buyer.card])
    const refusal = await refusalOf(stripe.paymentIntents.create(charge(buyer)))
    expect(refusal).toMatchObject({ statusCode: 402, ...declined })
  })

  test('an intent whose card was declined can be paid with another card', async () => {
    const { stripe } = account()
    const { customer } = await createBuyer(account())
    const { id: card } = await createCard(account(), '4000000000000341')
    const { payment_intent: refused } = await refusalOf(
      stripe.paymentIntents.create(charge({ customer, card })),
    )
    const id = refused?.id ?? ''
    expect(await refusalOf(stripe.paymentIntents.confirm(id))).toMatchObject({
      code: 'payment_intent_unexpected_state',
      statusCode: 400,
    })
    const { data } = await stripe.customers.listPaymentMethods(customer)
    const paid = await stripe.paymentIntents.confirm(id, { payment_method: data[0]?.id ?? '' })
    expect(paid).toMatchObject({ status: 'succeeded', last_payment_error: null })
  })

  test.each(['4000002760003184', '4000008400001629'])(
    '%s off session is refused with authentication_required (PAY-26, PAY-27)',
    async (number) => {
      const { stripe } = account()
      const buyer = await createBuyer(account(), number)
      const call = stripe.paymentIntents.create({ ...charge(buyer), off_session: true })
      const refusal = await refusalOf(call)
      expect(refusal).toMatchObject({
        type: 'StripeCardError',
        statusCode: 402,
        code: 'authentication_required',
        payment_intent: { status: 'requires_payment_method' },
      })
    },
  )

  test.each(["LEO'S", 'LEO*', '2027'])(
    'a statement suffix with a character that banks do not print, or without a letter, is refused: %s',
    async (statement_descriptor_suffix) => {
      const { stripe } = account()
      const buyer = await createBuyer(account())
      const call = stripe.paymentIntents.create({ ...charge(buyer), statement_descriptor_suffix })
      expect(await refusalOf(call)).toMatchObject({ statusCode: 400 })
    },
  )

  test('a saved card can be used by its customer only, and a detached one by nobody', async () => {
    const { stripe } = account()
    const buyer = await createBuyer(account())
    const { id: stranger } = await stripe.customers.create()
    const theft = stripe.paymentIntents.create(charge({ ...buyer, customer: stranger }))
    expect(await refusalOf(theft)).toMatchObject({ statusCode: 400, param: 'payment_method' })
    const nobody = stripe.paymentMethods.attach(buyer.card, { customer: stranger })
    expect(await refusalOf(nobody)).toMatchObject({ statusCode: 400 })

    await stripe.paymentMethods.detach(buyer.card)
    expect(await refusalOf(stripe.paymentIntents.create(charge(buyer)))).toMatchObject({
      statusCode: 400,
    })
    expect(
      await refusalOf(stripe.paymentMethods.attach(buyer.card, { customer: buyer.customer })),
    ).toMatchObject({ statusCode: 400 })
  })

  test('a payment with setup_future_usage saves its card, and one without it spends the card', async () => {
    const { stripe } = account()
    const { id: customer } = await stripe.customers.create()
    const { id: stored } = await createCard(account())
    await stripe.paymentIntents.create({
      ...charge({ customer, card: stored }),
      setup_future_usage: 'off_session',
    })
    expect((await stripe.paymentMethods.retrieve(stored)).customer).toBe(customer)
    const { id: spent } = await createCard(account())
    await stripe.paymentIntents.create(charge({ customer, card: spent }))
    const again = stripe.paymentIntents.create(charge({ customer, card: spent }))
    expect(await refusalOf(again)).toMatchObject({ statusCode: 400 })
  })

  test('a refund returns what is left of a charge, and never more', async () => {
    const { stripe } = account()
    const intent = await stripe.paymentIntents.create(charge(await createBuyer(account())))
    const part = await stripe.refunds.create({ payment_intent: intent.id, amount: 100 })
    expect(part).toMatchObject({ amount: 100, status: 'succeeded', payment_intent: intent.id })
    const more = stripe.refunds.create({ payment_intent: intent.id, amount: 500 })
    expect(await refusalOf(more)).toMatchObject({ statusCode: 400 })
    const rest = await stripe.refunds.create({
      payment_intent: intent.id,
      reason: 'duplicate',
      metadata: { why: 'twice' },
    })
    expect(rest).toMatchObject({ amount: 499, reason: 'duplicate', metadata: { why: 'twice' } })
    expect(await refusalOf(stripe.refunds.create({ payment_intent: intent.id }))).toMatchObject({
      code: 'charge_already_refunded',
    })
    const { data } = await stripe.refunds.list({ payment_intent: intent.id })
    expect(data.map(({ id }) => id)).toEqual([rest.id, part.id])
  })

  test('an intent can be cancelled until it has succeeded', async () => {
    const { stripe } = account()
    const { customer, card } = await createBuyer(account())
    const open = await stripe.paymentIntents.create({
      amount: 599,
      currency: 'gbp',
      customer,
      payment_method: card,
      allowed_payment_method_types: ['card'],
    })
    expect(open.status).toBe('requires_confirmation')
    const cancelled = await stripe.paymentIntents.cancel(open.id, {
      cancellation_reason: 'abandoned',
    })
    expect(cancelled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' })
    const state = { statusCode: 400, code: 'payment_intent_unexpected_state' }
    expect(await refusalOf(stripe.paymentIntents.confirm(open.id))).toMatchObject(state)
    const paid = await stripe.paymentIntents.create(charge({ customer, card }))
    expect(await refusalOf(stripe.paymentIntents.cancel(paid.id))).toMatchObject({
      ...state,
      payment_intent: { id: paid.id, status: 'succeeded' },
    })
  })
})
