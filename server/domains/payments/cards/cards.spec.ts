import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBuyer, cardNumbers } from '../../../testing/buyers.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp({ payments: true })
})
afterAll(() => product.close())

const save = 'POST /api/payment-plan/save-payment-card'
const list = 'GET /api/payment-plan/get-payment-cards'
const removal = (id: string) => `DELETE /api/payment-plan/payment-card/${id}`

describe('saving a card', () => {
  test('takes a token with the fields of any purchase and answers the saved cards (API-24, API-37)', async () => {
    const buyer = await createBuyer(product)
    const { status, body } = await buyer.call(save, {
      token: await product.sandbox.createToken(cardNumbers.good, 'Asha Rao'),
      card: { last4: '9999' },
      user_id: buyer.user.id,
      type: 'horoscope',
      payment_plan_id: 1,
      horoscope_id: 1,
      lang: 1,
    })
    const saved = {
      stripe_card_id: expect.stringMatching(/^pm_/),
      last_4: '4242',
      brand: 'visa',
      name: 'Asha Rao',
      exp_month: 12,
      exp_year: 2030,
      wallet: null,
      earlier_ids: [],
      confirms_renewals: false,
    }
    expect([status, body]).toEqual([200, { cards: [saved] }])
    expect((await buyer.call(list)).body).toEqual(body)
  })

  test('takes the payment method that a browser created, sent twice too (PAY-51)', async () => {
    const buyer = await createBuyer(product)
    const token = await product.sandbox.createPaymentMethod(cardNumbers.good)
    for (const { status, body } of [
      await buyer.call(save, { token }),
      await buyer.call(save, { token }),
    ])
      expect([status, body.cards]).toEqual([
        200,
        [expect.objectContaining({ stripe_card_id: token, last_4: '4242', name: 'Mira Sharma' })],
      ])
  })

  test('by the payment method of another person’s card is refused and leaves the card theirs (PAY-51)', async () => {
    const [buyer, thief] = [await createBuyer(product, 'good'), await createBuyer(product)]
    const [{ stripe_card_id: token }] = (await buyer.call(list)).body.cards
    // The server has not seen it as a token of the buyer's: the provider refuses it.
    await product.context.db.deleteFrom('card_tokens').execute()
    const { status, body } = await thief.call(save, { token })
    expect([status, body.code]).toEqual([422, 'token-invalid'])
    expect((await thief.call(list)).body.cards).toEqual([])
    expect((await buyer.call(list)).body.cards).toHaveLength(1)
  })

  test('lists the newest card first, and none of them to another user', async () => {
    const buyer = await createBuyer(product, 'good')
    product.clock.advance({ seconds: 2 })
    await buyer.saveCard('requires3ds')
    expect(
      (await buyer.call(list)).body.cards.map((card: { last_4: string }) => card.last_4),
    ).toEqual(['3184', '4242'])
    expect((await (await createBuyer(product)).call(list)).body).toEqual({ cards: [] })
  })

  // Guard in server/domains/payments/cards/save-card.ts: a card token that is sent twice uses one idempotency key.
  // Guard in server/domains/payments/cards/find-customer.ts: a customer is created under one idempotency key.
  // Guard in server/domains/payments/cards/card.repository.ts:
  // the idempotency key of a customer stays as it was first stored.
  test('with one token sent twice saves one card', async () => {
    const buyer = await createBuyer(product)
    const token = await product.sandbox.createToken(cardNumbers.good)
    const answers = await Promise.all([1, 2, 3].map(() => buyer.call(save, { token })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await buyer.call(list)).body.cards).toHaveLength(1)
    const customers = await product.sandbox.stripe.customers.list({ limit: 100 })
    expect(customers.data.filter(({ email }) => email === buyer.email)).toHaveLength(1)
  })

  // Guard in server/domains/payments/cards/card.repository.ts: a card token belongs to the person who sent it first.
  test('with an unknown token, or one of another person, saves no card', async () => {
    const [buyer, thief] = [await createBuyer(product), await createBuyer(product)]
    const token = await product.sandbox.createToken(cardNumbers.good)
    await buyer.call(save, { token })
    for (const other of [token, 'tok_nonsense']) {
      const { status, body } = await thief.call(save, { token: other })
      expect([status, body.code]).toEqual([422, 'token-invalid'])
    }
    expect((await thief.call(save, {})).status).toBe(422)
    expect((await thief.call(list)).body.cards).toEqual([])
  })

  test('without a session is refused with 401', async () => {
    expect((await product.call(save, { body: { token: 'tok_x' } })).status).toBe(401)
    expect((await product.call(list)).status).toBe(401)
  })

  // Guard in server/domains/payments/cards/save-card.ts: only the hash of a card token is stored.
  test('stores no card number, even if a caller sends one by mistake (PAY-09)', async () => {
    const buyer = await createBuyer(product)
    const token = await product.sandbox.createToken(cardNumbers.good)
    await buyer.call(save, { token, card: { number: cardNumbers.good, cvc: '123' } })
    const stored = await product.context.db.selectFrom('card_tokens').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(cardNumbers.good)
    expect(JSON.stringify(stored)).not.toContain(token)
  })

  test('a second time shows one card, by its new id, and removes the older unless a plan renews by it (PAY-121)', async () => {
    const buyer = await createBuyer(product)
    const needless = await buyer.saveCard('good')
    product.clock.advance({ minutes: 12 })
    const renewing = await buyer.saveCard('good')
    await buyer.buy({ payment_plan_id: 1, horoscope_id: 1, card_id: renewing })
    product.clock.advance({ minutes: 12 })
    const newest = await buyer.saveCard('good')
    const shown = (await buyer.call(list)).body.cards
    expect(shown).toMatchObject([{ stripe_card_id: newest, earlier_ids: [renewing] }])
    expect(JSON.stringify(shown)).not.toContain(needless)
    // A new expiry is a card that its holder has to tell from the old one.
    product.clock.advance({ minutes: 12 })
    await buyer.saveCard('good', { expiryYear: '2031' })
    expect((await buyer.call(list)).body.cards).toHaveLength(2)
  })

  // Guard in server/domains/payments/cards/save-card.ts: a card that an open payment waits for is not removed.
  test('a second time leaves the card that a payment waits for (PAY-121)', async () => {
    const buyer = await createBuyer(product)
    const card_id = await buyer.saveCard('requires3ds')
    const { body } = await buyer.buy({ payment_plan_id: 1, horoscope_id: 1, card_id })
    product.clock.advance({ minutes: 12 })
    await buyer.saveCard('requires3ds')
    expect((await buyer.call(list)).body.cards).toMatchObject([{ earlier_ids: [card_id] }])
    await product.sandbox.answerBank(body.client_secret, 'Complete')
    const completed = await buyer.call('POST /api/payment-plan/complete-subscription', {
      user_payment_plan_id: body.user_payment_plan_id,
    })
    expect(completed.status).toBe(200)
    expect((await buyer.active()).map(({ card_id: renewing }) => renewing)).toEqual([card_id])
  })

  // Guard in server/domains/subscriptions/groups/subscription.repository.ts:
  // a new card leaves renewals that another saved card pays.
  // Guard in server/domains/subscriptions/groups/subscription.repository.ts: a new card leaves subscriptions by coupon.
  test('moves no renewal to the new card while another saved card pays it', async () => {
    const [buyer, other] = [await createBuyer(product), await createBuyer(product)]
    for (const one of [buyer, other])
      await one.buy({ payment_plan_id: 1, horoscope_id: 1, card_id: await one.saveCard('good') })
    const coupon_code_id = await buyer.applyCode('WELCOME4', 1)
    const coupon = { payment_plan_id: 1, horoscope_id: 5, coupon_code_id }
    expect((await buyer.buy(coupon)).status).toBe(200)
    const cardsOfRenewals = () =>
      product.context.db
        .selectFrom('subscription_groups')
        .select(['id', 'card_id'])
        .where('user_id', 'in', [buyer.user.id, other.user.id])
        .orderBy('id')
        .execute()
    const before = await cardsOfRenewals()
    expect(before.map(({ card_id }) => card_id !== null)).toEqual([true, true, false])
    product.clock.advance({ seconds: 2 })
    const newest = await buyer.saveCard('requires3ds')
    expect(await cardsOfRenewals()).toEqual(before)
    await buyer.call(removal(newest))
    expect(await cardsOfRenewals()).toEqual(before)
  })
})

