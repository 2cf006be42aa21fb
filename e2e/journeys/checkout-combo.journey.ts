import {
  button,
  fillCard,
  paymentCalls,
  planButton,
  storeSelectedSigns,
  testCards,
  toast,
  keyFacts,
} from '../helpers/checkout.ts'
import { createPerson, seedSession } from '../helpers/accounts.ts'
import { call } from '../product.ts'
import { expect, test, testVariant, type NewVisit, type VisitOptions } from '../test.ts'

async function openComboOrder(newVisit: NewVisit, rising: string, options: VisitOptions = {}) {
  const person = await createPerson()
  const visit = await newVisit(options)
  const { page, context } = visit
  await seedSession(context, person)
  await storeSelectedSigns(context, { 'selected-horoscope': 'Leo' })
  await page.goto('/payment-plan-select')
  await planButton(page, 'Diamond').waitFor()
  await button(page, '+ Add Rising Subscription').click()
  await page.getByRole('radio', { name: rising }).check()
  await button(page, 'Confirm').click()
  await page.waitForURL('**/order-confirm')
  const listSubscriptions = async () => {
    const { body } = await call('GET /api/user/get-user-details', { token: person.token })
    return body.data.user.active_subscriptions
  }
  return { ...visit, listSubscriptions }
}

test('a combo of two signs is one order, one entry in the list and one cancellation (PLAN-11, PLAN-19, PLAN-20, PLAN-26, PAY-24, PAY-30, PAY-33, API-25, API-28)', async ({
  newVisit,
}) => {
  const visit = await openComboOrder(newVisit, 'Pisces')
  const { page } = visit
  await page.getByText('Leo, £49.99 per year').waitFor()
  await page.getByText('Pisces, £49.99 per year').waitFor()
  await button(page, 'Confirm').click()
  await page.waitForURL('**/enter-payment-details')
  await page.getByText('Pay charges £99.98 now.').waitFor()
  await fillCard(page, testCards.valid)
  await button(page, 'Pay').click()
  await page.waitForURL('**/dashboard')
  const ids = {
    moon_payment_plan_id: 2,
    moon_horoscope_id: 5,
    rising_payment_plan_id: 2,
    rising_horoscope_id: 12,
  }
  const [saved] = paymentCalls(visit, 'save-payment-card')
  expect(saved?.body).toMatchObject({ type: 'dual', is_combo: true, ...ids })
  const [bought] = paymentCalls(visit, 'buy-subscription')
  expect(bought?.body).toMatchObject({ is_combo: true, ...ids })
  const both = await visit.listSubscriptions()
  expect(both).toHaveLength(2)
  expect(both[0].combo_purchase_id).toBe(both[1].combo_purchase_id)

  await page.goto('/my-subscriptions')
  await page.getByRole('heading', { name: 'Diamond Leo and Pisces' }).waitFor()
  await page.getByText('£99.98 per year').waitFor()
  await button(page, 'Cancel').click()
  await page.getByText('Both signs are cancelled together.').waitFor()
  await button(page, 'Cancel subscription').click()
  await page.getByText('There are no active records...').waitFor()
  expect(await visit.listSubscriptions()).toEqual([])
})

testVariant(
  'Confirm charges a saved card for both signs at once, and the dashboard names them, the moonsign first (PLAN-20, LAW-02, DAY-24)',
  async ({ newVisit }) => {
    const visit = await openComboOrder(newVisit, 'Aries', { expectedConsoleErrors: [/ERR_FAILED/] })
    const { page } = visit
    await button(page, 'Confirm').click()
    await page.waitForURL('**/enter-payment-details')
    await fillCard(page, testCards.valid)
    await page.route('**/api/payment-plan/buy-subscription', (route) => route.abort())
    await button(page, 'Pay').click()
    await toast(page, 'You have succesfully added your payment card').waitFor()
    await page.unroute('**/api/payment-plan/buy-subscription')
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(keyFacts(page)).toContainText('Confirm charges £99.98 to Visa 4242 now.')
    await expect(keyFacts(page)).toContainText('Renews every year at £99.98 until you cancel.')
    await button(page, 'Confirm').click()
    await page.waitForURL('**/dashboard')
    expect(paymentCalls(visit, 'buy-subscription').at(-1)?.body).toMatchObject({ card_id: 0 })
    expect(await visit.listSubscriptions()).toHaveLength(2)

    const panel = page.getByRole('tabpanel', { name: 'Weekly' })
    await expect(panel.getByRole('heading', { level: 2 })).toHaveText(['Leo', 'Aries'])
    await panel.getByText('Your rising sign', { exact: true }).waitFor()
    await page.getByText('Your rising sign: Aries').waitFor()
    await expect(page.locator('a[href="/horoscope/yearly/leo"]').first()).toContainText(
      'Open to you',
    )
  },
)

testVariant(
  'a combo of the same sign twice is refused before anything is bought (PLAN-20)',
  async ({ newVisit }) => {
    const visit = await openComboOrder(newVisit, 'Leo')
    const { page } = visit
    await button(page, 'Confirm').click()
    await toast(page, 'Please select two different signs.').waitFor()
    await page.getByRole('link', { name: 'Choose another rising sign' }).waitFor()
    expect(paymentCalls(visit, 'buy-subscription')).toEqual([])
  },
)
