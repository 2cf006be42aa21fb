import { describe, expect, test } from 'vitest'
import { listDifferences } from '../../../testing/differences.ts'
import {
  gold,
  silver,
  type Subscriber,
  withdrawalHarness,
} from '../../../testing/withdrawal-harness.ts'

const harness = withdrawalHarness()
const { advanceAndRenew, createSubscriber, findOffer, listRefunds, read, withdraw } = harness

/** Buys again by the same account, past the minutes in which the same order is the same purchase. */
async function buyAgain(buyer: Subscriber, order: Record<string, unknown>): Promise<Subscriber> {
  harness.product.clock.advance({ minutes: 11 })
  const { body: listed } = await buyer.call('GET /api/payment-plan/get-payment-cards')
  const card_id: string = listed.cards[0].stripe_card_id
  const { body, text } = await buyer.buy({ ...order, card_id })
  if (body.type !== 'succeeded') throw new Error(text)
  return Object.assign(buyer, { id: body.user_payment_plan_id as string })
}

/** Buys Gold, reads and withdraws at once: 599 × 1/30 = 19.97, 19 pence are kept. */
async function withdrawAfterReading(): Promise<Subscriber> {
  const buyer = await createSubscriber(gold)
  await read(buyer)
  expect((await withdraw(buyer, 5.8)).status).toBe(200)
  expect(await listRefunds(buyer)).toEqual([580])
  return buyer
}

describe('a second withdrawal', () => {
  // Guard in server/domains/subscriptions/withdrawals/offer-withdrawal.ts:
  // the price of read periods is kept at the second withdrawal after reading.
  test('after reading within 12 months refunds nothing for what was read, and the subscription stays open (SEC-38)', async () => {
    const buyer = await withdrawAfterReading()
    await buyAgain(buyer, gold)
    expect(await findOffer(buyer)).toMatchObject({ refund_amount: 5.99, reason: 'unread' })
    await read(buyer)
    expect(await findOffer(buyer)).toMatchObject({
      refund_amount: 0,
      kept_amount: 5.99,
      days_kept: 0,
      reason: 'read-before',
    })
    const { status, body } = await withdraw(buyer, 0)
    expect([status, body.code]).toEqual([409, 'nothing-to-refund'])
    expect((await withdraw(buyer, 5.8)).status).toBe(409)
    expect(await listRefunds(buyer)).toEqual([])
    expect((await buyer.active()).map(({ status: one }) => one)).toEqual(['active'])
    expect(await listDifferences(harness.product)).toEqual([])
  })

  test('without reading refunds everything, every time (SEC-38)', async () => {
    const buyer = await withdrawAfterReading()
    const buyAndWithdraw = async () => {
      await buyAgain(buyer, gold)
      expect((await withdraw(buyer, 5.99)).status).toBe(200)
      expect(await listRefunds(buyer)).toEqual([599])
    }
    await buyAndWithdraw()
    await buyAndWithdraw()
    expect(await listDifferences(harness.product)).toEqual([])
  })

  test('refunds the periods that were over before the first reading (SEC-38)', async () => {
    const buyer = await withdrawAfterReading()
    await buyAgain(buyer, silver)
    await advanceAndRenew({ days: 7 })
    await read(buyer)
    expect(await findOffer(buyer)).toMatchObject({
      refund_amount: 1.99,
      kept_amount: 1.99,
      reason: 'read-before',
    })
    expect((await withdraw(buyer, 1.99)).status).toBe(200)
    expect(await listRefunds(buyer)).toEqual([199])
    expect(await buyer.active()).toEqual([])
    expect(await listDifferences(harness.product)).toEqual([])
  })

  test('after reading more than 12 months later keeps the days begun again (SEC-38)', async () => {
    const buyer = await withdrawAfterReading()
    harness.product.clock.advance({ days: 365 })
    await buyAgain(buyer, gold)
    await read(buyer)
    expect(await findOffer(buyer)).toMatchObject({ reason: 'days-used', days_kept: 1 })
  })

  // Guard in server/domains/subscriptions/changes/withdraw-subscription.ts: all subscriptions of the buyer are locked.
  test('at the same time as the first is the second (SEC-38)', async () => {
    const buyer = await createSubscriber(gold)
    const first = buyer.id
    await buyAgain(buyer, { ...gold, horoscope_id: 5 })
    await read(buyer)
    await read(buyer, 'leo')
    const answers = await Promise.all(
      [first, buyer.id].map((id) => withdraw(Object.assign({ ...buyer }, { id }), 5.8)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await listDifferences(harness.product)).toEqual([])
  })

  // Guard in server/domains/subscriptions/withdrawals/offer-withdrawal.ts: only a recorded consent ends the right.
  test('of a purchase without a recorded consent keeps the days begun (SEC-39)', async () => {
    const buyer = await withdrawAfterReading()
    await buyAgain(buyer, gold)
    await harness.product.context.db
      .updateTable('purchases')
      .set({ consented_at: null, consent_text: null })
      .where('id', '=', buyer.id)
      .execute()
    await read(buyer)
    expect(await findOffer(buyer)).toMatchObject({ refund_amount: 5.8, reason: 'days-used' })
  })
})

describe('the consent to open it at once', () => {
  const findConsent = (id: string) =>
    harness.product.context.db
      .selectFrom('purchases')
      .select(['consented_at', 'consent_text', 'created_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

  test('is recorded with the time of the order and the sentence beside Pay, in the buyer’s language (SEC-39)', async () => {
    const buyer = await createSubscriber(gold)
    const english = await findConsent(buyer.id)
    expect(english.consented_at?.equals(english.created_at)).toBe(true)
    expect(english.consent_text).toMatch(/^By paying you ask us to open it at once\. .*second time/)
    await buyAgain(buyer, { ...gold, horoscope_id: 5, selectedLang: 2 })
    expect((await findConsent(buyer.id)).consent_text).toMatch(/^भुगतान करके आप हमसे कहते हैं/)
  })

  test('is not asked for what a promo code pays (SEC-39)', async () => {
    const buyer = await createSubscriber(gold)
    const coupon_code_id = await buyer.applyCode('WELCOME4', 1)
    const { body } = await buyer.buy({ payment_plan_id: 1, horoscope_id: 7, coupon_code_id })
    expect(await findConsent(body.user_payment_plan_id)).toMatchObject({
      consented_at: null,
      consent_text: null,
    })
  })
})