describe('removing a card', () => {
  test('removes it from the list of saved cards (API-51)', async () => {
    const buyer = await createBuyer(product)
    const id = await buyer.saveCard('good')
    const { status, body } = await buyer.call(removal(id))
    expect([status, body]).toEqual([200, { cards: [], msg: 'The card has been removed.' }])
    expect((await buyer.call(list)).body.cards).toEqual([])
    expect((await buyer.call(removal(id))).status).toBe(404)
  })

  // Guard in server/domains/payments/cards/remove-card.ts: a card is removed by its owner only.
  test('of another person is refused with 404 and removes nothing (API-51)', async () => {
    const [buyer, thief] = [await createBuyer(product), await createBuyer(product, 'good')]
    const id = await buyer.saveCard('good')
    const { status, body } = await thief.call(removal(id))
    expect([status, body.code]).toEqual([404, 'card-not-found'])
    expect((await buyer.call(list)).body.cards).toHaveLength(1)
  })

  // Guard in server/domains/payments/cards/remove-card.ts: a card is removed under each id that it was saved under.
  test('that was saved twice removes it for good, and renews by another card (PAY-121)', async () => {
    const buyer = await createBuyer(product)
    const other = await buyer.saveCard('indian')
    product.clock.advance({ minutes: 12 })
    const renewing = await buyer.saveCard('good')
    await buyer.buy({ payment_plan_id: 1, horoscope_id: 1, card_id: renewing })
    product.clock.advance({ minutes: 12 })
    const newest = await buyer.saveCard('good')
    const { body } = await buyer.call(removal(newest))
    expect(body.cards).toMatchObject([{ stripe_card_id: other }])
    expect((await buyer.call(list)).body.cards).toHaveLength(1)
    expect((await buyer.active()).map(({ card_id }) => card_id)).toEqual([other])
  })

  test('charges renewals to the newest of the other cards, or to none', async () => {
    const buyer = await createBuyer(product)
    const first = await buyer.saveCard('indian')
    product.clock.advance({ seconds: 2 })
    const second = await buyer.saveCard('good')
    await buyer.buy({ payment_plan_id: 1, horoscope_id: 1, card_id: second })
    const cardOfRenewals = async () =>
      (
        await product.context.db
          .selectFrom('subscription_groups')
          .select('card_id')
          .where('user_id', '=', buyer.user.id)
          .executeTakeFirst()
      )?.card_id
    await buyer.call(removal(second))
    expect(await cardOfRenewals()).toBe(first)
    await buyer.call(removal(first))
    expect(await cardOfRenewals()).toBeNull()
    expect(await cardOfRenewals()).not.toBe(await buyer.saveCard('good'))
    expect(await cardOfRenewals()).not.toBeNull()
  })
})

