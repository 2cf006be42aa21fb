import { describe, expect, test } from 'vitest'
import { listDifferences } from '../../../testing/differences.ts'
import { createBuyer, listPaidAmounts, planIds } from '../../../testing/buyers.ts'
import {
  combo,
  gold,
  silver,
  type Subscriber,
  withdrawalHarness,
} from '../../../testing/withdrawal-harness.ts'

const harness = withdrawalHarness()
const { advanceAndRenew, createSubscriber, findOffer, listRefunds, read, withdraw } = harness

describe('a withdrawal within 14 days', () => {
  // Guard in server/domains/subscriptions/groups/end-group.ts: a withdrawn subscription closes at once.
  // Guard in server/domains/subscriptions/groups/end-group.ts: a withdrawn subscription is not renewed.
  test('refunds the whole price if nothing was read, ends the subscription at once and sends an email (PAY-42, LAW-11)', async () => {
    const buyer = await createSubscriber()
    expect(await findOffer(buyer)).toMatchObject({ refund_amount: 5.99 })
    const bought = harness.product.clock.now()
    harness.product.clock.advance({ days: 10 })
    expect(await findOffer(buyer)).toMatchObject({ refund_amount: 5.99 })
    const { status, body } = await withdraw(buyer, 5.99)
    expect([status, body.msg]).toEqual([
      200,
      'Your purchase has been refunded. £5.99 is on its way to your card.',
    ])
    expect(await listPaidAmounts(harness.product, buyer)).toEqual([])
    expect(await listRefunds(buyer)).toEqual([599])
    expect(await buyer.active()).toEqual([])
    expect(await buyer.historic()).toMatchObject([
      {
        status: 'cancelled',
        subscription_ended: `${bought.add({ hours: 240 })}`,
        withdrawal: null,
        refund: { amount: 5.99 },
      },
    ])
    expect(await read(buyer)).toBe(false)
    await harness.product.jobs.run()
    const [mail] = harness.product.mails.filter(({ to }) => to === buyer.email)
    expect(mail?.subject).toBe('Your refund of £5.99 for Gold for Aries')
    expect(mail?.text).toContain('On 1 December 2026 at 09:00 GMT you withdrew from your Gold plan')
    expect(mail?.text).toContain('We are refunding £5.99 to the card you paid with.')
    await advanceAndRenew({ days: 40 })
    expect(await listRefunds(buyer)).toEqual([599])
    expect(await listDifferences(harness.product)).toEqual([])
  })

  test('refunds in proportion to the days not begun once it was read (PAY-42, SEC-37)', async () => {
    const buyer = await createSubscriber()
    // Reading a sign that is not paid for, or a year that Gold does not open, is not use of it.
    await read(buyer, 'leo')
    await read(buyer, 'aries', 'yearly')
    harness.product.clock.advance({ days: 2 })
    expect(await findOffer(buyer)).toMatchObject({ refund_amount: 5.99 })
    expect(await read(buyer)).toBe(true)
    harness.product.clock.advance({ days: 10, hours: 5 })
    // Eleven days of 30 have begun: 599 × 11/30 = 219.63, 219 pence are not refunded.
    expect(await findOffer(buyer)).toMatchObject({
      refund_amount: 3.8,
      kept_amount: 2.19,
      days_kept: 11,
      reason: 'days-used',
    })
    expect((await withdraw(buyer, 3.8)).status).toBe(200)
    expect(await listRefunds(buyer)).toEqual([380])
    expect(await listDifferences(harness.product)).toEqual([])
  })

  test('counts the texts of the list of horoscopes as use, but not its overview on the dashboard (SEC-37)', async () => {
    const buyer = await createSubscriber()
    const overview = await buyer.call('GET /api/horoscope/user-horoscopes?overview=1')
    const [first] = overview.body.activeHoroscopes.Weekly
    const [week] = first.horoscope.horoscopeData
    expect(week.is_outline).toBe(true)
    for (const { name } of week.translations) expect(name).not.toBe('')
    expect(week.parts.length).toBeGreaterThan(0)
    for (const { translations } of week.parts) expect(translations).toEqual([])
    expect(await findOffer(buyer)).toMatchObject({ refund_amount: 5.99, reason: 'unread' })
    await buyer.call('GET /api/horoscope/user-horoscopes')
    expect(await findOffer(buyer)).toMatchObject({ refund_amount: 5.8, reason: 'days-used' })
  })

  test('ends a combo for both of its signs with one refund (PAY-33)', async () => {
    const buyer = await createSubscriber(combo)
    await read(buyer, 'leo')
    harness.product.clock.advance({ days: 5 })
    // 9998 × 6/365 = 164.35: 164 pence are not refunded.
    expect(await findOffer(buyer)).toMatchObject({ refund_amount: 98.34 })
    expect((await withdraw(buyer, 98.34)).status).toBe(200)
    expect(await listRefunds(buyer)).toEqual([9834])
    expect([await read(buyer), await read(buyer, 'leo')]).toEqual([false, false])
    expect((await buyer.historic()).map(({ status }) => status)).toEqual(['cancelled', 'cancelled'])
    expect(await listDifferences(harness.product)).toEqual([])
  })

  test('refunds renewals too, the newest charge first', async () => {
    const buyer = await createSubscriber(silver)
    await read(buyer)
    await advanceAndRenew({ days: 7 })
    await advanceAndRenew({ days: 3 })
    expect(await listPaidAmounts(harness.product, buyer)).toEqual([199, 199])
    // Eleven of fourteen days begun: 398 × 11/14 = 312.71, 86 pence are refunded.
    expect((await withdraw(buyer, 0.86)).status).toBe(200)
    expect(await listRefunds(buyer)).toEqual([86])
    expect((await listPaidAmounts(harness.product, buyer)).toSorted((a, b) => a - b)).toEqual([
      113, 199,
    ])
    expect(await listDifferences(harness.product)).toEqual([])
  })

  // Guard in server/domains/payments/attempts/attempt.repository.ts: a renewal that was not charged is not refunded.
  test('refunds what was charged, and not a renewal that was declined', async () => {
    const buyer = await createSubscriber(silver)
    const { data } = await harness.product.sandbox.stripe.paymentIntents.list({ limit: 1 })
    await harness.product.sandbox.control(
      `POST /sandbox/payment_methods/${String(data[0]?.payment_method)}`,
      { behaviour: 'declined_when_charged' },
    )
    await advanceAndRenew({ days: 8 })
    expect((await buyer.active()).map(({ status }) => status)).toEqual(['past_due'])
    expect((await withdraw(buyer, 1.99)).status).toBe(200)
    expect(await listRefunds(buyer)).toEqual([199])
    expect(await listDifferences(harness.product)).toEqual([])
  })

  test('is possible after the subscription was cancelled', async () => {
    const buyer = await createSubscriber()
    await buyer.call('POST /api/payment-plan/cancel-subscription', { subscription_id: buyer.id })
    expect(await buyer.historic()).toMatchObject([{ withdrawal: { refund_amount: 5.99 } }])
    expect((await withdraw(buyer, 5.99)).status).toBe(200)
    expect(await listRefunds(buyer)).toEqual([599])
    expect(await listDifferences(harness.product)).toEqual([])
  })

  test('lets the same subscription be bought again', async () => {
    const buyer = await createSubscriber()
    await withdraw(buyer, 5.99)
    harness.product.clock.advance({ minutes: 11 })
    const card_id = await buyer.saveCard('good')
    expect((await buyer.buy({ ...gold, card_id })).body.type).toBe('succeeded')
    expect(await buyer.active()).toHaveLength(1)
    expect(await listDifferences(harness.product)).toEqual([])
  })
})

