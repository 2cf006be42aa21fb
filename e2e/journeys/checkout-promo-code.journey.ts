import { button, paymentCalls, planButton, storeSelectedSigns, toast } from '../helpers/checkout.ts'
import { createPerson, seedSession } from '../helpers/accounts.ts'
import { sample } from '../../scripts/test-scope.ts'
import { call } from '../product.ts'
import { expect, test, testVariant } from '../test.ts'

test('a promo code replaces the price and buys a subscription without a card, once (PLAN-09, PLAN-17, PLAN-18, PAY-38)', async ({
  newVisit,
}) => {
  const person = await createPerson()
  const visit = await newVisit()
  const { page, context } = visit
  await seedSession(context, person)
  await storeSelectedSigns(context, { 'selected-horoscope': 'Leo' })
  const apply = async () => {
    await page.goto('/payment-plan-select')
    await planButton(page, 'Gold').click()
    await page.getByLabel('Promo code', { exact: true }).fill('GOLD8')
    await button(page, 'Apply').click()
  }
  await apply()
  await toast(page, 'Promo code applied: 8 weeks at no charge.').waitFor()
  await button(page, 'Confirm Subscription').click()
  await button(page, 'Confirm Promo Code').waitFor()
  expect(await page.locator('s').textContent()).toBe('£5.99 per month')
  await page.getByText('£0', { exact: true }).waitFor()
  await page.getByText('8 weeks', { exact: true }).waitFor()
  await button(page, 'Confirm Promo Code').click()
  await page.waitForURL('**/dashboard')
  const [bought] = paymentCalls(visit, 'buy-subscription')
  expect(bought?.body).toMatchObject({ card_id: 0, payment_plan_id: 3 })
  expect(bought?.body).toHaveProperty('coupon_code_id', expect.any(String))
  const { body } = await call('GET /api/user/get-user-details', { token: person.token })
  expect(body.data.user.active_subscriptions).toMatchObject([
    { platform: 'coupon', status: 'active', horoscope: { key: 'Leo' } },
  ])

  await apply()
  await toast(page, 'You have already used this promo code.').waitFor()
  await button(page, 'Confirm Subscription').click()
  await button(page, 'Continue').waitFor()
})

/** Ids that a tab may have stored long ago, or with an earlier release. */
const staleIds = [
  ['an expired id', 'AAAA'],
  ['a number of an earlier release', 2],
] as const
for (const [what, id] of sample(staleIds, staleIds.length))
  testVariant(
    `a promo code that was stored with ${what} is filled in again, and buys once it is applied again`,
    async ({ newVisit }) => {
      const person = await createPerson()
      const visit = await newVisit()
      const { page, context } = visit
      await seedSession(context, person)
      await storeSelectedSigns(context, { 'selected-horoscope': 'Leo' })
      await page.goto('/payment-plan-select')
      await page.evaluate(
        (draft) => sessionStorage.setItem('order-draft', draft),
        JSON.stringify({ planId: 3, coupon: { id, code: 'GOLD8', weeks: 8 } }),
      )
      await page.goto('/order-confirm')
      await button(page, 'Confirm Promo Code').click()
      await toast(page, 'Your promo code is no longer applied. Please apply it again.').waitFor()
      await page.waitForURL('**/payment-plan-select')
      const field = page.getByLabel('Promo code', { exact: true })
      await expect.poll(() => field.inputValue()).toBe('GOLD8')
      await page.locator('[name=promo_code]:focus').waitFor()
      await expect(planButton(page, 'Gold')).toHaveAttribute('aria-pressed', 'true')
      expect(await page.getByText('GOLD8 applied: 8 weeks').count()).toBe(0)

      await button(page, 'Apply').click()
      await toast(page, 'Promo code applied: 8 weeks at no charge.').waitFor()
      await button(page, 'Confirm Subscription').click()
      await button(page, 'Confirm Promo Code').click()
      await page.waitForURL('**/dashboard')
      const { body } = await call('GET /api/user/get-user-details', { token: person.token })
      expect(body.data.user.active_subscriptions).toMatchObject([
        { platform: 'coupon', status: 'active', horoscope: { key: 'Leo' } },
      ])
    },
  )
