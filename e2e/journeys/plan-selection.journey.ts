import { button, paymentCalls, planButton, storeSelectedSigns, toast } from '../helpers/checkout.ts'
import { createPerson, seedSession } from '../helpers/accounts.ts'
import { expect, test, testVariant, type NewVisit } from '../test.ts'

async function openPlans(
  newVisit: NewVisit,
  { guest = false, sign = 'Leo' }: { guest?: boolean; sign?: string | null } = {},
) {
  const visit = await newVisit()
  if (!guest) await seedSession(visit.context, await createPerson())
  if (sign) await storeSelectedSigns(visit.context, { 'selected-horoscope': sign })
  await visit.page.goto('/payment-plan-select')
  await planButton(visit.page, 'Gold').waitFor()
  return visit
}

test('three plans are offered with Diamond preselected, another one can be selected, a second sign comes with Diamond only, and Back leads to the dashboard (PLAN-01, PLAN-02, PLAN-03, PLAN-11, PLAN-12, PLAN-23)', async ({
  newVisit,
}) => {
  const { page } = await openPlans(newVisit)
  expect(await page.getByRole('button', { name: /^Get / }).allTextContents()).toEqual([
    'Get Silver for £1.99 per week',
    'Get Gold for £5.99 per month',
    'Get Diamond for £49.99 per year',
  ])
  const table = page.getByRole('table', { name: 'What each plan opens and costs' })
  expect(await table.getByRole('columnheader').getByRole('heading').allTextContents()).toEqual([
    'Silver',
    'Gold',
    'Diamond',
  ])
  await page.getByText('Best value', { exact: true }).waitFor()
  await expect(planButton(page, 'Diamond')).toHaveAttribute('aria-pressed', 'true')
  await planButton(page, 'Silver').click()
  await expect(planButton(page, 'Silver')).toHaveAttribute('aria-pressed', 'true')
  await expect(planButton(page, 'Diamond')).toHaveAttribute('aria-pressed', 'false')

  await planButton(page, 'Diamond').click()
  const add = button(page, '+ Add Rising Subscription')
  await add.waitFor()
  for (const other of ['Silver', 'Gold']) {
    await planButton(page, other).click()
    await expect(add).toHaveCount(0)
  }
  await planButton(page, 'Diamond').click()
  await add.click()
  await page.waitForURL('**/moonsign-select')
  await page.getByRole('heading', { level: 1, name: 'Select your Rising Sign' }).waitFor()
  await page.goBack()
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await page.waitForURL('**/dashboard')
})

testVariant(
  'the offer of a second sign shows its price and the price of both signs (PLAN-30)',
  async ({ newVisit }) => {
    const { page, context } = await openPlans(newVisit)
    const [english, hindi] = ['+ Add Rising Subscription', '+ लग्न राशि का प्लान जोड़ें']
    await button(page, english).waitFor()
    const readDescription = async (name: string) => {
      const ids = (await button(page, name).getAttribute('aria-describedby')) ?? ''
      return Promise.all(ids.split(' ').map((id) => page.locator(`#${id}`).innerText()))
    }
    expect(await readDescription(english)).toEqual([
      '+£49.99 per year',
      'Diamond then covers your rising sign as well as your moonsign: £99.98 per year in all.',
    ])
    await context.addCookies([{ name: 'language', value: '2', url: page.url() }])
    await page.reload()
    await button(page, hindi).waitFor()
    expect(await readDescription(hindi)).toEqual([
      '+£49.99 प्रति वर्ष',
      'तब डायमंड में चंद्र राशि के साथ लग्न राशि का राशिफल भी होगा: कुल £99.98 प्रति वर्ष।',
    ])
  },
)

test('a promo code is applied to the selected plan, and removed when another plan is selected (PLAN-04, PLAN-05, PLAN-06, PLAN-08)', async ({
  newVisit,
}) => {
  const visit = await openPlans(newVisit)
  const { page } = visit
  const apply = async (code: string) => {
    await page.getByLabel('Promo code', { exact: true }).fill(code)
    await button(page, 'Apply').click()
  }
  const applied = page.getByText(/applied: \d weeks at no charge/).filter({ hasNotText: 'Promo' })
  await apply(' ')
  await toast(page, 'Please enter valid promo code').waitFor()
  expect(paymentCalls(visit, 'apply-discount-code')).toEqual([])

  await apply('WELCOME4')
  await toast(page, 'Promo code applied: 4 weeks at no charge.').waitFor()
  await applied.waitFor()
  await apply('NOSUCH')
  await toast(page, 'This promo code does not exist.').waitFor()
  await expect(applied).toHaveCount(0)
  await apply('OLDMOON')
  await toast(page, 'This promo code has expired.').waitFor()

  await apply('welcome4')
  await applied.waitFor()
  await planButton(page, 'Gold').click()
  await expect(applied).toHaveCount(0)
  await button(page, 'Confirm Subscription').click()
  await button(page, 'Continue').waitFor()
})

test('without a plan the order does not continue, and the missing plan is reported before a missing code (PLAN-04, PLAN-10)', async ({
  newVisit,
}) => {
  const visit = await newVisit()
  const { page, context } = visit
  await seedSession(context, await createPerson())
  await page.route('**/api/payment-plan/plans', async (route) => {
    const answer = await route.fetch()
    const { plans } = (await answer.json()) as { plans: object[] }
    await route.fulfill({
      json: { plans: plans.map((one) => ({ ...one, saving_banner_flag: null })) },
    })
  })
  // After a client navigation, where the browser loads the plans.
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Choose your plan' }).click()
  await page.getByRole('radio', { name: 'Leo' }).check()
  await button(page, 'Choose your Moonsign').click()
  await planButton(page, 'Gold').waitFor()
  expect(await page.locator('[aria-pressed=true]').count()).toBe(0)
  await button(page, 'Apply').click()
  await toast(page, 'Please select payment plan').waitFor()
  expect(await toast(page, 'Please enter valid promo code').count()).toBe(0)
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await button(page, 'Confirm Subscription').click()
  await toast(page, 'Please select payment plan').waitFor()
  expect(new URL(page.url()).pathname).toBe('/payment-plan-select')
})

test('a guest without a sign is sent to select one, and asked to sign in there (PLAN-13)', async ({
  newVisit,
}) => {
  const { page } = await openPlans(newVisit, { guest: true, sign: '' })
  await button(page, 'Confirm Subscription').click()
  await page.waitForURL('**/moonsign-select')
  await page.getByText('Create an account or login to continue').waitFor()
})

test('an order without a plan redirects to the plans, and a payment without a purchase to the dashboard (PLAN-21, PAY-14)', async ({
  newVisit,
}) => {
  const { page } = await openPlans(newVisit, { sign: '' })
  await page.goto('/order-confirm')
  await page.waitForURL('**/payment-plan-select')
  await page.goto('/enter-payment-details')
  await page.waitForURL('**/dashboard')
  const guest = await newVisit()
  await guest.page.goto('/enter-payment-details')
  await guest.page.waitForURL((url) => url.pathname === '/')
})

test('the page of a completed order thanks nobody who has not paid, and links to the dashboard (PLAN-22, ENT-69)', async ({
  newVisit,
}) => {
  const { page } = await openPlans(newVisit)
  await page.goto('/order-complete')
  await page.getByRole('heading', { level: 1, name: 'No new order' }).waitFor()
  const guest = await newVisit()
  await guest.page.goto('/order-complete')
  await guest.page.getByText('Sign in to see what you have bought.').waitFor()
  await page.getByRole('link', { name: 'Go to the dashboard' }).click()
  await page.waitForURL('**/dashboard')
})
