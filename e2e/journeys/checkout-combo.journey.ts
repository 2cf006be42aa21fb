import {
  announced,
  button,
  callsOf,
  fillCard,
  planButton,
  signsPicked,
  testCards,
} from '../helpers/checkout.ts'
import { aPerson, signedIn } from '../helpers/accounts.ts'
import { call } from '../product.ts'
import { expect, test, type NewVisit, type VisitOptions } from '../test.ts'

async function dualOrder(newVisit: NewVisit, rising: string, options: VisitOptions = {}) {
  const person = await aPerson()
  const visit = await newVisit(options)
  const { page, context } = visit
  await signedIn(context, person)
  await signsPicked(context, { 'selected-horoscope': 'Leo' })
  await page.goto('/payment-plan-select')
  await planButton(page, 'Diamond').waitFor()
  await button(page, '+ Add Rising Subscription').click()
  await page.getByRole('radio', { name: rising }).check()
  await button(page, 'Confirm').click()
  await page.waitForURL('**/order-confirm')
  const subscriptions = async () => {
    const { body } = await call('GET /api/user/get-user-details', { token: person.token })
    return body.data.user.active_subscriptions
  }
  return { ...visit, subscriptions }
}

test('two signs are one order, one entry and one cancellation (PLAN-11, PLAN-19, PLAN-20, PLAN-26, PAY-24, PAY-30, PAY-33, API-25, API-28)', async ({
  newVisit,
}) => {
  const visit = await dualOrder(newVisit, 'Pisces')
  const { page } = visit
  await page.getByText('Leo, £49.99 per year').waitFor()
  await page.getByText('Pisces, £49.99 per year').waitFor()
  await button(page, 'Confirm').click()
  await page.waitForURL('**/enter-payment-details')
  await page.getByText('Pay charges £99.98 now.').waitFor()
  await fillCard(page, testCards.pays)
  await button(page, 'Pay').click()
  await page.waitForURL('**/dashboard')
  const ids = {
    moon_payment_plan_id: 2,
    moon_horoscope_id: 5,
    rising_payment_plan_id: 2,
    rising_horoscope_id: 12,
  }
  const [saved] = callsOf(visit, 'save-payment-card')
  expect(saved?.body).toMatchObject({ type: 'dual', is_combo: true, ...ids })
  const [bought] = callsOf(visit, 'buy-subscription')
  expect(bought?.body).toMatchObject({ is_combo: true, ...ids })
  const both = await visit.subscriptions()
  expect(both).toHaveLength(2)
  expect(both[0].combo_purchase_id).toBe(both[1].combo_purchase_id)

  await page.goto('/my-subscriptions')
  await page.getByRole('heading', { name: 'Diamond Leo and Pisces' }).waitFor()
  await page.getByText('£99.98 per year').waitFor()
  await button(page, 'Cancel').click()
  await page.getByText('Both signs are cancelled together.').waitFor()
  await button(page, 'Cancel subscription').click()
  await page.getByText('There are no active records...').waitFor()
  expect(await visit.subscriptions()).toEqual([])
})

test('with a saved card Confirm pays for both at once (PLAN-20)', async ({ newVisit }) => {
  const first = await dualOrder(newVisit, 'Pisces', { expectedComplaints: [/ERR_FAILED/] })
  const { page } = first
  await button(page, 'Confirm').click()
  await page.waitForURL('**/enter-payment-details')
  await fillCard(page, testCards.pays)
  await page.route('**/api/payment-plan/buy-subscription', (route) => route.abort())
  await button(page, 'Pay').click()
  await announced(page, 'You have succesfully added your payment card').waitFor()
  await page.unroute('**/api/payment-plan/buy-subscription')
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await page.getByText('Confirm charges £99.98 to Visa 4242 now.').waitFor()
  await button(page, 'Confirm').click()
  await page.waitForURL('**/dashboard')
  expect(callsOf(first, 'buy-subscription').at(-1)?.body).toMatchObject({ card_id: 0 })
  expect(await first.subscriptions()).toHaveLength(2)
})

test('the same sign twice is told before anything is bought (PLAN-20)', async ({ newVisit }) => {
  const visit = await dualOrder(newVisit, 'Leo')
  const { page } = visit
  await button(page, 'Confirm').click()
  await announced(page, 'Please select two different signs.').waitFor()
  await page.getByRole('link', { name: 'Choose another rising sign' }).waitFor()
  expect(callsOf(visit, 'buy-subscription')).toEqual([])
})
