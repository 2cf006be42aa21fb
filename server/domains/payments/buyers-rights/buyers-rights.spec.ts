import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Buyer, createBuyer, listPaidAmounts, planIds } from '../../../testing/buyers.ts'
import {
  complete,
  forSale,
  readPurchaseAnswer,
  readSaleFixtures,
  type ForSale,
} from '../../../testing/for-sale.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

const hindi = 2
const trader = {
  name: 'Stars Limited',
  address: '1 Sky Lane, Leicester LE1 1AA',
  email: 'orders@stars.example',
  company_number: '01234567',
  vat_number: 'GB123456789',
}

let product: TestApp
beforeAll(async () => {
  product = await createTestApp({ payments: true, config: { trader } })
})
afterAll(() => product.close())

/** Buys something and returns what is stored of the consent, and the receipt. */
async function buy(thing: ForSale, languageId: number) {
  const buyer = await createBuyer(product)
  const card = await buyer.saveCard('good')
  const order = { ...thing.order(card, await readSaleFixtures(product)), selectedLang: languageId }
  const answer = readPurchaseAnswer(thing, await buyer.call(thing.buyCall, order))
  expect(answer.isPaid).toBe(true)
  await product.jobs.run()
  const stored = await product.context.db
    .selectFrom('purchases')
    .select(['consented_at', 'consent_text', 'created_at'])
    .where('id', '=', answer.id)
    .executeTakeFirstOrThrow()
  const receipt = product.mails.findLast(({ to }) => to === buyer.email)
  return { stored, receipt: receipt?.text ?? '' }
}

const consents = {
  'a single subscription': 'By paying you ask us to open it at once. You can change your mind',
  'a combo': 'By paying you ask us to open it at once. You can change your mind',
  'a consultation': 'By paying you ask us to begin at once.',
  'one period': 'By paying you ask us to open it at once, and accept',
  'life events': 'By paying you ask us to open it at once, and accept',
} as Record<string, string>

test.each(forSale.map((thing) => [thing.what, thing] as const))(
  'the consent of the buyer of %s is stored with its time and confirmed in the receipt (LAW-03)',
  async (what, thing) => {
    const { stored, receipt } = await buy(thing, 1)
    expect(stored.consented_at?.equals(stored.created_at)).toBe(true)
    expect(stored.consent_text).toContain(consents[what])
    expect(receipt).toContain(`“${stored.consent_text}”`)
  },
)

test('a buyer who reads Hindi consents in Hindi (LAW-03)', async () => {
  const { stored, receipt } = await buy(forSale[3]!, hindi)
  expect(stored.consent_text).toMatch(/^भुगतान करके आप हमसे कहते हैं/)
  expect(receipt).toContain(stored.consent_text)
})

// 14 days after the day of purchase: 21 November 2026 is the day of the test's clock.
test.each([
  ['a single subscription', true],
  ['a combo', true],
  ['a consultation', true],
  ['one period', false],
  ['life events', false],
] as const)(
  'the receipt of %s offers the cancellation form with its last day: %s (LAW-04)',
  async (what, isOffered) => {
    const { receipt } = await buy(
      forSale.find((thing) => thing.what === what)!,
      1,
    )
    expect(receipt.includes('until the end of 5 December 2026')).toBe(isOffered)
    expect(receipt.includes('I give notice that I cancel my contract for')).toBe(isOffered)
    const named = 'Stars Limited · 1 Sky Lane, Leicester LE1 1AA · orders@stars.example'
    expect(receipt).toContain(`${named} · Company number 01234567`)
  },
)

// A sixth of the price: HMRC's VAT fraction for 20 % (VAT guide, Notice 700).
test.each([
  ['a single subscription', 'good', 599, 1],
  ['a combo', 'good', 9998, 16.66],
  ['a consultation', 'good', 4500, 7.5],
  ['one period', 'good', 249, 0.42],
  ['life events', 'good', 1197, 2],
  ['a single subscription', 'indian', 599, null],
] as const)(
  'the receipts of %s by a card that is %s name the VAT in %i pence as %s (LAW-07, LAW-08)',
  async (what, cardName, pence, vat) => {
    const buyer = await createBuyer(product)
    const thing = forSale.find((one) => one.what === what)!
    const card = await buyer.saveCard(cardName)
    await buyer.call(thing.buyCall, thing.order(card, await readSaleFixtures(product)))
    const { body } = await buyer.call('GET /api/payment-plan/purchases')
    expect(body.purchases).toMatchObject([
      { amount: pence / 100, vat: vat && { percent: 20, amount: vat } },
    ])
    await product.jobs.run()
    const receipt = product.mails.findLast(({ to }) => to === buyer.email)?.text ?? ''
    const stated = /The price includes £([\d.]+) of VAT at 20%\./.exec(receipt)?.[1]
    expect(stated === undefined ? null : Number(stated)).toBe(vat)
    expect(receipt).toContain('VAT number GB123456789')
    const charged = await product.context.db
      .selectFrom('attempts')
      .innerJoin('purchases', 'purchases.id', 'attempts.purchase_id')
      .select('card_country')
      .where('user_id', '=', buyer.user.id)
      .execute()
    expect(charged).toEqual([{ card_country: cardName === 'good' ? 'GB' : 'IN' }])
  },
)

