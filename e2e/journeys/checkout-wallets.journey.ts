import type { Page } from '@playwright/test'
import { createPerson, seedSession } from '../helpers/accounts.ts'
import { button, paymentCalls } from '../helpers/checkout.ts'
import { call } from '../product.ts'
import { expect, test, testVariant } from '../test.ts'

const [leo, virgo, pisces] = [5, 6, 12]
const plans = { silver: 1, diamond: 2, gold: 3 }

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Test wallet' })

async function findNewestPeriod(period: string, sign: string) {
  const path = `GET /api/horoscope/new-single-horoscope/${period}/${sign}`
  return (await call(path)).body.horoscope.horoscopeData.at(-1)
}

/** Opens the card page with a purchase, as the page of its order does. */
async function openPayment(page: Page, purchase: object): Promise<void> {
  await page.goto('/account')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate((state) => history.replaceState(state, '', '/enter-payment-details'), {
    usr: { purchase },
    key: 'seeded',
    idx: 0,
  })
  await page.reload()
  await button(page, 'Test wallet').waitFor()
}

const line = (text: string, amount: number) => ({ what: [{ language_id: 1, text }], amount })

testVariant(
  'without Stripe a test wallet pays for every kind of purchase by the same calls (PAY-113)',
  async ({ newVisit }) => {
    const [month, year] = await Promise.all([
      findNewestPeriod('monthly', 'pisces'),
      findNewestPeriod('yearly', 'scorpio'),
    ])
    const visit = await newVisit()
    const { page } = visit
    const person = await createPerson()
    await seedSession(visit.context, person)
    const kinds = [
      {
        buy: 'buy-subscription',
        kind: 'horoscope',
        order: { payment_plan_id: plans.silver, horoscope_id: 1, coupon_code_id: null },
        lines: [line('Silver: Aries', 1.99)],
        billingInterval: 'week',
        total: 1.99,
      },
      {
        buy: 'buy-subscription',
        kind: 'dual',
        order: {
          moon_payment_plan_id: plans.diamond,
          moon_horoscope_id: leo,
          rising_payment_plan_id: plans.diamond,
          rising_horoscope_id: virgo,
        },
        lines: [line('Diamond: Leo', 49.99), line('Diamond: Virgo', 49.99)],
        billingInterval: 'year',
        total: 99.98,
      },
      {
        buy: 'one-off-horoscope-purchase',
        kind: 'one_off',
        order: {
          payment_plan_id: plans.gold,
          horoscope_id: pisces,
          horoscope_data_id: month.id,
          type: 2,
        },
        lines: [line('Pisces, Monthly', 2.99)],
        total: 2.99,
      },
      {
        buy: 'buy-life-event',
        kind: 'life_event',
        order: { horoscopeDataParts: year.parts.slice(0, 2).map(({ id }: { id: number }) => id) },
        lines: [line('Love and marriage', 3.99), line('Children', 3.99)],
        total: 7.98,
      },
      {
        buy: 'buy-consultation',
        kind: 'consultation',
        order: { consultation_id: 1, questions: [102], extra_questions: '', phone_number: '' },
        lines: [line('Work and calling', 45)],
        total: 45,
      },
    ]
    for (const { buy, total, billingInterval = null, ...purchase } of kinds) {
      await openPayment(page, { ...purchase, billingInterval })
      await button(page, 'Test wallet').click()
      await sheet(page)
        .getByText(`£${total.toFixed(2)}`)
        .last()
        .waitFor()
      await sheet(page).getByRole('button', { name: 'Pay as Apple Pay' }).dblclick()
      // The confirmation of life events leads on to their list, because no basket was filled in this tab.
      await page.waitForURL(/\/(dashboard|life-events)$/)
      expect(paymentCalls(visit, buy).at(-1)?.body).toMatchObject({ expected_amount: total })
    }
    expect(paymentCalls(visit, 'save-payment-card')).toHaveLength(kinds.length)
    const { body } = await call('GET /api/payment-plan/purchases', { token: person.token })
    expect(
      body.purchases.map(({ state, amount }: { state: string; amount: number }) => [state, amount]),
    ).toEqual(kinds.toReversed().map(({ total }) => ['paid', total]))
  },
)

test('the window of the test wallet shows the renewal, and closing it changes nothing (PAY-113)', async ({
  newVisit,
}) => {
  const visit = await newVisit()
  const { page } = visit
  await seedSession(visit.context, await createPerson())
  await openPayment(page, {
    kind: 'horoscope',
    order: { payment_plan_id: plans.gold, horoscope_id: leo, coupon_code_id: null },
    lines: [line('Gold: Leo', 5.99)],
    billingInterval: 'month',
  })
  await button(page, 'Test wallet').click()
  await sheet(page).getByText('Renews every month at £5.99 until you cancel.').waitFor()
  await page.keyboard.press('Escape')
  await sheet(page).waitFor({ state: 'hidden' })
  await expect(button(page, 'Test wallet')).toBeFocused()
  expect(paymentCalls(visit, '')).toEqual([])
})
