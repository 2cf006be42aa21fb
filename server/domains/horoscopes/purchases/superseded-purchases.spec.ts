import type { Payment, SingleHoroscope } from '@rashi/contract'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { payables } from '../../../payables.ts'
import { createBuyer, type Buyer, listPaidAmounts, planIds } from '../../../testing/buyers.ts'
import { type Answer, createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { findDifferences } from '../../payments/index.ts'

const leo = 5
const [weekPence, sectionPence, silverPence, diamondPence] = [249, 399, 199, 4999]

let product: TestApp
beforeAll(async () => {
  product = await createTestApp({ payments: true, now: '2026-11-21T09:00:00Z' })
})
afterEach(() => expectNoDifferences())
afterAll(() => product.close())

async function expectNoDifferences(): Promise<void> {
  const books = { ...product.context, payables }
  expect(await Array.fromAsync(findDifferences(books))).toEqual([])
}

async function createReader() {
  const buyer = await createBuyer(product)
  const newest = async (path: string) => {
    const { body } = await buyer.call(`GET /api/horoscope/user-new-single-horoscope/${path}`)
    return (body.horoscope as SingleHoroscope).horoscopeData.at(-1)!
  }
  return {
    ...buyer,
    week: (await newest('weekly/leo')).id,
    sections: (await newest('yearly/leo')).parts.map(({ id }) => id),
    asking: await buyer.saveCard('requires3ds'),
    good: await buyer.saveCard('good'),
  }
}
type Reader = Awaited<ReturnType<typeof createReader>>

const subscribe = (reader: Reader, payment_plan_id: number, card_id: string) =>
  reader.buy({ payment_plan_id, horoscope_id: leo, card_id })

/** Single items of Leo, ordered with a card whose bank requires authentication. */
const singleItems = [
  {
    what: 'a week',
    pence: weekPence,
    order: (reader: Reader) =>
      reader.call('POST /api/payment-plan/one-off-horoscope-purchase', {
        payment_plan_id: planIds.silver,
        card_id: reader.asking,
        horoscope_data_id: reader.week,
      }),
    complete: (buyer: Buyer, { body }: Answer) =>
      buyer.call('POST /api/payment-plan/complete-one-off-purchase', {
        userOneOffPurchaseId: body.userOneOffPurchaseId,
      }),
  },
  {
    what: 'two life-event sections',
    pence: 2 * sectionPence,
    order: (reader: Reader) =>
      reader.call('POST /api/payment-plan/buy-life-event', {
        horoscopeDataParts: reader.sections.slice(0, 2),
        card_id: reader.asking,
      }),
    complete: (buyer: Buyer, { body }: Answer) =>
      buyer.call('POST /api/payment-plan/authorize-life-event-purchase', {
        userLifeEventId: body.userLifeEventId,
      }),
  },
] as const

const confirm = ({ body }: Answer) => product.sandbox.answerBank(body.client_secret, 'Complete')

/** Orders a single item and a Diamond subscription; both are authenticated, neither is settled yet. */
async function authenticateBesideDiamond(order: (reader: Reader) => Promise<Answer>) {
  const reader = await createReader()
  const waiting = await order(reader)
  const diamond = await subscribe(reader, planIds.diamond, reader.asking)
  expect(diamond.body.type).toBe('require_3d')
  await confirm(waiting)
  await confirm(diamond)
  return { reader, waiting, diamond }
}

const completeSubscription = (buyer: Buyer, { body }: Answer) =>
  buyer.call('POST /api/payment-plan/complete-subscription', {
    user_payment_plan_id: body.user_payment_plan_id,
  })
const listPayments = async (buyer: Buyer) =>
  (await buyer.call('GET /api/payment-plan/purchases')).body.purchases as Payment[]
const findPayment = async (buyer: Buyer, kinds: readonly string[]) =>
  (await listPayments(buyer)).find(({ kind }) => kinds.includes(kind))
const singleKinds = ['one_off', 'life_event']

describe.each(singleItems)('$what that waits for authentication', ({ pence, order, complete }) => {
  // Guard in server/domains/payments/purchases/settle-purchase.ts:
  // a purchase that waits for the bank is cancelled where another purchase grants the same.
  test('is not charged once Diamond opens it (ONE-10, LIFE-15, PAY-21)', async () => {
    const reader = await createReader()
    const waiting = await order(reader)
    expect((await subscribe(reader, planIds.diamond, reader.good)).body.type).toBe('succeeded')
    await product.jobs.run()
    await expect(confirm(waiting)).rejects.toThrow(/waits for no bank/)
    expect(await listPaidAmounts(product, reader)).toEqual([diamondPence])
    expect(await findPayment(reader, singleKinds)).toMatchObject({
      state: 'cancelled',
      paid_at: null,
    })
  })

  // Guard in server/domains/payments/purchases/settle-purchase.ts:
  // whether the buyer already has access is checked again when the payment succeeds.
  test('is refunded when it is authenticated before it is cancelled (ONE-10, LIFE-15)', async () => {
    const reader = await createReader()
    const waiting = await order(reader)
    await subscribe(reader, planIds.diamond, reader.good)
    await confirm(waiting)
    const answer = await complete(reader, waiting)
    expect([answer.status, answer.body]).toEqual([
      409,
      { code: 'paid-back', message: expect.stringMatching(/on its way back to your card/) },
    ])
    expect(await listPaidAmounts(product, reader)).toEqual([diamondPence])
    expect(await findPayment(reader, singleKinds)).toMatchObject({
      state: 'refunded',
      amount: pence / 100,
      refunded_amount: pence / 100,
      refunded_at: product.clock.now().toString(),
    })
    expect((await complete(reader, waiting)).body.code).toBe('paid-back')
    await product.jobs.run()
    expect(product.mails.filter(({ to }) => to === reader.email)).toHaveLength(1)
  })

  test('is refunded by the job when a Diamond that waited too is settled first', async () => {
    const { reader, diamond } = await authenticateBesideDiamond(order)
    expect((await completeSubscription(reader, diamond)).status).toBe(200)
    product.clock.advance({ minutes: 61 })
    await product.jobs.runScheduled('settle-payments')
    expect(await listPaidAmounts(product, reader)).toEqual([diamondPence])
    expect(await findPayment(reader, singleKinds)).toMatchObject({ state: 'refunded' })
  })

  test('is fulfilled when it is settled before a Diamond that waited too', async () => {
    const { reader, waiting, diamond } = await authenticateBesideDiamond(order)
    expect((await complete(reader, waiting)).status).toBe(200)
    expect((await completeSubscription(reader, diamond)).status).toBe(200)
    expect((await listPaidAmounts(product, reader)).toSorted()).toEqual(
      [diamondPence, pence].toSorted(),
    )
  })

  test('is fulfilled or refunded when it is settled together with a Diamond (PAY-23)', async () => {
    const { reader, waiting, diamond } = await authenticateBesideDiamond(order)
    const [subscribed, bought] = await Promise.all([
      completeSubscription(reader, diamond),
      complete(reader, waiting),
    ])
    expect(subscribed.status).toBe(200)
    const payment = await findPayment(reader, singleKinds)
    expect([bought.status, payment?.state]).toEqual(
      bought.status === 200 ? [200, 'paid'] : [409, 'refunded'],
    )
    expect((await listPaidAmounts(product, reader)).toSorted()).toEqual(
      (bought.status === 200 ? [diamondPence, pence] : [diamondPence]).toSorted(),
    )
  })
})

describe('a week that waits for authentication', () => {
  const [week] = singleItems

  test('is not charged once a promo code opens it (ONE-10)', async () => {
    const reader = await createReader()
    const waiting = await week.order(reader)
    const coupon_code_id = await reader.applyCode('WELCOME4', planIds.silver)
    const coupon = { payment_plan_id: planIds.silver, horoscope_id: leo, card_id: 0 }
    await reader.buy({ ...coupon, coupon_code_id })
    await product.jobs.run()
    await expect(confirm(waiting)).rejects.toThrow(/waits for no bank/)
    expect(await listPaidAmounts(product, reader)).toEqual([])
  })

  // Guard in server/domains/payments/checkout/cancel-superseded-payments.ts: only superseded purchases are cancelled.
  test('is not cancelled by purchases that do not open it: a section, a subscription on another sign', async () => {
    const reader = await createReader()
    const waiting = await week.order(reader)
    const [section] = reader.sections
    await reader.call('POST /api/payment-plan/buy-life-event', {
      horoscopeDataParts: [section],
      card_id: reader.good,
    })
    await reader.buy({ payment_plan_id: planIds.silver, horoscope_id: 6, card_id: reader.good })
    await product.jobs.run()
    await confirm(waiting)
    expect((await week.complete(reader, waiting)).status).toBe(200)
    expect((await listPaidAmounts(product, reader)).toSorted()).toEqual(
      [weekPence, sectionPence, silverPence].toSorted(),
    )
  })
})

test('sections that wait for authentication are not cancelled by Silver, which opens no year (LIFE-14)', async () => {
  const reader = await createReader()
  const [, sections] = singleItems
  const waiting = await sections.order(reader)
  await subscribe(reader, planIds.silver, reader.good)
  await product.jobs.run()
  await confirm(waiting)
  expect((await sections.complete(reader, waiting)).status).toBe(200)
  expect((await listPaidAmounts(product, reader)).toSorted()).toEqual(
    [silverPence, sections.pence].toSorted(),
  )
})
