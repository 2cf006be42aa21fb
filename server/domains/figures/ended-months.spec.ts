import { beforeEach, expect, test } from 'vitest'
import { buildSignUpForm, createPerson } from '../../testing/people.ts'
import { pastSales } from '../../testing/past-sales.ts'
import { renewalHarness } from '../../testing/renewal-harness.ts'
import { callStudio, createStaff, signInStaff, type TestStaff } from '../../testing/staff.ts'
import { keepDailyCounts } from './daily-counts.ts'

const harness = renewalHarness()
let viewer: TestStaff
let sales: ReturnType<typeof pastSales>
beforeEach(async () => {
  viewer = await createStaff(harness.product, 'viewer')
  sales = pastSales(harness.product)
})

const count = () => harness.product.jobs.runScheduled('count-figures')
const countAt = async (instant: string) => {
  const { clock } = harness.product
  clock.advance(clock.now().until(Temporal.Instant.from(instant)))
  await count()
}

/** Shows a month as a viewer who has just signed in: sessions end while a test moves the clock. */
async function showMonth(month: string) {
  const cookie = await signInStaff(harness.product, viewer)
  const { body } = await callStudio(harness.product, `GET /figures?month=${month}`, { cookie })
  return body.months.at(-1)
}

test('a month comes to the same if it is counted anew after later payments, prices and ends (STU-205)', async () => {
  const { id } = await sales.subscribe('week', [{ at: '2026-10-05T09:00:00Z', pence: 199 }])
  await count()
  const { counted_at: _, ...before } = await showMonth('2026-10')
  expect(before.mrr).toMatchObject({ subscriptions: 1, week_pence: 862 }) // 199 × 52 / 12 = 862.33
  const { db } = harness.product.context
  await sales.pay(id, { at: '2026-11-16T09:00:00Z', pence: 299 })
  await db
    .updateTable('subscription_groups')
    .set({ amount_pence: 299, status: 'cancelled', cancelled_at: harness.product.clock.now() })
    .where('id', '=', id)
    .execute()
  await db.deleteFrom('month_figures').execute()
  await count()
  expect(await showMonth('2026-10')).toEqual(before)
})

// Guard in server/domains/figures/count-figures.ts: a final month is not counted again.
test('a month stays as it is once it is final, although accounts are deleted (STU-205)', async () => {
  await sales.beginTrial('2026-08-05T09:00:00Z')
  await sales.beginTrial('2026-09-05T09:00:00Z')
  await count()
  expect((await showMonth('2026-08')).trials).toMatchObject({ begun: 1, is_final: false })
  // August ended at 23:00 in UTC; its trials have 98 days, and transactions an hour.
  await countAt('2026-12-07T23:59:59Z')
  expect((await showMonth('2026-08')).trials.is_final).toBe(false)
  await countAt('2026-12-08T00:00:00Z')
  const final = { begun: 1, converted: 0, share: 0, is_final: true }
  expect((await showMonth('2026-08')).trials).toEqual(final)
  await harness.product.context.db.deleteFrom('trials').execute()
  await count()
  expect((await showMonth('2026-08')).trials).toEqual(final)
  expect((await showMonth('2026-09')).trials).toMatchObject({ begun: 0, is_final: false })
})

// Guard in server/domains/figures/count-figures.ts: the sales of a month are counted again after a refund.
test('refunds and lost disputes belong to the month of the payment, whenever they are made (STU-205)', async () => {
  const sold = [{ at: '2026-09-05T09:00:00Z', pence: 4500 }]
  const [refunded, lost] = [
    await sales.sell('consultation', sold),
    await sales.sell('consultation', sold),
  ]
  await countAt('2026-11-30T09:00:00Z')
  const september = { gross_pence: 9000, refunded_pence: 0, lost_pence: 0, net_pence: 9000 }
  expect((await showMonth('2026-09')).sales).toMatchObject(september)
  await countAt('2026-12-24T09:00:00Z')
  await sales.refund(refunded.attempts[0] ?? '', 500, '2026-12-24T09:30:00Z')
  await sales.lose(lost.attempts[0] ?? '', 4500, '2026-12-24T09:40:00Z')
  await countAt('2026-12-24T10:00:00Z')
  const changed = { gross_pence: 9000, refunded_pence: 500, lost_pence: 4500, net_pence: 4000 }
  expect((await showMonth('2026-09')).sales).toMatchObject(changed)
  expect((await showMonth('2026-12')).sales).toMatchObject({ payments: 0, refunded_pence: 0 })
})

