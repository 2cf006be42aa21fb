import { expect, test } from 'vitest'
import { planIds } from '../../../testing/buyers.ts'
import { listDifferences } from '../../../testing/differences.ts'
import { gold, withdrawalHarness } from '../../../testing/withdrawal-harness.ts'

const harness = withdrawalHarness()
const { advanceAndRenew, createSubscriber, findOffer, listRefunds, read, withdraw } = harness

const diamond = { payment_plan_id: planIds.diamond, horoscope_id: 1 }

// Guard in server/domains/subscriptions/withdrawals/withdrawal.rules.ts: a renewal for a year begins 14 days again.
test('a renewal for a year that was read is refunded for 14 days, as an email of its own says, less the days begun since it renewed (LAW-06, LAW-10)', async () => {
  const buyer = await createSubscriber(diamond)
  await read(buyer)
  harness.product.clock.advance({ days: 20 })
  expect(await findOffer(buyer)).toBe(null)
  await advanceAndRenew({ days: 345 })
  await harness.product.jobs.run()
  const [receipt, notice] = harness.product.mails.filter(({ to }) => to === buyer.email).slice(-2)
  expect(receipt?.subject).toBe('Your receipt: Diamond for Aries has been renewed')
  expect(receipt?.text).not.toContain('change your mind')
  // It renews on 21 November 2027; the 14th day after it is 5 December.
  expect(notice?.subject).toBe('You can change your mind about Diamond until 5 December 2027')
  expect(notice?.text).toContain('on 21 November 2027 it was renewed for a year')
  expect(notice?.text).toContain('about this renewal until the end of 5 December 2027')
  expect(notice?.text).not.toContain('cancel at any time')
  harness.product.clock.advance({ days: 2 })
  // Three of 366 days have begun: 4999 × 3/366 = 40.98, 40 pence are not refunded. The first year stays paid.
  expect(await findOffer(buyer)).toMatchObject({
    refund_amount: 49.59,
    kept_amount: 0.4,
    days_kept: 3,
    reason: 'days-used',
  })
  expect((await withdraw(buyer, 49.59)).status).toBe(200)
  expect(await listRefunds(buyer)).toEqual([4959])
  expect(await buyer.active()).toEqual([])
  expect(await listDifferences(harness.product)).toEqual([])
})

test('a renewal for a year of which nothing was ever read is refunded whole, and the first year is not (LAW-06)', async () => {
  const buyer = await createSubscriber(diamond)
  await advanceAndRenew({ days: 365 })
  expect(await findOffer(buyer)).toMatchObject({ refund_amount: 49.99, reason: 'unread' })
  expect((await withdraw(buyer, 49.99)).status).toBe(200)
  expect(await listRefunds(buyer)).toEqual([4999])
})

// Guard in server/domains/subscriptions/withdrawals/offer-withdrawal.ts: the days after a renewal cannot be lost.
test('a renewal for a year is refunded also to somebody who withdrew from another plan after reading (LAW-06)', async () => {
  const buyer = await createSubscriber(diamond)
  await read(buyer)
  await advanceAndRenew({ days: 360 })
  const card_id = await buyer.saveCard('good')
  const { body } = await buyer.buy({ ...gold, horoscope_id: 5, card_id })
  expect(body.type).toBe('succeeded')
  await read(buyer, 'leo')
  const other = Object.assign({ ...buyer }, { id: body.user_payment_plan_id as string })
  expect((await withdraw(other, 5.8)).status).toBe(200)
  await advanceAndRenew({ days: 5 })
  expect(await findOffer(buyer)).toMatchObject({ reason: 'days-used', days_kept: 1 })
})

test('the days of a withdrawal end 14 days after the renewal, and a monthly renewal has none (LAW-06)', async () => {
  const yearly = await createSubscriber(diamond)
  const monthly = await createSubscriber(gold)
  await advanceAndRenew({ days: 365 })
  expect(await findOffer(monthly)).toBe(null)
  expect(await findOffer(yearly)).not.toBe(null)
  harness.product.clock.advance({ days: 15 })
  expect(await findOffer(yearly)).toBe(null)
})
