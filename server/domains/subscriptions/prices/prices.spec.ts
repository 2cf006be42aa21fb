import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { createBuyer, listPaidAmounts, planIds } from '../../../testing/buyers.ts'
import { listDifferences } from '../../../testing/differences.ts'
import { comboOrder, renewalHarness } from '../../../testing/renewal-harness.ts'
import { succeed } from '../../../testing/second-factors.ts'
import { callStudio, createStaff } from '../../../testing/staff.ts'

const harness = renewalHarness()
const { subscribe, advanceAndRenew, takeEmails, setCardBehaviour } = harness

/** Makes a call as an owner who has just signed in. */
async function call(name: string, body?: object) {
  const { cookie } = await createStaff(harness.product, 'owner')
  return callStudio(harness.product, name, { cookie, ...(body ? { body } : {}) })
}
const change = (plan_id: number, amount_pence: number, seen_pence: number) =>
  call('POST /change-plan-price', { plan_id, amount_pence, seen_pence })
const preview = async (plan_id: number, amount_pence: number) =>
  succeed(call('POST /preview-plan-price', { plan_id, amount_pence }))
const planOf = async (id: number) =>
  (await succeed(call('GET /plans'))).plans.find((plan: { id: number }) => plan.id === id)
const listActs = async (act: string) => (await succeed(call(`GET /acts?act=${act}`))).acts
const sold = async () =>
  (await harness.product.call('GET /api/payment-plan/plans')).body.plans as {
    id: number
    amount: number
  }[]

