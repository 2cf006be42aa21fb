import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { startSecondProcess } from '../../../testing/second-process.ts'
import { listDifferences } from '../../../testing/differences.ts'
import { listPaidAmounts, planIds } from '../../../testing/buyers.ts'
import { countLockedSessions } from '../../../testing/database.ts'
import { comboOrder, renewalHarness } from '../../../testing/renewal-harness.ts'
import type { TestApp } from '../../../testing/test-app.ts'

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

const countLockWaits = () => countLockedSessions(harness.product.context.db)

describe('a subscription', () => {
  test('is renewed at the end of each period, with an email (PAY-37)', async () => {
    const buyer = await subscribe()
    await takeEmails(buyer)
    await advanceAndRenew({ days: 6, hours: 23 })
    expect(await listPaidAmounts(harness.product, buyer)).toEqual([199])
    await advanceAndRenew({ hours: 1 })
    await renew()
    expect(await listPaidAmounts(harness.product, buyer)).toEqual([199, 199])
    expect((await buyer.active())[0]?.subscription_ended).toBe('2026-12-05T09:00:00Z')
    await harness.product.jobs.run()
    expect(harness.product.mails.findLast(({ to }) => to === buyer.email)?.text).toContain(
      'Paid with Visa ending in 4242.',
    )
    expect(await takeEmails(buyer)).toEqual(['Your receipt: Silver for Aries has been renewed'])
    expect(await listDifferences(harness.product)).toEqual([])
  })

  // Guard in server/domains/subscriptions/groups/subscription.repository.ts:
  // a new or removed card changes only the renewals of its owner.
  // Guard in server/domains/subscriptions/groups/end-group.ts: a cancelled subscription is not due.
  test('is renewed for 400 days by one charge a period, and not after it is cancelled (PAY-36, PAY-37)', async () => {
    const [weekly, yearly] = [await subscribe(), await subscribe(comboOrder)]
    for (let day = 1; day <= 400; day++) {
      await advanceAndRenew({ days: 1 })
      if (day === 399)
        await weekly.call('POST /api/payment-plan/cancel-subscription', {
          subscription_id: weekly.id,
        })
    }
    // 57 whole weeks in 399 days, and the first; the cancelled one stays open to the end of its week.
    expect(await countCharges(weekly)).toBe(58)
    expect(await listPaidAmounts(harness.product, yearly)).toEqual([9998, 9998])
    expect(await isOpen(weekly)).toBe(true)
    await advanceAndRenew({ days: 6 })
    expect(await isOpen(weekly)).toBe(false)
    expect(await countCharges(weekly)).toBe(58)
    expect(await listDifferences(harness.product)).toEqual([])
  }, 60_000)

  // Guard in server/domains/subscriptions/groups/end-group.ts:
  // a cancelled subscription closes at the end of its period.
  test('that is cancelled stays readable exactly to the end of its period (PAY-36)', async () => {
    const buyer = await subscribe()
    await buyer.call('POST /api/payment-plan/cancel-subscription', { subscription_id: buyer.id })
    const end = harness.product.clock.now().add({ hours: 7 * 24 })
    harness.product.clock.set(`${end.subtract({ seconds: 1 })}`)
    expect(await isOpen(buyer)).toBe(true)
    harness.product.clock.set(`${end}`)
    expect(await isOpen(buyer)).toBe(false)
    await renew()
    expect([await isOpen(buyer), await listPaidAmounts(harness.product, buyer)]).toEqual([
      false,
      [199],
    ])
  })

  // Guard in server/domains/subscriptions/groups/period.rules.ts:
  // billing periods in which nobody renewed are not charged.
  test('that was not renewed for weeks is charged for the current week only, and counted as overdue until then (OPS-45)', async () => {
    const buyer = await subscribe()
    const readFigures = async () => {
      const { text } = await harness.product.call('GET /metrics')
      return Object.fromEntries(
        [...text.matchAll(/^(renewals_\w+) (\d+)$/gm)].map(([, name, value]) => [name, value]),
      )
    }
    harness.product.clock.advance({ days: 32 })
    // Due after seven days, so for 25 days.
    expect(await readFigures()).toEqual({
      renewals_overdue: '1',
      renewals_oldest_overdue_seconds: '2160000',
      renewals_due_within_day: '0',
    })
    await renew()
    harness.product.clock.advance({ days: 2, hours: 1 })
    expect(await readFigures()).toEqual({
      renewals_overdue: '0',
      renewals_oldest_overdue_seconds: '0',
      renewals_due_within_day: '1',
    })
    expect(await listPaidAmounts(harness.product, buyer)).toEqual([199, 199])
    expect((await buyer.active())[0]?.subscription_ended).toBe('2026-12-26T09:00:00Z')
  })

  test('of two signs is renewed by one charge of the sum (PAY-24)', async () => {
    const buyer = await subscribe(comboOrder)
    await advanceAndRenew({ days: 365 })
    expect(await listPaidAmounts(harness.product, buyer)).toEqual([9998, 9998])
    expect(await listStatuses(buyer)).toEqual(['active', 'active'])
    expect([await isOpen(buyer), await isOpen(buyer, 'leo')]).toEqual([true, true])
  })
})

