import { describe, expect, test } from 'vitest'
import { listDifferences } from '../../../testing/differences.ts'
import { listPaidAmounts } from '../../../testing/buyers.ts'
import { renewalHarness, type Subscriber } from '../../../testing/renewal-harness.ts'

const harness = renewalHarness()
const {
  renew,
  subscribe,
  setCardBehaviour,
  advanceAndRenew,
  listStatuses,
  isOpen,
  takeEmails,
  countCharges,
} = harness

describe('a renewal that requires authentication', () => {
  const pay = (buyer: Subscriber) =>
    buyer.call('POST /api/payment-plan/renew-subscription', {
      subscription_id: buyer.id,
      card_id: buyer.card,
    })
  async function createPastDue() {
    const buyer = await subscribe()
    await takeEmails(buyer)
    await setCardBehaviour(buyer.card, 'authenticates')
    await advanceAndRenew({ days: 7 })
    return buyer
  }

  // Guard in server/domains/subscriptions/orders/complete-subscription.ts:
  // a renewal is completed by what the provider answers only.
  // Guard in server/domains/subscriptions/renewals/mark-past-due.ts:
  // a renewal that needs authentication is not tried again.
  test('is not retried, and is paid once the cardholder confirms it by the link in an email (PAY-44)', async () => {
    const buyer = await createPastDue()
    expect((await buyer.active()).map((one) => [one.status, one.needs_confirmation])).toEqual([
      ['past_due', true],
    ])
    expect(await takeEmails(buyer)).toEqual(['Please confirm your payment for Silver'])
    const tried = await countCharges(buyer)
    await advanceAndRenew({ days: 3 })
    expect(await countCharges(buyer)).toBe(tried)
    const { body } = await pay(buyer)
    expect(body.type).toBe('require_3d')
    const done = () =>
      buyer.call('POST /api/payment-plan/complete-subscription', {
        user_payment_plan_id: body.user_payment_plan_id,
      })
    expect((await done()).body.code).toBe('payment-incomplete')
    await harness.product.sandbox.answerBank(body.client_secret, 'Complete')
    expect((await done()).body.msg).toBe('Your plan has been renewed.')
    expect((await buyer.active()).map((one) => [one.status, one.needs_confirmation])).toEqual([
      ['active', false],
    ])
    expect(await listPaidAmounts(harness.product, buyer)).toEqual([199, 199])
    expect(await listDifferences(harness.product)).toEqual([])
  })

  test('ends the subscription after a week without confirmation', async () => {
    const buyer = await createPastDue()
    await advanceAndRenew({ days: 6, hours: 23 })
    expect([await listStatuses(buyer), await isOpen(buyer)]).toEqual([['past_due'], true])
    await advanceAndRenew({ hours: 1 })
    expect([await listStatuses(buyer), await isOpen(buyer)]).toEqual([[], false])
    expect(await listPaidAmounts(harness.product, buyer)).toEqual([199])
  })

  // Guard in server/domains/subscriptions/renewals/renewal-payable.ts:
  // a renewal of a cancelled subscription is refunded.
  test('is refunded if the subscription is cancelled before it succeeds', async () => {
    const buyer = await createPastDue()
    const { body } = await pay(buyer)
    await buyer.call('POST /api/payment-plan/cancel-subscription', { subscription_id: buyer.id })
    await harness.product.sandbox.answerBank(body.client_secret, 'Complete')
    harness.product.clock.advance({ minutes: 61 })
    await harness.product.jobs.runScheduled('settle-payments')
    expect(await listPaidAmounts(harness.product, buyer)).toEqual([199])
    expect(await listStatuses(buyer)).toEqual([])
    expect(await listDifferences(harness.product)).toEqual([])
  })

  // Guard in server/domains/subscriptions/renewals/mark-past-due.ts:
  // a failed renewal does not reopen a cancelled subscription.
  test('leaves the subscription cancelled if that is cancelled before the bank declines it', async () => {
    const buyer = await createPastDue()
    const { body } = await pay(buyer)
    await buyer.call('POST /api/payment-plan/cancel-subscription', { subscription_id: buyer.id })
    await harness.product.sandbox.answerBank(body.client_secret, 'Fail')
    await takeEmails(buyer)
    harness.product.clock.advance({ minutes: 61 })
    await harness.product.jobs.runScheduled('settle-payments')
    expect([await listStatuses(buyer), await takeEmails(buyer)]).toEqual([[], []])
    expect(await listDifferences(harness.product)).toEqual([])
  })

  // Guard in server/domains/subscriptions/renewals/renew-due.ts: nothing is renewed while its holder pays by hand.
  // Guard in server/domains/subscriptions/renewals/renew-by-hand.ts: a renewal by hand in two tabs is one payment.
  test('is charged once by many tabs and a job at the same time', async () => {
    const buyer = await createPastDue()
    const answers = await Promise.all([1, 2, 3, 4].map(() => pay(buyer)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.client_secret)).size).toBe(1)
    harness.product.clock.advance({ minutes: 30 })
    await harness.product.context.db
      .updateTable('subscription_groups')
      .set({ due_at: harness.product.clock.now() })
      .where('id', '=', buyer.id)
      .execute()
    await renew()
    await harness.product.sandbox.answerBank(answers[0]?.body.client_secret, 'Complete')
    await harness.product.jobs.runScheduled('settle-payments')
    harness.product.clock.advance({ minutes: 31 })
    await harness.product.jobs.runScheduled('settle-payments')
    expect(await listStatuses(buyer)).toEqual(['active'])
    expect(await listPaidAmounts(harness.product, buyer)).toEqual([199, 199])
    expect(await listDifferences(harness.product)).toEqual([])
  })
})