describe('a new price of a plan', () => {
  test('holds at once for who buys, and is recorded with whom it touches (STU-129)', async () => {
    await subscribe()
    await subscribe({ payment_plan_id: planIds.gold, horoscope_id: 1 })
    expect(await planOf(1)).toMatchObject({
      title: 'Silver',
      translations: [
        { language_id: 1, title: 'Silver' },
        { language_id: 2, title: 'सिल्वर' },
      ],
      amount_pence: 199,
      subscriptions: 1,
      at_other_price: 0,
    })
    expect(await preview(1, 249)).toEqual({
      amount_pence: 199,
      new_amount_pence: 249,
      told: 1,
      renewals_from: '2026-12-21T09:00:00Z',
      next_renewals: [{ day: '2026-11-28', renewals: 1 }],
    })
    await succeed(change(1, 249, 199))
    expect((await sold())[0]).toMatchObject({ id: 1, amount: 2.49 })
    expect(await planOf(1)).toMatchObject({
      amount_pence: 249,
      subscriptions: 1,
      at_other_price: 1,
    })
    expect(await listActs('plan+price')).toMatchObject([
      {
        object: 'plan',
        object_id: '1',
        before: { amount_pence: 199 },
        after: { amount_pence: 249 },
        details: { told: 1 },
      },
    ])
    const buyer = await createBuyer(harness.product)
    const order = {
      payment_plan_id: 1,
      horoscope_id: 1,
      card_id: await buyer.saveCard('good'),
    }
    const late = await buyer.buy({ ...order, expected_amount: 1.99 })
    expect([late.status, late.body.code, late.body.amount]).toEqual([409, 'price-changed', 2.49])
    expect((await buyer.buy({ ...order, expected_amount: 2.49 })).body.type).toBe('succeeded')
    await takeEmails(buyer)
    await advanceAndRenew({ days: 7 })
    expect(await listPaidAmounts(harness.product, buyer)).toEqual([249, 249])
  })

  // Guard in server/domains/subscriptions/groups/price-notice.rules.ts: nobody is charged more than they knew of for 30 days.
  test('holds for a subscription only from its first renewal 30 days after the letter (STU-130)', async () => {
    const buyer = await subscribe()
    await takeEmails(buyer)
    await succeed(change(1, 249, 199))
    await harness.product.jobs.run()
    const letter = harness.product.mails.find(({ to }) => to === buyer.email)
    expect(letter?.subject).toBe('The price of Silver for Aries changes on 26 December 2026')
    expect(letter?.text).toContain('changes from £1.99 to £2.49 per week')
    expect(letter?.text).toContain('cancel before 26 December 2026')
    for (let week = 0; week < 4; week++) await advanceAndRenew({ days: 7 })
    expect(await listPaidAmounts(harness.product, buyer)).toEqual([199, 199, 199, 199, 199])
    await takeEmails(buyer)
    await advanceAndRenew({ days: 7 })
    await advanceAndRenew({ days: 7 })
    expect(await listPaidAmounts(harness.product, buyer)).toEqual([
      249, 249, 199, 199, 199, 199, 199,
    ])
    expect((await buyer.active())[0]?.payment_plan.amount).toBe(2.49)
    expect(await planOf(1)).toMatchObject({ at_other_price: 0 })
    expect(await listDifferences(harness.product)).toEqual([])
  })

  test('waits for a letter that could not be sent before, and each gets one letter (STU-130)', async () => {
    const buyer = await subscribe()
    await takeEmails(buyer)
    await succeed(change(1, 249, 199))
    // No job runs for five weeks, as if no mail could be sent.
    for (let week = 0; week < 5; week++) await advanceAndRenew({ days: 7 })
    expect(new Set(await listPaidAmounts(harness.product, buyer))).toEqual(new Set([199]))
    const subjects = await takeEmails(buyer)
    // Told on 26 December, so 30 days later is 25 January; the next renewal is on the 30th.
    expect(subjects.filter((subject) => subject.includes('price'))).toEqual([
      'The price of Silver for Aries changes on 30 January 2027',
    ])
    const { db, jobs } = harness.product.context
    const { id, user_id, price_change_id } = await db
      .selectFrom('subscription_groups')
      .selectAll()
      .executeTakeFirstOrThrow()
    await db.transaction().execute(async (trx) => {
      const repeated = { userId: user_id, groupId: id, changeId: price_change_id ?? '' }
      await jobs.enqueue(trx, 'price-letter', repeated)
    })
    expect(await takeEmails(buyer)).toEqual([])
  })

  test('that is taken back never holds, and its subscribers are told (STU-131)', async () => {
    const buyer = await subscribe()
    await succeed(change(1, 249, 199))
    await takeEmails(buyer)
    await advanceAndRenew({ days: 7 })
    await succeed(change(1, 199, 249))
    expect((await takeEmails(buyer)).at(-1)).toBe('The price of Silver for Aries stays £1.99')
    for (let week = 0; week < 7; week++) await advanceAndRenew({ days: 7 })
    expect(new Set(await listPaidAmounts(harness.product, buyer))).toEqual(new Set([199]))
  })

  test('touches both signs of a combo, which is told once, and the reminder names it (STU-130)', async () => {
    const buyer = await subscribe(comboOrder)
    await takeEmails(buyer)
    expect((await preview(planIds.diamond, 5499)).told).toBe(1)
    await succeed(change(planIds.diamond, 5499, 4999))
    expect((await sold()).find(({ id }) => id === planIds.combo)?.amount).toBe(109.98)
    expect(await takeEmails(buyer)).toEqual([
      'The price of Diamond for Aries + Leo changes on 21 November 2027',
    ])
    harness.product.clock.advance({ days: 351 })
    await harness.product.jobs.runScheduled('remind-of-renewals')
    await harness.product.jobs.run()
    expect(harness.product.mails.at(-1)?.text).toContain('£109.98')
    await advanceAndRenew({ days: 14 })
    expect(await listPaidAmounts(harness.product, buyer)).toEqual([10_998, 9998])
  })

  // Guard in server/domains/subscriptions/prices/change-price.ts: who paid while the price changed is told too.
  test('reaches a subscription that was being paid at the earlier price (STU-131)', async () => {
    const buyer = await createBuyer(harness.product)
    const card_id = await buyer.saveCard('requires3ds')
    const first = await buyer.buy({ payment_plan_id: 1, horoscope_id: 1, card_id })
    expect(first.body.type).toBe('require_3d')
    await succeed(change(1, 249, 199))
    await harness.product.sandbox.answerBank(first.body.client_secret, 'Complete')
    await buyer.call('POST /api/payment-plan/complete-subscription', {
      user_payment_plan_id: first.body.user_payment_plan_id,
    })
    expect(await listPaidAmounts(harness.product, buyer)).toEqual([199])
    expect(await takeEmails(buyer)).toContain(
      'The price of Silver for Aries changes on 26 December 2026',
    )
  })

  test('that a failed renewal is paid by hand at is the one that was shown (STU-131)', async () => {
    const buyer = await subscribe()
    await succeed(change(1, 249, 199))
    await takeEmails(buyer)
    for (let week = 0; week < 4; week++) await advanceAndRenew({ days: 7 })
    await setCardBehaviour(buyer.card, 'declined')
    await advanceAndRenew({ days: 7 })
    await setCardBehaviour(buyer.card, 'pays')
    const pay = (expected_amount: number) =>
      buyer.call('POST /api/payment-plan/renew-subscription', {
        subscription_id: buyer.id,
        card_id: buyer.card,
        expected_amount,
      })
    const refused = await pay(1.99)
    expect([refused.status, refused.body.amount]).toEqual([409, 2.49])
    expect((await pay(2.49)).status).toBe(200)
    expect((await listPaidAmounts(harness.product, buyer))[0]).toBe(249)
  })

  // Guard in server/domains/subscriptions/prices/change-price.ts: a change names the price that its author saw.
  test('is refused below 30 pence, for the combo, and where somebody else changed it at the same time (STU-129)', async () => {
    expect((await change(1, 29, 199)).status).toBe(422)
    expect((await change(4, 500, 9998)).status).toBe(404)
    expect((await change(99, 500, 199)).status).toBe(404)
    const answers = await Promise.all([change(1, 249, 199), change(1, 229, 199)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await listActs('plan+price')).toHaveLength(1)
    const { amount_pence } = await planOf(1)
    await succeed(change(1, amount_pence, amount_pence))
    expect(await listActs('plan+price')).toHaveLength(1)
  })

  test('is not there, nor a letter, where it cannot be recorded (STU-129)', async () => {
    const buyer = await subscribe()
    await takeEmails(buyer)
    const { db } = harness.product.context
    await sql`alter table operator_acts add constraint refuse_prices check (act <> 'plan price') not valid`.execute(
      db,
    )
    expect((await change(1, 249, 199)).status).toBe(500)
    expect((await sold())[0]?.amount).toBe(1.99)
    expect(await takeEmails(buyer)).toEqual([])
  })
})

describe('a plan', () => {
  test('that is hidden cannot be bought, its subscriptions go on, and it can be offered again (STU-132)', async () => {
    const buyer = await subscribe()
    const offer = (plan_id: number, is_offered: boolean) =>
      call('POST /offer-plan', { plan_id, is_offered })
    await succeed(offer(1, false))
    expect((await sold()).map(({ id }) => id)).toEqual([2, 3, 4])
    expect(await planOf(1)).toMatchObject({ is_offered: false, subscriptions: 1 })
    const other = await createBuyer(harness.product)
    const order = { payment_plan_id: 1, horoscope_id: 1, card_id: await other.saveCard('good') }
    expect((await other.buy(order)).body.code).toBe('plan-not-offered')
    await advanceAndRenew({ days: 7 })
    expect(await listPaidAmounts(harness.product, buyer)).toEqual([199, 199])
    expect((await offer(4, false)).status).toBe(404)
    const answers = await Promise.all([offer(2, false), offer(3, false)])
    expect(answers.map(({ body }) => body.code ?? 'done').toSorted()).toEqual(['done', 'last-plan'])
    await succeed(offer(1, true))
    expect((await other.buy(order)).body.type).toBe('succeeded')
    expect(await listActs('plan+offer')).toHaveLength(3)
  })
  test('Diamond takes the combo of two signs with it while it is hidden (STU-132, PAY-144)', async () => {
    await succeed(call('POST /offer-plan', { plan_id: planIds.diamond, is_offered: false }))
    expect((await sold()).map(({ id }) => id)).toEqual([1, planIds.gold])
    const buyer = await createBuyer(harness.product)
    const order = { ...comboOrder, card_id: await buyer.saveCard('good') }
    expect((await buyer.buy(order)).body.code).toBe('plan-not-offered')
    const { status, body } = await buyer.buy({ ...order, rising_horoscope_id: 13 })
    expect([status, Object.keys(body.errors)]).toEqual([
      422,
      ['moon_payment_plan_id', 'rising_payment_plan_id', 'rising_horoscope_id'],
    ])
    expect(await buyer.active()).toEqual([])
  })
})