describe('a renewal that is declined', () => {
  // Guard in server/domains/subscriptions/renewals/renew-due.ts: a past due subscription ends after seven days.
  // Guard in server/domains/subscriptions/groups/period.rules.ts:
  // a failed renewal is tried again after 1, 3 and 5 days.
  test('is retried after 1, 3 and 5 days, and the subscription ends after 7 (PAY-37)', async () => {
    const buyer = await subscribe()
    await takeEmails(buyer)
    await setCardBehaviour(buyer.card, 'declined_when_charged')
    const days: [charges: number, status: string[], open: boolean][] = []
    await advanceAndRenew({ days: 7 })
    for (let day = 0; day <= 7; day++) {
      days.push([await countCharges(buyer), await listStatuses(buyer), await isOpen(buyer)])
      await advanceAndRenew({ days: 1 })
    }
    const behind = ['past_due']
    expect(days).toEqual([
      [2, behind, true],
      [3, behind, true],
      [3, behind, true],
      [4, behind, true],
      [4, behind, true],
      [5, behind, true],
      [5, behind, true],
      [5, [], false],
    ])
    expect((await buyer.historic()).map(({ status }) => status)).toEqual(['cancelled'])
    expect(await takeEmails(buyer)).toEqual([
      'Your payment for Silver did not go through',
      'Silver for Aries has ended',
    ])
    expect(await listDifferences(harness.product)).toEqual([])
    expect(
      (await buyer.buy({ payment_plan_id: 1, horoscope_id: 1, card_id: buyer.card })).status,
    ).toBe(402)
  })

  // Guard in server/domains/subscriptions/renewals/mark-past-due.ts: the seven days begin with the first failure.
  test('long after it was due leaves the subscription readable for 7 days from the decline (PAY-44)', async () => {
    const buyer = await subscribe()
    await setCardBehaviour(buyer.card, 'declined_when_charged')
    await advanceAndRenew({ days: 30 })
    expect([await listStatuses(buyer), await isOpen(buyer)]).toEqual([['past_due'], true])
    await advanceAndRenew({ days: 6, hours: 23 })
    expect([await listStatuses(buyer), await isOpen(buyer)]).toEqual([['past_due'], true])
    await advanceAndRenew({ hours: 1 })
    expect([await listStatuses(buyer), await isOpen(buyer)]).toEqual([[], false])
  })

  test('and succeeds on the third day leaves the subscription active (PAY-44)', async () => {
    const buyer = await subscribe()
    await setCardBehaviour(buyer.card, 'declined_when_charged')
    await advanceAndRenew({ days: 7 })
    await setCardBehaviour(buyer.card, 'pays')
    await advanceAndRenew({ days: 1 })
    expect(await listStatuses(buyer)).toEqual(['active'])
    expect((await buyer.active())[0]?.subscription_ended).toBe('2026-12-05T09:00:00Z')
    await advanceAndRenew({ days: 6 })
    expect(await listPaidAmounts(harness.product, buyer)).toEqual([199, 199, 199])
  })

  // Guard in server/domains/subscriptions/renewals/mark-past-due.ts:
  // a card that the bank has declined for good is not charged again.
  test('for good is not retried, asks for another card at once, and is paid by that card (PAY-70)', async () => {
    const buyer = await subscribe()
    await takeEmails(buyer)
    await setCardBehaviour(buyer.card, 'lost')
    await advanceAndRenew({ days: 7 })
    expect((await buyer.active()).map((one) => [one.status, one.needs_other_card])).toEqual([
      ['past_due', true],
    ])
    expect(await takeEmails(buyer)).toEqual(['Please choose another card for Silver'])
    await advanceAndRenew({ days: 5 })
    expect([await countCharges(buyer), await isOpen(buyer)]).toEqual([2, true])
    const choose = (card_id: string) =>
      buyer.call('POST /api/payment-plan/change-payment-card', {
        subscription_id: buyer.id,
        card_id,
      })
    await choose(buyer.card)
    await renew()
    expect(await countCharges(buyer)).toBe(2)
    await choose(await buyer.saveCard('good'))
    await renew()
    expect((await buyer.active()).map((one) => [one.status, one.needs_other_card])).toEqual([
      ['active', false],
    ])
    expect(await listPaidAmounts(harness.product, buyer)).toEqual([199, 199])
    expect(await listDifferences(harness.product)).toEqual([])
  })

  // Guard in server/domains/subscriptions/groups/subscription.repository.ts:
  // a renewal that waits for another card is charged to the card that replaces the removed one.
  test('for good is paid by another saved card once the declined one is removed, or ends after 7 days (PAY-70)', async () => {
    const [payer, other] = [await subscribe(), await subscribe()]
    for (const { card } of [payer, other]) await setCardBehaviour(card, 'stolen')
    await advanceAndRenew({ days: 7 })
    await payer.saveCard('french')
    await advanceAndRenew({ days: 1 })
    expect(await listStatuses(payer)).toEqual(['past_due'])
    await payer.call(`DELETE /api/payment-plan/payment-card/${payer.card}`)
    await renew()
    expect(await listStatuses(payer)).toEqual(['active'])
    await advanceAndRenew({ days: 5, hours: 23 })
    expect([await countCharges(other), await listStatuses(other)]).toEqual([2, ['past_due']])
    await advanceAndRenew({ hours: 1 })
    expect([await countCharges(other), await listStatuses(other)]).toEqual([2, []])
  })

  test('because no card is saved is paid with the next card that is saved', async () => {
    const buyer = await subscribe()
    await buyer.call(`DELETE /api/payment-plan/payment-card/${buyer.card}`)
    await advanceAndRenew({ days: 7 })
    expect(await listStatuses(buyer)).toEqual(['past_due'])
    await buyer.saveCard('good')
    await advanceAndRenew({ days: 1 })
    expect(await listStatuses(buyer)).toEqual(['active'])
    expect(await listPaidAmounts(harness.product, buyer)).toEqual([199, 199])
  })

  // Guard in server/domains/subscriptions/renewals/renew-by-hand.ts: only a past due subscription is renewed by hand.
  test('can be paid by hand with another card, which is charged from then on (PAY-44)', async () => {
    const buyer = await subscribe()
    await setCardBehaviour(buyer.card, 'declined_when_charged')
    await advanceAndRenew({ days: 7 })
    const pay = (card_id: string) =>
      buyer.call('POST /api/payment-plan/renew-subscription', {
        subscription_id: buyer.id,
        card_id,
      })
    const refused = await pay(buyer.card)
    expect([refused.status, refused.body.reason]).toEqual([402, 'bank'])
    const card = await buyer.saveCard('good')
    expect((await pay(card)).body).toMatchObject({
      type: 'succeeded',
      msg: 'Your plan has been renewed.',
    })
    expect(await listStatuses(buyer)).toEqual(['active'])
    expect((await pay(card)).status).toBe(409)
    await advanceAndRenew({ days: 7 })
    expect(await listPaidAmounts(harness.product, buyer)).toEqual([199, 199, 199])
    expect(await listDifferences(harness.product)).toEqual([])
  })

  test('cannot be paid by hand by another user', async () => {
    const [buyer, other] = [await subscribe(), await subscribe()]
    const { status } = await other.call('POST /api/payment-plan/renew-subscription', {
      subscription_id: buyer.id,
      card_id: other.card,
    })
    expect(status).toBe(404)
  })
})

