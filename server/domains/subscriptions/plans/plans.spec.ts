import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { listHoroscopePaymentPlans, seedPlans } from '../index.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

const plansOf = async () => (await product.call('GET /api/payment-plan/plans')).body.plans

test('a fresh installation sells Silver, Diamond and Gold, in pounds, without a token (API-22, API-06, PLAN-25, PLAN-31)', async () => {
  const { status, body } = await product.call('GET /api/payment-plan/plans')
  expect(status).toBe(200)
  expect(
    body.plans.map((plan: Record<string, unknown>) => [
      plan['id'],
      plan['title'],
      plan['amount'],
      plan['horoscope_content_frequency'],
      plan['tier'],
      plan['billing_interval'],
      plan['saving_banner_flag'],
    ]),
  ).toEqual([
    [1, 'Silver', 1.99, 1, 'silver', 'week', null],
    [2, 'Diamond', 49.99, 3, 'diamond', 'year', '10'],
    [3, 'Gold', 5.99, 2, 'gold', 'month', null],
    [4, 'Diamond Combo', 99.98, 3, 'diamond', 'year', null],
  ])
})

test('every plan says which horoscopes it opens (ENT-41)', async () => {
  expect(
    (await plansOf()).map(({ title, opens }: { title: string; opens: string[] }) => [title, opens]),
  ).toEqual([
    ['Silver', ['weekly']],
    ['Diamond', ['weekly', 'monthly', 'yearly']],
    ['Gold', ['weekly', 'monthly']],
    ['Diamond Combo', ['weekly', 'monthly', 'yearly']],
  ])
})

test('every plan has texts in English and Hindi (API-22, API-07)', async () => {
  const plans = await plansOf()
  expect(plans[0].translations).toEqual([
    {
      language_id: 1,
      title: 'Silver',
      period_title: 'Weekly horoscope, minimum one week',
      frequency_title: 'per week',
    },
    {
      language_id: 2,
      title: 'सिल्वर',
      period_title: 'साप्ताहिक राशिफल, कम से कम एक सप्ताह',
      frequency_title: 'प्रति सप्ताह',
    },
  ])
  for (const { translations } of plans)
    expect(translations.map((text: { language_id: number }) => text.language_id)).toEqual([1, 2])
})

test('one-off prices rise with the period and name their tier, and a week costs more than a week of Silver (OPS-10, ONE-11)', async () => {
  expect(await listHoroscopePaymentPlans(product.context.db)).toEqual([
    { payment_plan_id: 1, one_off_price: 2.49, ios_product_id: expect.stringContaining('silver') },
    { payment_plan_id: 3, one_off_price: 2.99, ios_product_id: expect.stringContaining('gold') },
    { payment_plan_id: 2, one_off_price: 9.99, ios_product_id: expect.stringContaining('diamond') },
  ])
  const [silver] = await plansOf()
  expect(silver.amount).toBeLessThan(2.49)
})

test('a price that an operator changed is unchanged after the next start', async () => {
  const { db } = product.context
  await db.updateTable('payment_plans').set({ amount_pence: 249 }).where('id', '=', 1).execute()
  await db.deleteFrom('payment_plans').where('id', '=', 4).execute()
  await Promise.all([seedPlans(db), seedPlans(db)])
  const plans = await plansOf()
  expect(plans[0].amount).toBe(2.49)
  expect(plans.map((plan: { id: number }) => plan.id)).toEqual([1, 2, 3, 4])
})
