import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createBuyer,
  type Buyer,
  type CardName,
  listPaidAmounts,
  planIds,
} from '../../../testing/buyers.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp({ payments: true })
})
afterAll(() => product.close())

const aries = 1
const leo = 5
const silver = (buyer: { card: string }, horoscope_id = aries) => ({
  payment_plan_id: planIds.silver,
  horoscope_id,
  card_id: buyer.card,
  selectedLang: 1,
})

async function createBuyerWithCard(card: CardName = 'good') {
  const buyer = await createBuyer(product)
  return Object.assign(buyer, { card: await buyer.saveCard(card) })
}

const combo = {
  is_combo: true,
  moon_payment_plan_id: planIds.diamond,
  moon_horoscope_id: aries,
  rising_payment_plan_id: planIds.diamond,
  rising_horoscope_id: leo,
}

const complete = (buyer: Buyer, id: string) =>
  buyer.call('POST /api/payment-plan/complete-subscription', { user_payment_plan_id: id })
const cancel = (buyer: Buyer, id: string) =>
  buyer.call('POST /api/payment-plan/cancel-subscription', { subscription_id: id })

describe('buying one plan on one sign', () => {
  // Guard in server/gateways/payment/charge-parameters.ts: a payment carries its attempt's id.
  test('with a saved card makes an active subscription and one charge (API-27, PAY-22, PLAN-27)', async () => {
    const buyer = await createBuyerWithCard()
    const { status, body } = await buyer.buy(silver(buyer))
    expect([status, body]).toEqual([
      200,
      {
        type: 'succeeded',
        client_secret: null,
        user_payment_plan_id: expect.any(String),
        msg: 'Your plan is active.',
      },
    ])
    expect(await buyer.active()).toMatchObject([
      {
        id: body.user_payment_plan_id,
        status: 'active',
        platform: 'web',
        subscription_type: 'single',
        combo_purchase_id: null,
        payment_plan: {
          id: 1,
          amount: 1.99,
          horoscope_content_frequency: 1,
          tier: 'silver',
          billing_interval: 'week',
          translations: [
            { language_id: 1, title: 'Silver', frequency_title: 'per week' },
            { language_id: 2, title: 'सिल्वर', frequency_title: 'प्रति सप्ताह' },
          ],
        },
        horoscope: {
          id: 1,
          key: 'Aries',
          name: 'Aries',
          translations: [
            { language_id: 1, name: 'Aries' },
            { language_id: 2, name: 'मेष' },
          ],
        },
        subscription_ended: '2026-11-28T09:00:00Z',
        created_at: '2026-11-21T09:00:00Z',
        needs_confirmation: false,
        needs_other_card: false,
      },
    ])
    expect(await listPaidAmounts(product, buyer)).toEqual([199])
  })

  test.each([
    ['gold', 599, '2026-12-21T09:00:00Z'],
    ['diamond', 4999, '2027-11-21T09:00:00Z'],
  ] as const)('%s costs %i pence until %s (PLAN-24)', async (plan, pence, until) => {
    const buyer = await createBuyerWithCard()
    await buyer.buy({ ...silver(buyer), payment_plan_id: planIds[plan] })
    expect((await buyer.active())[0]?.subscription_ended).toBe(until)
    expect(await listPaidAmounts(product, buyer)).toEqual([pence])
  })

  test.each([
    [
      'no plan',
      { payment_plan_id: undefined },
      { payment_plan_id: ['Please select payment plan'] },
    ],
    // Guard in server/domains/subscriptions/orders/order.rules.ts: the hidden combo plan is not sold for one sign.
    [
      'the hidden plan',
      { payment_plan_id: 4 },
      { payment_plan_id: ['Please select payment plan'] },
    ],
    [
      'an unknown plan',
      { payment_plan_id: 99 },
      { payment_plan_id: ['Please select payment plan'] },
    ],
    ['no sign', { horoscope_id: 13 }, { horoscope_id: ['Please select a sign.'] }],
    ['no card', { card_id: 0 }, { card_id: ['Please select a card'] }],
    [
      'an unknown coupon',
      { coupon_code_id: 77, card_id: 0 },
      { coupon_code_id: ['Your promo code is no longer applied. Please apply it again.'] },
    ],
  ])('with %s is refused and charges nothing (API-28)', async (_what, change, errors) => {
    const buyer = await createBuyerWithCard()
    const { status, body } = await buyer.buy({ ...silver(buyer), ...change })
    expect([status, body.code, body.errors]).toEqual([422, 'invalid', errors])
    expect(await listPaidAmounts(product, buyer)).toEqual([])
  })

  // Guard in server/domains/payments/cards/choose-card.ts: a purchase is paid with the buyer's own card.
  // Guard in server/domains/subscriptions/groups/subscription.repository.ts:
  // subscriptions are listed to their holder only.
  test('with another person’s card is refused with 404, and nobody is charged', async () => {
    const [owner, thief] = [await createBuyerWithCard(), await createBuyerWithCard()]
    const { status, body } = await thief.buy({ ...silver(thief), card_id: owner.card })
    expect([status, body.code]).toEqual([404, 'card-not-found'])
    expect(await listPaidAmounts(product, owner)).toEqual([])
  })

  // Guard in server/domains/payments/checkout/buy.ts: a subscription on a sign that has one is refused.
  test('is refused for a sign that is already subscribed, but not for another sign', async () => {
    const buyer = await createBuyerWithCard()
    await buyer.buy(silver(buyer))
    const { status, body } = await buyer.buy({ ...silver(buyer), payment_plan_id: planIds.gold })
    expect([status, body.code]).toEqual([409, 'already-subscribed'])
    expect((await buyer.buy(silver(buyer, leo))).status).toBe(200)
    expect(await listPaidAmounts(product, buyer)).toEqual([199, 199])
  })
})