describe('reminders', () => {
  test('are sent two weeks before a yearly renewal, once a year (PAY-48)', async () => {
    const buyer = await subscribe({ payment_plan_id: planIds.diamond, horoscope_id: 1 })
    await takeEmails(buyer)
    const remindAfter = async (duration: Temporal.DurationLike) => {
      await advanceAndRenew(duration)
      await harness.product.jobs.runScheduled('remind-of-renewals')
      return takeEmails(buyer)
    }
    expect(await remindAfter({ days: 350 })).toEqual([])
    expect(await remindAfter({ days: 1 })).toEqual(['Diamond for Aries renews on 21 November 2027'])
    expect(await remindAfter({ days: 1 })).toEqual([])
    expect(await remindAfter({ days: 13 })).toEqual([
      'Your receipt: Diamond for Aries has been renewed',
      'You can change your mind about Diamond until 5 December 2027',
    ])
    expect(await remindAfter({ days: 352 })).toEqual([
      'Diamond for Aries renews on 21 November 2028',
    ])
  })

  // Guard in server/domains/subscriptions/groups/subscription.repository.ts: a reminder is sent by one process.
  test('are sent once if two processes send them at the same time', async () => {
    const buyer = await subscribe({ payment_plan_id: planIds.diamond, horoscope_id: 1 })
    await takeEmails(buyer)
    const other = await startSecondProcess(harness.product)
    harness.product.clock.advance({ days: 351 })
    const [held, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holding = harness.product.context.db.transaction().execute(async (trx) => {
      await sql`select from subscription_groups where id = ${buyer.id} for update`.execute(trx)
      held.resolve()
      await mayGoOn.promise
    })
    await held.promise
    const remind = ({ jobs }: Pick<TestApp, 'jobs'>) => jobs.runScheduled('remind-of-renewals')
    let areDone = false
    const both = Promise.all([harness.product, other].map(remind)).then(() => (areDone = true))
    // Without SKIP LOCKED both processes would wait for this row, and both would then send the reminder.
    await expect.poll(async () => areDone || (await countLockWaits()) === 2).toBe(true)
    mayGoOn.resolve()
    await Promise.all([holding, both])
    await remind(harness.product)
    await other.jobs.run()
    expect(await takeEmails(buyer)).toHaveLength(1)
    await other.close()
  })

  test('are sent every sixth month for other periods, and not after cancelling (PAY-48)', async () => {
    const buyer = await subscribe({ payment_plan_id: planIds.gold, horoscope_id: 1 })
    for (let month = 1; month <= 5; month++) await advanceAndRenew({ months: 1 })
    await harness.product.jobs.runScheduled('remind-of-renewals')
    await takeEmails(buyer)
    await advanceAndRenew({ months: 1 })
    await harness.product.jobs.runScheduled('remind-of-renewals')
    expect(await takeEmails(buyer)).toContain('Gold for Aries renews on 21 June 2027')
    await buyer.call('POST /api/payment-plan/cancel-subscription', { subscription_id: buyer.id })
    await takeEmails(buyer)
    await advanceAndRenew({ months: 7 })
    await harness.product.jobs.runScheduled('remind-of-renewals')
    expect(await takeEmails(buyer)).toEqual([])
  })
})
