import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startSecondProcess } from '../../../testing/second-process.ts'
import { createBuyer, type Buyer, planIds } from '../../../testing/buyers.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let product: TestApp
beforeEach(async () => {
  product = await createTestApp({ payments: true })
  // The sandbox's cards here are good until the end of 12/2030: thirty days before that is 2 December.
  product.clock.set('2030-11-25T06:00:00Z')
})
afterEach(() => product.close())

type Subscriber = Buyer & { card: string; id: string }

async function createSubscriber(order: Record<string, unknown> = {}): Promise<Subscriber> {
  const buyer = await createBuyer(product)
  const card = await buyer.saveCard('good')
  const { body } = await buyer.buy({
    payment_plan_id: planIds.diamond,
    horoscope_id: 1,
    card_id: card,
    ...order,
  })
  return Object.assign(buyer, { card, id: body.user_payment_plan_id as string })
}

async function takeEmails(buyer: Buyer) {
  await product.jobs.run()
  return product.mails.filter(
    ({ to, subject }) => to === buyer.email && /expires soon/.test(subject),
  )
}

const look = () => product.jobs.runScheduled('warn-of-expiring-cards')

async function lookEveryDay(days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    product.clock.advance({ days: 1 })
    await look()
  }
}

const shownTo = async (buyer: Buyer) =>
  (await buyer.active()).map((one) => (one as unknown as { card_expiring: unknown }).card_expiring)

/** Replaces a card at the provider, as banks do by themselves. */
const replaceCard = (card: string, expires: { exp_month: number; exp_year: number }) =>
  product.sandbox.control(`POST /sandbox/payment_methods/${card}`, { expires })

const warned = { last_4: '4242', exp_month: 12, exp_year: 2030 }

describe('the warning about an expiring card', () => {
  // Guard in server/domains/payments/cards/card-expiry.repository.ts:
  // the warning about an expiring card is sent once for a card.
  test('is shown and sent once by email from thirty days before it expires (PAY-43)', async () => {
    const buyer = await createSubscriber()
    await look()
    await lookEveryDay(6)
    expect([await takeEmails(buyer), await shownTo(buyer)]).toEqual([[], [null]])
    await lookEveryDay(1)
    expect(await shownTo(buyer)).toEqual([warned])
    const [email] = await takeEmails(buyer)
    expect(email?.subject).toBe('Your card ending in 4242 expires soon')
    expect(email?.text).toContain(
      'Your card ending in 4242 expires at the end of 12/2030. We charge it for your plans: next for your Diamond plan (Aries), on 25 November 2031, at £49.99.',
    )
    await lookEveryDay(40)
    expect(await takeEmails(buyer)).toHaveLength(1)
    expect(await shownTo(buyer)).toEqual([warned])
  })

  test('is sent once for several renewals and names the next of them', async () => {
    const buyer = await createSubscriber()
    await buyer.buy({ payment_plan_id: planIds.gold, horoscope_id: 5, card_id: buyer.card })
    await lookEveryDay(10)
    const emails = await takeEmails(buyer)
    expect(emails.map(({ text }) => /next for your (.*), on/.exec(text)?.[1])).toEqual([
      'Gold plan (Leo)',
    ])
    expect(await shownTo(buyer)).toEqual([warned, warned])
  })

  // Guard in server/domains/payments/cards/card-expiry.repository.ts:
  // the warning about an expiring card is sent by one process.
  test('is sent once if two processes send it at the same time', async () => {
    const buyer = await createSubscriber()
    const other = await startSecondProcess(product)
    product.clock.advance({ days: 10 })
    await Promise.all([look(), other.jobs.runScheduled('warn-of-expiring-cards')])
    await other.jobs.run()
    expect(await takeEmails(buyer)).toHaveLength(1)
    await other.close()
  })

  test('is sent again when the bank has replaced the card and the new one expires', async () => {
    const buyer = await createSubscriber()
    await lookEveryDay(8)
    expect(await takeEmails(buyer)).toHaveLength(1)
    await replaceCard(buyer.card, { exp_month: 2, exp_year: 2031 })
    await lookEveryDay(8)
    expect(await shownTo(buyer)).toEqual([null])
    await lookEveryDay(60)
    expect((await takeEmails(buyer)).map(({ text }) => /\d\d\/\d{4}/.exec(text)?.[0])).toEqual([
      '12/2030',
      '02/2031',
    ])
  })

  test('is not shown once another card is charged', async () => {
    const buyer = await createSubscriber()
    await lookEveryDay(8)
    expect(await shownTo(buyer)).toEqual([warned])
    const token = await product.sandbox.createToken('4242424242424242', 'Mira Sharma', '2035')
    const saved = await buyer.call('POST /api/payment-plan/save-payment-card', { token })
    const card_id = saved.body.cards[0].stripe_card_id as string
    const { status, body } = await buyer.call('POST /api/payment-plan/change-payment-card', {
      subscription_id: buyer.id,
      card_id,
    })
    expect([status, body.msg]).toEqual([
      200,
      'From now on we will charge the card you chose for renewals.',
    ])
    expect(body.subscription.card_expiring).toBeNull()
    await lookEveryDay(30)
    expect([await shownTo(buyer), (await takeEmails(buyer)).length]).toEqual([[null], 1])
    product.clock.set('2031-11-25T07:00:00Z')
    await product.jobs.runScheduled('renew-subscriptions')
    expect((await buyer.active()).map((one) => one.status)).toEqual(['active'])
  })
})

test('no warning is sent about a card that no renewal is charged to', async () => {
  const idle = await createBuyer(product, 'good')
  const cancelled = await createSubscriber()
  await cancelled.call('POST /api/payment-plan/cancel-subscription', {
    subscription_id: cancelled.id,
  })
  await lookEveryDay(10)
  expect([await takeEmails(idle), await takeEmails(cancelled)]).toEqual([[], []])
})

describe('choosing another card for renewals', () => {
  const change = (buyer: Subscriber, card_id: string, id = buyer.id) =>
    buyer.call('POST /api/payment-plan/change-payment-card', { subscription_id: id, card_id })

  // Guard in server/domains/subscriptions/changes/change-renewal-card.ts:
  // a cancelled subscription cannot change its renewal card.
  test('is refused for another user’s card or subscription, and for a cancelled one (PAY-43)', async () => {
    const [buyer, other] = [await createSubscriber(), await createSubscriber()]
    expect((await change(buyer, other.card)).body.code).toBe('card-not-found')
    expect((await change(buyer, buyer.card, other.id)).body.code).toBe('not-found')
    await buyer.call('POST /api/payment-plan/cancel-subscription', { subscription_id: buyer.id })
    expect((await change(buyer, buyer.card)).status).toBe(409)
  })

  // Guard in server/domains/subscriptions/changes/change-renewal-card.ts: a subscription by coupon has no renewal card.
  test('is refused for a subscription by promo code', async () => {
    const buyer = await createSubscriber()
    const coupon_code_id = await buyer.applyCode('WELCOME4', planIds.silver)
    const coupon = { payment_plan_id: planIds.silver, horoscope_id: 5, coupon_code_id }
    const { body } = await buyer.buy(coupon)
    expect((await change(buyer, buyer.card, body.user_payment_plan_id)).status).toBe(409)
  })
})
