import { button, goToPayment, planButton } from '../helpers/checkout.ts'
import { createPerson, seedSession } from '../helpers/accounts.ts'
import { expect, test } from '../test.ts'

const annualGold = {
  id: 5,
  title: 'Annual Gold',
  amount: 59.99,
  horoscope_content_frequency: 2,
  tier: 'gold',
  billing_interval: 'year',
  opens: ['weekly', 'monthly'],
  saving_banner_flag: null,
  translations: [
    {
      language_id: 1,
      title: 'Annual Gold',
      period_title: 'Weekly and monthly horoscopes, minimum one year',
      frequency_title: 'per year',
    },
  ],
}

test('an annual Gold plan has the seal of Gold and renews every year (PLAN-24, PLAN-34)', async ({
  newVisit,
}) => {
  const { page, context } = await newVisit()
  await seedSession(context, await createPerson())
  await page.route('**/api/payment-plan/plans', async (route) => {
    const answer = await route.fetch()
    const { plans } = (await answer.json()) as { plans: object[] }
    await route.fulfill({ json: { plans: [...plans, annualGold] } })
  })
  // Pages rendered by the server have the seeded plans; the browser loads plans after a client navigation.
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Choose your plan' }).click()
  await page.getByRole('radio', { name: 'Leo' }).check()
  await button(page, 'Choose your Moonsign').click()

  await planButton(page, 'Annual Gold').waitFor()
  expect(await page.getByRole('button', { name: /^Get / }).allTextContents()).toEqual([
    'Get Silver for £1.99 per week',
    'Get Gold for £5.99 per month',
    'Get Annual Gold for £59.99 per year',
    'Get Diamond for £49.99 per year',
  ])
  const [, gold, annual, diamond] = await page
    .getByRole('columnheader')
    .evaluateAll((heads) => heads.map((head) => head.querySelector('svg')?.outerHTML))
  expect(annual).toBe(gold)
  expect(annual).not.toBe(diamond)

  await planButton(page, 'Annual Gold').click()
  await expect(button(page, '+ Add Rising Subscription')).toHaveCount(0)
  await button(page, 'Confirm Subscription').click()
  await page.waitForURL('**/order-confirm')
  await goToPayment(page)
  await page.getByText('Renews every year at £59.99 until you cancel.', { exact: true }).waitFor()
})
