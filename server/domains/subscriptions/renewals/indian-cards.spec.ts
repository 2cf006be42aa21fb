import { expect, test } from 'vitest'
import { listPaidAmounts, planIds } from '../../../testing/buyers.ts'
import { listDifferences } from '../../../testing/differences.ts'
import { renewalHarness } from '../../../testing/renewal-harness.ts'

const harness = renewalHarness()
const { advanceAndRenew, countCharges, isOpen, listStatuses, subscribe, takeEmails } = harness

const silver = { payment_plan_id: planIds.silver, horoscope_id: 1 }
const diamond = { payment_plan_id: planIds.diamond, horoscope_id: 1 }

const lastTextTo = (email: string) =>
  harness.product.mails.findLast(({ to }) => to === email)?.text ?? ''

const tellsOfIndia = 'banks there ask you to confirm every renewal yourself'

// Guard in server/domains/subscriptions/renewals/renew-due.ts: the holder of such a card is asked, and it is not charged.
test('a renewal by an Indian card is not charged without its holder, who is asked by email and pays it by hand (PAY-141)', async () => {
  const buyer = await subscribe(silver, 'indian')
  const charged = await countCharges(buyer)
  await takeEmails(buyer)
  await advanceAndRenew({ days: 7 })
  expect(await takeEmails(buyer)).toEqual(['Please confirm your payment for Silver'])
  expect((await buyer.active()).map((one) => [one.status, one.needs_confirmation])).toEqual([
    ['past_due', true],
  ])
  expect([await isOpen(buyer), await countCharges(buyer)]).toEqual([true, charged])
  await advanceAndRenew({ days: 3 })
  expect(await takeEmails(buyer)).toEqual([])
  const { body } = await buyer.call('POST /api/payment-plan/renew-subscription', {
    subscription_id: buyer.id,
    card_id: buyer.card,
  })
  expect(body.type).toBe('succeeded')
  expect(await listPaidAmounts(harness.product, buyer)).toEqual([199, 199])
  await advanceAndRenew({ days: 4 })
  expect(await takeEmails(buyer)).toEqual([
    'Your receipt: Silver for Aries has been renewed',
    'Please confirm your payment for Silver',
  ])
  expect(await listDifferences(harness.product)).toEqual([])
})

// Guard in server/domains/subscriptions/changes/change-renewal-card.ts: another card pays what waits for its holder.
test('a renewal that waits for its holder is charged to another card as soon as that is chosen (PAY-142)', async () => {
  const buyer = await subscribe(silver, 'indian')
  await advanceAndRenew({ days: 7 })
  const card_id = await buyer.saveCard('good')
  const changed = await buyer.call('POST /api/payment-plan/change-payment-card', {
    subscription_id: buyer.id,
    card_id,
  })
  expect(changed.status).toBe(200)
  await advanceAndRenew({ minutes: 1 })
  expect(await listStatuses(buyer)).toEqual(['active'])
  expect(await listPaidAmounts(harness.product, buyer)).toEqual([199, 199])
})

test('saved cards and emails say that the holder of an Indian card confirms each renewal (PAY-140)', async () => {
  const buyer = await subscribe(diamond, 'indian')
  const other = await subscribe(diamond)
  const readCards = async ({ call }: typeof buyer) =>
    (await call('GET /api/payment-plan/get-payment-cards')).body.cards
  expect(await readCards(buyer)).toMatchObject([{ confirms_renewals: true }])
  expect(await readCards(other)).toMatchObject([{ confirms_renewals: false }])
  await harness.product.jobs.run()
  expect(lastTextTo(buyer.email)).toContain(tellsOfIndia)
  expect(lastTextTo(other.email)).not.toContain(tellsOfIndia)

  harness.product.clock.advance({ days: 352 })
  await harness.product.jobs.runScheduled('remind-of-renewals')
  await harness.product.jobs.run()
  expect(lastTextTo(buyer.email)).toContain(tellsOfIndia)
  expect(lastTextTo(buyer.email)).not.toContain('there is nothing you need to do')
  expect(lastTextTo(other.email)).toContain('there is nothing you need to do')
})