describe('a card of a wallet', () => {
  test.each([
    ['apple_pay', 'Apple Pay'],
    ['google_pay', 'Google Pay'],
    ['link', 'Link'],
  ] as const)(
    '(%s) is named with saved cards, in the list of payments and on the receipt (PAY-114)',
    async (wallet, name) => {
      const buyer = await createBuyer(product)
      const card_id = await buyer.saveCard('good', { wallet })
      expect((await buyer.call(list)).body.cards).toMatchObject([{ wallet, last_4: '4242' }])
      await buyer.buy({ payment_plan_id: 1, horoscope_id: 1, card_id })
      const { body } = await buyer.call('GET /api/payment-plan/purchases')
      expect(body.purchases).toMatchObject([{ card: { brand: 'visa', wallet, last_4: '4242' } }])
      await product.jobs.run()
      expect(product.mails.findLast(({ to }) => to === buyer.email)?.text).toContain(
        `Paid with Visa (${name}) ending in 4242.`,
      )
    },
  )

  // Guard in server/domains/payments/cards/save-card.ts: a card that renews a plan is not replaced.
  test('replaces the one that the same wallet gave before, unless a plan renews by it (PAY-120)', async () => {
    const buyer = await createBuyer(product)
    const pay = async (wallet: 'apple_pay' | 'google_pay', card: 'good' | 'indian') => {
      const card_id = await buyer.saveCard(card, { wallet })
      await buyer.call('POST /api/payment-plan/buy-consultation', {
        consultation_id: 1,
        questions: [101],
        card_id,
      })
      product.clock.advance({ minutes: 12 })
      return card_id
    }
    const saved = async () =>
      ((await buyer.call(list)).body.cards as { stripe_card_id: string }[]).map(
        ({ stripe_card_id }) => stripe_card_id,
      )
    const typed = await buyer.saveCard('french')
    const renewing = await buyer.saveCard('good', { wallet: 'apple_pay' })
    await buyer.buy({ payment_plan_id: 1, horoscope_id: 1, card_id: renewing })
    product.clock.advance({ minutes: 12 })
    const google = await pay('google_pay', 'good')
    await pay('apple_pay', 'indian')
    await pay('apple_pay', 'indian')
    const last = await pay('apple_pay', 'indian')
    expect(await saved()).toEqual([last, google, renewing, typed])
    expect((await buyer.active()).map(({ card_id }) => card_id)).toEqual([renewing])
  })
})