describe('a withdrawal is refused', () => {
  const expectRefused = async (buyer: Subscriber, amount: number, code: string) => {
    const { status, body } = await withdraw(buyer, amount)
    expect([status, body.code]).toEqual([code === 'not-found' ? 404 : 409, code])
    expect(await listRefunds(buyer)).toEqual([])
  }

  // Guard in server/domains/subscriptions/withdrawals/offer-withdrawal.ts: a withdrawal is refused after 14 days.
  test('after the 14th day (PAY-42)', async () => {
    const buyer = await createSubscriber()
    const until = (await findOffer(buyer)) as { until: string }
    harness.product.clock.set(until.until)
    expect(await findOffer(buyer)).toBeNull()
    await expectRefused(buyer, 5.99, 'withdrawal-over')
    expect((await buyer.active()).map(({ status }) => status)).toEqual(['active'])
  })

  // Guard in server/domains/subscriptions/changes/withdraw-subscription.ts:
  // a withdrawal refunds the amount that the buyer was shown.
  test('for an amount other than the buyer was shown (PAY-42)', async () => {
    const buyer = await createSubscriber()
    await read(buyer)
    harness.product.clock.advance({ days: 1 })
    await expectRefused(buyer, 5.99, 'refund-changed')
    expect((await buyer.active()).map(({ status }) => status)).toEqual(['active'])
  })

  // Guard in server/domains/subscriptions/withdrawals/offer-withdrawal.ts:
  // a withdrawal is offered only for what was paid by card.
  test('for a subscription by promo code, which cost nothing', async () => {
    const buyer = await createBuyer(harness.product)
    const coupon_code_id = await buyer.applyCode('WELCOME4', planIds.gold)
    const { body } = await buyer.buy({ ...gold, coupon_code_id })
    const holder = Object.assign(buyer, { id: body.user_payment_plan_id as string })
    expect(await findOffer(holder)).toBeNull()
    await expectRefused(holder, 0, 'nothing-to-refund')
  })

  // Guard in server/domains/subscriptions/groups/get-group.ts: a subscription of an app store cannot be withdrawn here.
  test('for a subscription of another user or of an app store', async () => {
    const [buyer, other] = [await createSubscriber(), await createSubscriber()]
    await expectRefused(Object.assign(other, { id: buyer.id }), 5.99, 'not-found')
    await harness.product.context.db
      .updateTable('subscription_groups')
      .set({ platform: 'ios' })
      .where('id', '=', buyer.id)
      .execute()
    expect(await findOffer(buyer)).toBeNull()
    await expectRefused(buyer, 5.99, 'store-subscription')
  })
})