test('a subscription that is cancelled, also while its renewal fails, ended by choice; one unpaid for a week failed; one paid later recovered (STU-201, STU-203)', async () => {
  const { product, renew, subscribe, setCardBehaviour } = harness
  const cancel = (buyer: Awaited<ReturnType<typeof subscribe>>) =>
    buyer.call('POST /api/payment-plan/cancel-subscription', { subscription_id: buyer.id })
  // Bought on 21 November, renewed on 28 November.
  const [cancels, cancelsPastDue, lapses, recovers] = [
    await subscribe(),
    await subscribe(),
    await subscribe(),
    await subscribe(),
  ]
  await cancel(cancels)
  for (const { card } of [cancelsPastDue, lapses, recovers])
    await setCardBehaviour(card, 'insufficient_funds')
  product.clock.advance({ hours: 7 * 24 })
  await renew()
  await cancel(cancelsPastDue)
  await setCardBehaviour(recovers.card, 'pays')
  for (let day = 0; day < 8; day++) {
    product.clock.advance({ hours: 24 })
    await renew()
  }
  await count()
  expect(await harness.listStatuses(recovers)).toEqual(['active'])
  const november = await showMonth('2026-11')
  expect(november.churn).toMatchObject({ active_at_start: 0, chosen: 2, failed: 0 })
  expect(november.renewals).toMatchObject({ failed: 3, recovered: 1, share: 1 / 3 })
  const december = await showMonth('2026-12')
  expect(december.churn).toMatchObject({ active_at_start: 2, chosen: 0, failed: 1 })
})

test('lookups and sign-ups are kept by day, each once, from all processes (STU-208)', async () => {
  const { product } = harness
  const save = await keepDailyCounts(product.context)
  const { dob, pob } = buildSignUpForm()
  const birth = { date_of_birth: dob, place_of_birth: pob }
  await product.call('POST /api/moonsign-lookup', { body: birth })
  await product.call('POST /api/rising-sign-lookup', { body: birth })
  await createPerson(product, { came_from_lookup: true })
  await save()
  await save()
  await createPerson(product)
  product.clock.advance({ hours: 24 })
  await product.call('POST /api/moonsign-lookup', { body: birth })
  await save()
  const counts = await product.context.db
    .selectFrom('daily_counts')
    .selectAll()
    .orderBy('day')
    .orderBy('counter')
    .orderBy('label')
    .execute()
  expect(counts.map(({ day, counter, label, count: n }) => [day, counter, label, n])).toEqual([
    ['2026-11-21', 'lookups', 'moonsign', 1],
    ['2026-11-21', 'lookups', 'rising_sign', 1],
    ['2026-11-21', 'sign_ups', 'true', 1],
    ['2026-11-22', 'lookups', 'moonsign', 1],
    ['2026-11-22', 'sign_ups', 'false', 1],
  ])
  const another = await keepDailyCounts(product.context)
  await product.call('POST /api/moonsign-lookup', { body: birth })
  await another()
  expect((await showMonth('2026-11')).visits).toEqual({
    lookups: 4,
    sign_ups_after_lookup: 1,
    other_sign_ups: 1,
    share: 1 / 4,
  })
  expect((await showMonth('2026-10')).visits).toBeNull()
})