describe('a card that is declined', () => {
  // Guard in server/domains/payments/settlement/settle.ts: the bank's reason and advice are kept with the attempt.
  test.each<[behaviour: string, sentence: string, reason: string, code?: string, advice?: string]>([
    ['declined_when_charged', 'Your card was declined.', 'bank', 'generic_decline'],
    ['insufficient_funds', 'There is not enough money on this card.', 'funds'],
    // Nobody is told that a card was reported as lost or stolen.
    ['lost', 'Your card was declined.', 'bank', 'lost_card', 'do_not_try_again'],
    ['stolen', 'Your card was declined.', 'bank', 'stolen_card', 'do_not_try_again'],
    ['processing_error', 'Your bank could not be reached.', 'later'],
    ['too_often', 'The card has reached a limit', 'limit', 'card_velocity_exceeded'],
  ])(
    'when it is charged (%s) is answered 402 with our sentence, and the codes of the bank are kept (PAY-21, PAY-27, PAY-68, PAY-69)',
    async (behaviour, sentence, reason, code = behaviour, advice = 'try_again_later') => {
      const buyer = await createBuyerWithCard()
      await product.sandbox.control(`POST /sandbox/payment_methods/${buyer.card}`, { behaviour })
      const { status, body } = await buyer.buy(silver(buyer))
      expect([status, body]).toEqual([
        402,
        { code: 'card-refused', message: expect.stringContaining(sentence), reason },
      ])
      const kept = await product.context.db
        .selectFrom('attempts')
        .innerJoin('purchases', 'purchases.id', 'attempts.purchase_id')
        .select(['attempts.decline_code', 'attempts.advice_code'])
        .where('user_id', '=', buyer.user.id)
        .execute()
      expect(kept).toEqual([{ decline_code: code, advice_code: advice }])
      expect([await buyer.active(), await buyer.historic()]).toEqual([[], []])
      expect(await listPaidAmounts(product, buyer)).toEqual([])
    },
  )

  // Guard in server/domains/payments/purchases/settle-purchase.ts: a refused purchase releases its slots.
  test('does not prevent a purchase with another card', async () => {
    const buyer = await createBuyerWithCard('failsWhenCharged')
    await buyer.buy(silver(buyer))
    const good = await buyer.saveCard('good')
    expect((await buyer.buy({ ...silver(buyer), card_id: good })).body.type).toBe('succeeded')
    expect(await listPaidAmounts(product, buyer)).toEqual([199])
  })
})

