import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import {
  button,
  fillCard,
  goToPayment,
  orderPlan,
  paymentCalls,
  planButton,
  saveCard,
  storeSelectedSigns,
  testCards,
  toast,
} from '../helpers/checkout.ts'
import { fillMobileCard, phone } from '../helpers/mobile-checkout.ts'
import { createPerson, seedSession } from '../helpers/accounts.ts'
import { sample } from '../../scripts/test-scope.ts'
import { call, productUrl } from '../product.ts'
import { expect, test, testVariant, type NewVisit, type VisitOptions } from '../test.ts'

const failurePanel = (page: Page) =>
  page.getByRole('group', { name: 'This payment did not go through.' })
const savedVisa = (page: Page) => page.getByRole('radio', { name: /Visa/ })
const isFocused = (page: Page) =>
  failurePanel(page).evaluate((one) => one === document.activeElement)
const readDescription = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).evaluate((field) =>
    (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  )

/** Opens the card page for Gold, with a saved card if one is named. */
async function openCardPage(
  newVisit: NewVisit,
  { card, ...options }: VisitOptions & { card?: string } = {},
) {
  const person = await createPerson()
  if (card) await saveCard(person.token, card)
  const visit = await newVisit(options)
  await seedSession(visit.context, person)
  await storeSelectedSigns(visit.context, { 'selected-horoscope': 'Leo' })
  await orderPlan(visit.page, 'Gold')
  await goToPayment(visit.page)
  return { ...visit, person }
}

async function payWith(page: Page, card: string) {
  await fillCard(page, card)
  await button(page, 'Pay').click()
  await failurePanel(page).waitFor()
}

test.describe('a new card that is declined', () => {
  test('is reported on the page with what to try, also after its toast is dismissed, and another one pays (PAY-11, PAY-21, PAY-25, PAY-69)', async ({
    newVisit,
  }) => {
    const visit = await openCardPage(newVisit)
    const { page } = visit
    await payWith(page, testCards.declined)
    await toast(page, 'Your card was declined.').waitFor()
    const message = await failurePanel(page).innerText()
    expect(message).toContain('Your card was declined.')
    expect(message).toContain('Nothing was charged.')
    expect(message).toContain('Use another card, or ask your bank')
    await expect.poll(() => isFocused(page)).toBe(true)
    const [panel, pay] = await Promise.all([
      failurePanel(page).boundingBox(),
      button(page, 'Pay').boundingBox(),
    ])
    expect(panel!.y + panel!.height).toBeLessThanOrEqual(pay!.y)
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await toast(page, 'Your card was declined.').waitFor({ state: 'detached' })
    await failurePanel(page).waitFor()
    expect(paymentCalls(visit, 'buy-subscription')).toEqual([])

    await fillCard(page, testCards.valid)
    await button(page, 'Pay').click()
    await page.waitForURL('**/dashboard')
  })

  testVariant(
    'for another reason is reported with what to check, at its field too, on a page without violations found by axe (PAY-11, PAY-21, PAY-25, PAY-40)',
    async ({ newVisit }) => {
      const visit = await openCardPage(newVisit, { viewport: { width: 360, height: 740 } })
      const { page, person } = visit
      for (const [number, message, advice, label] of [
        [
          testCards.wrongCode,
          'The security code is wrong.',
          'Check the security code',
          'Security code',
        ],
        [
          testCards.expired,
          'The card has expired, or its expiry date is wrong.',
          'Check the expiry date',
          'Month (MM)',
        ],
        [
          '4242424242424241',
          'The card number was not accepted.',
          'Check the card number',
          'Card number',
        ],
      ] as const) {
        await payWith(page, number)
        await expect(failurePanel(page)).toContainText(message)
        await expect(failurePanel(page)).toContainText(advice)
        await toast(page, message).waitFor()
        const field = page.getByLabel(label, { exact: true })
        await expect(field).toHaveAttribute('aria-invalid', 'true')
        await expect.poll(() => readDescription(page, label)).toMatch(/Enter a valid/)
        if (label === 'Security code')
          expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
        await field.fill('12')
        await expect(field).not.toHaveAttribute('aria-invalid')
      }
      await payWith(page, testCards.insufficientFunds)
      await expect(failurePanel(page)).toContainText('There is not enough money on this card.')
      await expect(failurePanel(page)).toContainText('Use another card, or try again when')
      await expect(page.getByLabel('Name on card', { exact: true })).toHaveValue('Asha Rao')
      expect(paymentCalls(visit, 'buy-subscription')).toEqual([])
      const { body } = await call('GET /api/user/get-user-details', { token: person.token })
      expect(body.data.user.active_subscriptions).toEqual([])
    },
  )

  testVariant('is reported in Hindi to a Hindi reader (PAY-40)', async ({ newVisit }) => {
    const { page, context } = await openCardPage(newVisit)
    await payWith(page, testCards.insufficientFunds)
    await context.addCookies([{ name: 'language', value: '2', url: productUrl() }])
    await page.reload()
    await page.getByLabel('कार्ड नंबर').fill(testCards.insufficientFunds)
    await page.getByLabel('कार्ड पर लिखा नाम').fill('Asha Rao')
    await page.getByLabel('महीना (MM)').fill('04')
    await page.getByLabel('वर्ष (YYYY)').fill('2031')
    await page.getByLabel('सुरक्षा कोड').fill('123')
    await button(page, 'भुगतान करें').click()
    const panel = page.getByRole('group', { name: 'यह भुगतान पूरा नहीं हुआ।' })
    await panel.getByText('इस कार्ड में पर्याप्त पैसे नहीं हैं। कोई शुल्क नहीं लिया गया।').waitFor()
  })
})

test.describe('a saved card', () => {
  test('that is declined is reported beside the other cards, and a new one, whose number is focused before the click returns, pays (PAY-21, PAY-27, PAY-49)', async ({
    newVisit,
  }) => {
    const visit = await openCardPage(newVisit, { card: testCards.failsWhenCharged })
    const { page } = visit
    await savedVisa(page).check()
    await button(page, 'Pay').click()
    await failurePanel(page).getByText('Nothing was charged.').waitFor()
    await toast(page, 'Your card was declined.').waitFor()
    await expect.poll(() => isFocused(page)).toBe(true)
    const focused = await button(page, 'Add New Card').evaluate((element: HTMLElement) => {
      element.click()
      return document.activeElement?.getAttribute('name')
    })
    expect(focused).toBe('card_number')
    await fillCard(page, testCards.valid)
    await button(page, 'Pay').click()
    await page.waitForURL('**/dashboard')
  })

  testVariant(
    'that is declined is reported on the page where Confirm pays for two signs',
    async ({ newVisit }) => {
      const person = await createPerson()
      await saveCard(person.token, testCards.failsWhenCharged)
      const { page, context } = await newVisit()
      await seedSession(context, person)
      await storeSelectedSigns(context, { 'selected-horoscope': 'Leo' })
      await page.goto('/payment-plan-select')
      await planButton(page, 'Diamond').waitFor()
      await button(page, '+ Add Rising Subscription').click()
      await page.getByRole('radio', { name: 'Pisces' }).check()
      await button(page, 'Confirm').click()
      await page.getByText('Confirm charges £99.98').waitFor()
      await button(page, 'Confirm').click()
      await failurePanel(page).getByText('Nothing was charged.').waitFor()
      await expect.poll(() => isFocused(page)).toBe(true)
    },
  )

  test('whose charge has no known outcome is reported neither as charged nor as not charged', async ({
    newVisit,
  }) => {
    const { page } = await openCardPage(newVisit, {
      card: testCards.valid,
      expectedConsoleErrors: [/ERR_FAILED/],
    })
    const buying = '**/api/payment-plan/buy-subscription'
    await page.route(buying, (route) => route.abort())
    await savedVisa(page).check()
    await button(page, 'Pay').click()
    const unknownOutcome = page.getByRole('group', { name: 'We do not know yet' })
    await unknownOutcome.getByText('you are never charged twice').waitFor()
    expect(await unknownOutcome.getByText('Nothing was charged.').count()).toBe(0)
    await page.unroute(buying)
    await button(page, 'Pay').click()
    await page.waitForURL('**/dashboard')
  })
})

test.describe('the mobile card page', () => {
  const purchases = [
    ['a consultation', async () => '/enter-payment-mobile/101,103/1'],
    [
      'one period',
      async () => {
        const { body } = await call('GET /api/horoscope/new-single-horoscope/weekly/leo')
        return `/one-off-confirmation-mobile/${body.horoscope.horoscopeData.at(-1).id}`
      },
    ],
  ] as const
  for (const [what, findPath] of sample(purchases, purchases.length))
    testVariant(`reports a declined card for ${what} (MOB-01, PAY-21)`, async ({ newVisit }) => {
      // A person with the Moon in Pisces: the trial of one with the Moon in Leo includes this week of Leo.
      const person = await createPerson({ dob: '1994-08-21 06:40:00' })
      const { page } = await newVisit(phone)
      await page.goto(`${await findPath()}/${person.token}`)
      const buy = button(page, 'Buy Now')
      const goToPayment = async () => {
        await buy.or(button(page, 'Pay')).waitFor()
        if (await buy.isVisible()) await buy.click()
      }
      await goToPayment()
      await fillMobileCard(page, testCards.declined)
      await button(page, 'Pay').click()
      await failurePanel(page).getByText('Nothing was charged.').waitFor()
      await expect.poll(() => isFocused(page)).toBe(true)
      await saveCard(person.token, testCards.failsWhenCharged)
      await page.reload()
      await goToPayment()
      await savedVisa(page).check()
      await button(page, 'Pay').click()
      await failurePanel(page).getByText('Use another card, or ask your bank').waitFor()
    })
})

test.describe('a new renewal card', () => {
  async function openNewRenewalCard(newVisit: NewVisit) {
    const visit = await openCardPage(newVisit, { card: testCards.valid })
    const { page } = visit
    await savedVisa(page).check()
    await button(page, 'Pay').click()
    await page.waitForURL('**/dashboard')
    await page.goto('/my-subscriptions')
    await button(page, 'Change card').click()
    const dialog = page.getByRole('dialog', { name: 'Which card should we charge for renewals?' })
    await dialog.getByRole('button', { name: 'Add New Card' }).click()
    return { ...visit, dialog, use: dialog.getByRole('button', { name: 'Use this card' }) }
  }

  test('that is incomplete or declined is reported in the dialog, with the focus, and a field has no error once it is corrected (PAY-40)', async ({
    newVisit,
  }) => {
    const { page, dialog, use } = await openNewRenewalCard(newVisit)
    await use.click()
    const missing = dialog.getByText('Please enter Card Number!')
    await missing.waitFor()
    await dialog.getByLabel('Card number').fill('4')
    await missing.waitFor({ state: 'detached' })
    await dialog.getByText('Please enter Card Holder Name!').waitFor()
    await fillCard(page, testCards.wrongCode)
    await use.click()
    const panel = dialog.getByRole('group', { name: 'This card was not saved.' })
    await panel.getByText('Check the security code').waitFor()
    await expect.poll(() => panel.evaluate((one) => one === document.activeElement)).toBe(true)
    await toast(page, 'The security code is wrong.').waitFor()
    await fillCard(page, '5555555555554444')
    await use.click()
    await toast(page, 'From now on we will charge the card you chose for renewals.').waitFor()
  })
})