const countPurchases = async ({ user }: Buyer) =>
  (
    await product.context.db
      .selectFrom('purchases')
      .select('id')
      .where('user_id', '=', user.id)
      .execute()
  ).length

// Guard in server/domains/payments/checkout/refuse-changed-price.ts:
// an order with another price than that of now is refused.
test.each(forSale.map((thing) => [thing.what, thing] as const))(
  'the buyer of %s who was shown another price is told the new one and charged nothing (PAY-65)',
  async (_what, thing) => {
    const buyer = await createBuyer(product)
    const order = thing.order(await buyer.saveCard('good'), await readSaleFixtures(product))
    const amount = thing.pence / 100
    for (const expected_amount of [amount - 0.01, amount + 0.01, 0]) {
      const refused = await buyer.call(thing.buyCall, { ...order, expected_amount })
      expect([refused.status, refused.body]).toMatchObject([409, { code: 'price-changed', amount }])
    }
    expect([await countPurchases(buyer), await listPaidAmounts(product, buyer)]).toEqual([0, []])
    const bought = await buyer.call(thing.buyCall, { ...order, expected_amount: amount })
    expect(readPurchaseAnswer(thing, bought).isPaid).toBe(true)
    expect(await listPaidAmounts(product, buyer)).toEqual([thing.pence])
  },
)

test('a promo code with which the buyer was shown a price is refused, and used when nothing was (PAY-65)', async () => {
  const buyer = await createBuyer(product)
  const coupon_code_id = await buyer.applyCode('GOLD8', planIds.gold)
  const order = { payment_plan_id: planIds.gold, horoscope_id: 1, coupon_code_id }
  const refused = await buyer.buy({ ...order, expected_amount: 5.99 })
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'price-changed', amount: 0 }])
  expect(await countPurchases(buyer)).toBe(0)
  expect((await buyer.buy({ ...order, expected_amount: 0 })).body.type).toBe('succeeded')
})

// Guard in server/domains/payments/checkout/buy.ts: an open order is continued at the price of now alone.
test('an order that waits for the bank is not continued at the price it had before (PAY-66)', async () => {
  const buyer = await createBuyer(product)
  const week = forSale.find(({ what }) => what === 'one period')!
  const order = week.order(await buyer.saveCard('requires3ds'), await readSaleFixtures(product))
  const press = (expected_amount: number) => buyer.call(week.buyCall, { ...order, expected_amount })
  const setPrice = (amount_pence: number) =>
    product.context.db
      .updateTable('one_off_prices')
      .set({ amount_pence })
      .where('reading_period', '=', 'weekly')
      .execute()
  expect(readPurchaseAnswer(week, await press(2.49)).requires3ds).toBe(true)
  await setPrice(149)
  try {
    const { id, requires3ds, secret } = readPurchaseAnswer(week, await press(1.49))
    expect(requires3ds).toBe(true)
    await product.sandbox.answerBank(secret, 'Complete')
    await complete(week, buyer, id)
    expect(await listPaidAmounts(product, buyer)).toEqual([149])
  } finally {
    await setPrice(249)
  }
})

test('a renewal that is paid by hand at another price than shown is refused (PAY-65)', async () => {
  const buyer = await createBuyer(product)
  const card_id = await buyer.saveCard('good')
  const { body } = await buyer.buy({ payment_plan_id: planIds.silver, horoscope_id: 1, card_id })
  await product.sandbox.control(`POST /sandbox/payment_methods/${card_id}`, {
    behaviour: 'declined_when_charged',
  })
  product.clock.advance({ days: 7 })
  await product.jobs.runScheduled('renew-subscriptions')
  const renew = async (expected_amount: number) =>
    buyer.call('POST /api/payment-plan/renew-subscription', {
      subscription_id: body.user_payment_plan_id,
      card_id: await buyer.saveCard('good'),
      expected_amount,
    })
  const refused = await renew(1.5)
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { code: 'price-changed', amount: 1.99 },
  ])
  expect(await listPaidAmounts(product, buyer)).toEqual([199])
  expect((await renew(1.99)).body.type).toBe('succeeded')
})