describe('3-D Secure', () => {
  // Guard in server/domains/payments/checkout/complete-purchase.ts:
  // a purchase is completed by what the provider answers only.
  test('opens nothing until it is confirmed and the payment is read from the provider (API-29, PAY-26)', async () => {
    const buyer = await createBuyerWithCard('requires3ds')
    const { status, body } = await buyer.buy(silver(buyer))
    expect([status, body.type, body.msg]).toEqual([
      200,
      'require_3d',
      'Card requires additional authentication',
    ])
    const early = await complete(buyer, body.user_payment_plan_id)
    expect([early.status, early.body]).toEqual([
      409,
      { code: 'payment-incomplete', message: 'Payment was incomplete' },
    ])
    expect(await buyer.active()).toEqual([])
    await product.sandbox.answerBank(body.client_secret, 'Complete')
    const late = await complete(buyer, body.user_payment_plan_id)
    expect([late.status, late.body.type]).toEqual([200, 'succeeded'])
    expect((await complete(buyer, body.user_payment_plan_id)).status).toBe(200)
    expect((await buyer.active()).map(({ status: one }) => one)).toEqual(['active'])
    expect(await listPaidAmounts(product, buyer)).toEqual([199])
  })

  // Guard in server/domains/payments/settlement/settle.ts:
  // a payment whose authentication failed is cancelled at the provider.
  test('that fails charges nothing and opens nothing, and can be repeated (PAY-17, PAY-21)', async () => {
    const buyer = await createBuyerWithCard('requires3ds')
    const first = (await buyer.buy(silver(buyer))).body
    await product.sandbox.answerBank(first.client_secret, 'Fail')
    expect((await complete(buyer, first.user_payment_plan_id)).body.code).toBe('payment-incomplete')
    expect(await buyer.active()).toEqual([])
    // A browser that still has its secret cannot continue it.
    const intent = first.client_secret.split('_secret_')[0]
    expect((await product.sandbox.stripe.paymentIntents.retrieve(intent)).status).toBe('canceled')
    const second = (await buyer.buy(silver(buyer))).body
    expect(second.type).toBe('require_3d')
    expect(second.user_payment_plan_id).not.toBe(first.user_payment_plan_id)
    await product.sandbox.answerBank(second.client_secret, 'Complete')
    expect((await complete(buyer, second.user_payment_plan_id)).status).toBe(200)
    expect(await listPaidAmounts(product, buyer)).toEqual([199])
  })

  // Guard in server/domains/payments/checkout/buy.ts:
  // the outcome of a payment that waits for the bank is read before it is continued.
  test('that fails unnoticed is repeated by the next press of Pay', async () => {
    const buyer = await createBuyerWithCard('requires3ds')
    const first = (await buyer.buy(silver(buyer))).body
    await product.sandbox.answerBank(first.client_secret, 'Fail')
    const second = (await buyer.buy(silver(buyer))).body
    expect(second.type).toBe('require_3d')
    expect(second.client_secret).not.toBe(first.client_secret)
  })

  test('that succeeds before a decline grants nothing (PAY-27)', async () => {
    const buyer = await createBuyerWithCard('failsAfter3ds')
    const { body } = await buyer.buy(silver(buyer))
    await product.sandbox.answerBank(body.client_secret, 'Complete')
    expect((await complete(buyer, body.user_payment_plan_id)).status).toBe(409)
    expect(await buyer.active()).toEqual([])
    expect(await listPaidAmounts(product, buyer)).toEqual([])
  })

  // Guard in server/domains/payments/checkout/complete-purchase.ts: a purchase is completed by its buyer only.
  test('of another person cannot be completed', async () => {
    const [buyer, other] = [await createBuyerWithCard('requires3ds'), await createBuyerWithCard()]
    const { body } = await buyer.buy(silver(buyer))
    expect((await complete(other, body.user_payment_plan_id)).status).toBe(404)
    expect((await complete(other, 'nonsense')).status).toBe(404)
  })

  // Guard in packages/contract/billing.ts: the bank's return address is a path of this site.
  test('is required again for a saved card, and returns the buyer to a page of this site', async () => {
    const buyer = await createBuyerWithCard('requires3ds')
    const first = (await buyer.buy(silver(buyer))).body
    await product.sandbox.answerBank(first.client_secret, 'Complete')
    await complete(buyer, first.user_payment_plan_id)
    const { body } = await buyer.buy({ ...silver(buyer, leo), return_path: '/my-page?x=1' })
    expect(body.type).toBe('require_3d')
    const intent = await product.sandbox.stripe.paymentIntents.retrieve(
      body.client_secret.split('_secret_')[0],
    )
    expect(intent.next_action?.redirect_to_url?.return_url).toBe(
      `http://127.0.0.1:3000/my-page?x=1&user_payment_plan_id=${body.user_payment_plan_id}`,
    )
    for (const path of ['//evil.example', 'https://evil.example', '/\\evil.example'])
      expect((await buyer.buy({ ...silver(buyer, 9), return_path: path })).status).toBe(422)
  })
})