describe('a new card that is declined', () => {
  test.each([
    ['declined', 'Your card was declined. Use another card, or ask your bank', 'bank'],
    ['noFunds', 'There is not enough money on this card. Use another card, or try', 'funds'],
    ['expired', 'The card has expired, or its expiry date is wrong. Check', 'expiry'],
    ['wrongCode', 'The security code is wrong. Check the security code', 'security-code'],
    ['lost', 'Your card was declined. Use another card, or ask your bank', 'bank'],
    ['stolen', 'Your card was declined. Use another card, or ask your bank', 'bank'],
    ['tooOften', 'The card has reached a limit that your bank sets. Use another', 'limit'],
    ['processingError', 'Your bank could not be reached. Try again in a few minutes', 'later'],
  ] as const)(
    '(%s) is not saved, and is answered 402 with our own sentence and the reason (PAY-11, PAY-25, PAY-69)',
    async (card, sentence, reason) => {
      const buyer = await createBuyer(product)
      const token = await product.sandbox.createToken(cardNumbers[card])
      const { status, body } = await buyer.call(save, {
        token,
      })
      expect([status, body]).toEqual([
        402,
        { code: 'card-refused', message: expect.stringContaining(sentence), reason },
      ])
      expect((await buyer.call(list)).body.cards).toEqual([])
    },
  )

  test('is answered in the language of the request (PAY-69)', async () => {
    const { token } = await createBuyer(product)
    const { body } = await product.call(save, {
      token,
      body: { token: await product.sandbox.createToken(cardNumbers.noFunds) },
      headers: { 'accept-language': 'hi' },
    })
    expect(body.message).toBe(
      'इस कार्ड में पर्याप्त पैसे नहीं हैं। दूसरा कार्ड इस्तेमाल करें, या खाते में पर्याप्त पैसे होने पर फिर कोशिश करें।',
    )
  })
})
