import { sample } from '../../scripts/test-scope.ts'
import { button, buyPlan, paymentCalls, storeSelectedSigns, toast } from '../helpers/checkout.ts'
import { createPerson, seedSession } from '../helpers/accounts.ts'
import { expect, test } from '../test.ts'

test('a reader without subscriptions is told so, with a link to the plans (PAY-31, PAY-35)', async ({
  newVisit,
}) => {
  const { page, context } = await newVisit()
  await seedSession(context, await createPerson())
  await page.goto('/my-subscriptions')
  await page.getByText('There are no active records...').waitFor()
  await page.getByText('There are no historic records...').waitFor()
  await page.getByRole('link', { name: 'Choose package' }).click()
  await page.waitForURL('**/moonsign-select')
})

test('a subscription is shown with its price, next billing date and one main action, and moves to the history when cancelled (PAY-29, PAY-32, DAY-63)', async ({
  newVisit,
}) => {
  const visit = await newVisit()
  const { page, context } = visit
  await seedSession(context, await createPerson())
  await storeSelectedSigns(context, { 'selected-horoscope': 'Leo' })
  await buyPlan(page, 'Gold')

  await page.goto('/my-subscriptions')
  const active = page.getByRole('region', { name: 'Active' })
  const history = page.getByRole('region', { name: 'History' })
  await active.getByRole('heading', { name: 'Gold Leo' }).waitFor()
  await active.getByText('£5.99 per month').waitFor()
  await active.getByText('Next billing date').waitFor()
  await expect(active.getByRole('link', { name: 'Read Leo' })).toHaveAttribute(
    'href',
    '/horoscope/weekly/leo',
  )
  await active.getByRole('link', { name: 'Change plan' }).click()
  await page.waitForURL('**/payment-plan-select')
  await page.getByText('Reading for Leo').waitFor()
  await page.goBack()
  await button(page, 'Cancel').click()
  const dialog = page.getByRole('dialog', { name: 'Cancel Gold, Leo?' })
  await dialog.getByText(/You can read until \d/).waitFor()
  await button(page, 'Keep it').click()
  await dialog.waitFor({ state: 'hidden' })
  expect(paymentCalls(visit, 'cancel-subscription')).toEqual([])

  await button(page, 'Cancel').click()
  await button(page, 'Cancel subscription').click()
  await toast(page, 'Your plan has been cancelled. You can read until').waitFor()
  await active.getByText('There are no active records...').waitFor()
  await history.getByRole('heading', { name: 'Gold Leo' }).waitFor()
  await history.getByText('Open until').waitFor()
  await history.getByText('Cancelled', { exact: true }).waitFor()
  await history.getByRole('link', { name: 'Read Leo' }).waitFor()
  expect(await history.getByRole('link', { name: 'Change plan' }).count()).toBe(0)
})

const stores = [
  ['ios', 'App Store'],
  ['android', 'Google Play'],
] as const
for (const [platform, store] of sample(stores, stores.length))
  test(`a subscription that was bought on ${platform} can be cancelled only in its store (PAY-34, PLAN-26)`, async ({
    newVisit,
  }) => {
    const visit = await newVisit()
    const { page, context } = visit
    await seedSession(context, await createPerson())
    await page.route('**/api/user/get-user-details', async (route) => {
      const answer = await route.fetch()
      const { data } = (await answer.json()) as { data: { user: object } }
      const active_subscriptions = ['Leo', 'Pisces'].map((key, at) => ({
        id: `0193a000-0000-7000-8000-00000000000${at}`,
        status: 'active',
        platform,
        subscription_type: 'combo',
        combo_purchase_id: '0193a000-0000-7000-8000-000000000009',
        payment_plan: {
          id: 2,
          amount: 49.99,
          horoscope_content_frequency: 3,
          tier: 'diamond',
          billing_interval: 'year',
          translations: [{ language_id: 1, title: 'Diamond', frequency_title: 'per year' }],
        },
        horoscope: { id: at + 1, key, name: key, translations: [{ language_id: 1, name: key }] },
        subscription_ended: '2027-01-01T00:00:00Z',
        created_at: '2026-01-01T00:00:00Z',
        needs_confirmation: false,
        needs_other_card: false,
      }))
      await route.fulfill({ json: { data: { user: { ...data.user, active_subscriptions } } } })
    })
    await page.goto('/my-subscriptions')
    await page.getByText(platform === 'android' ? '£49.99 per year' : '£99.98 per year').waitFor()
    await button(page, 'Cancel').click()
    const modal = page.getByRole('dialog', { name: 'This cannot be cancelled here' })
    await modal.getByText(store).waitFor()
    expect(await button(page, 'Cancel subscription').count()).toBe(0)
    await modal.getByRole('button', { name: 'Close' }).click()
    expect(paymentCalls(visit, 'cancel-subscription')).toEqual([])
  })