describe('a Diamond combo', () => {
  test('is one purchase: two subscriptions, one id, one charge of the sum (PAY-24, HOR-28)', async () => {
    const buyer = await createBuyerWithCard()
    const { body } = await buyer.buy({ ...combo, card_id: buyer.card })
    expect(body.type).toBe('succeeded')
    const active = await buyer.active()
    expect(
      active.map((one) => [one.horoscope.key, one.subscription_type, one.payment_plan.amount]),
    ).toEqual([
      ['Aries', 'combo', 49.99],
      ['Leo', 'combo', 49.99],
    ])
    expect(new Set(active.map((one) => one.combo_purchase_id)).size).toBe(1)
    expect(active[0]?.combo_purchase_id).toEqual(expect.any(String))
    expect(await listPaidAmounts(product, buyer)).toEqual([9998])
  })

  test('with card_id 0 charges the newest saved card (PLAN-20, API-28)', async () => {
    const buyer = await createBuyer(product, 'failsWhenCharged')
    product.clock.advance({ seconds: 1 })
    await buyer.saveCard('good')
    expect((await buyer.buy({ ...combo, card_id: 0 })).body.type).toBe('succeeded')
    expect(await listPaidAmounts(product, buyer)).toEqual([9998])
  })

  test.each([
    ['no saved card', {}, 'card_id'],
    // Guard in server/domains/subscriptions/orders/order.rules.ts: a combo consists of Diamond plans.
    ['a plan that is not Diamond', { rising_payment_plan_id: 3 }, 'rising_payment_plan_id'],
    ['the hidden plan', { moon_payment_plan_id: 4 }, 'moon_payment_plan_id'],
    // Guard in server/domains/subscriptions/orders/order.rules.ts: a combo has two different signs.
    ['one sign twice', { rising_horoscope_id: aries }, 'rising_horoscope_id'],
    // Guard in server/domains/subscriptions/orders/quote-subscription.ts: a coupon cannot buy a combo.
    ['a coupon', { coupon_code_id: 'any' }, 'coupon_code_id'],
  ])('with %s is refused (API-28)', async (_what, change, field) => {
    const buyer = await createBuyer(product)
    const { status, body } = await buyer.buy({ ...combo, is_combo: '1', ...change, card_id: 0 })
    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toEqual([field])
  })

  test('is refused as a whole if one sign is already subscribed', async () => {
    const buyer = await createBuyerWithCard()
    await buyer.buy(silver(buyer, leo))
    expect((await buyer.buy({ ...combo, card_id: buyer.card })).status).toBe(409)
    expect((await buyer.buy(silver(buyer, aries))).status).toBe(200)
    expect(await listPaidAmounts(product, buyer)).toEqual([199, 199])
  })

  test('is cancelled as a whole (PAY-33)', async () => {
    const buyer = await createBuyerWithCard()
    await buyer.buy({ ...combo, card_id: buyer.card })
    const [, rising] = await buyer.active()
    const { status, body } = await cancel(buyer, rising?.id ?? '')
    expect([status, body.subscription.id, body.subscription.status]).toEqual([
      200,
      rising?.id,
      'cancelled',
    ])
    expect(await buyer.active()).toEqual([])
    expect((await buyer.historic()).map((one) => one.horoscope.key)).toEqual(['Aries', 'Leo'])
  })
})

describe('the trial', () => {
  test('ends permanently with the first subscription, even if that is cancelled (HOR-33)', async () => {
    const buyer = await createBuyerWithCard()
    const sign = buyer.user.generated_horoscope.key.toLowerCase()
    const daysLeft = async () =>
      (await buyer.call(`GET /api/horoscope/user-new-single-horoscope/weekly/${sign}`)).body
        .horoscope.free_trial_days_left
    expect(await daysLeft()).toBe(91)
    const { body } = await buyer.buy(silver(buyer, leo))
    expect(await daysLeft()).toBe(0)
    await cancel(buyer, body.user_payment_plan_id)
    // Once nothing is open any more, the trial would have 83 days left.
    product.clock.advance({ days: 8 })
    expect(await daysLeft()).toBe(0)
  })
})

describe('emails about subscriptions', () => {
  test('are a receipt after a purchase and a confirmation after cancelling, in the buyer’s language', async () => {
    const buyer = await createBuyerWithCard()
    const { body } = await buyer.buy({ ...silver(buyer), selectedLang: 2 })
    await cancel(buyer, body.user_payment_plan_id)
    const before = product.mails.length
    await product.jobs.run()
    const own = product.mails.slice(before).filter(({ to }) => to === buyer.email)
    expect(own.map(({ subject }) => subject)).toEqual([
      'आपकी रसीद: मेष के लिए सिल्वर',
      'आपने मेष का सिल्वर रद्द कर दिया है',
    ])
    expect(own[0]?.text).toContain('£1.99')
    expect(own.map(({ text }) => /अंतिम अंक (\d+)/.exec(text)?.[1])).toEqual(['4242', undefined])
    for (const { html, text } of own) expect(html + text).not.toContain('{{')
  })
})
