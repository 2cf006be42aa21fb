import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import {
  announced,
  button,
  callsOf,
  fillCard,
  goToPayment,
  orderPlan,
  planButton,
  savedCard,
  signsPicked,
  testCards,
} from '../helpers/checkout.ts'
import { fillMobileCard, phone } from '../helpers/mobile-checkout.ts'
import { aPerson, signedIn } from '../helpers/accounts.ts'
import { call, productUrl } from '../product.ts'
import { expect, test, type NewVisit, type VisitOptions } from '../test.ts'

const failed = (page: Page) => page.getByRole('group', { name: 'This payment did not go through.' })
const savedVisa = (page: Page) => page.getByRole('radio', { name: /Visa/ })
const isFocused = (page: Page) => failed(page).evaluate((one) => one === document.activeElement)
const describedError = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).evaluate((field) =>
    (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  )

/** At the card page for Gold, with a saved card where one is named. */
async function atTheCardPage(
  newVisit: NewVisit,
  { card, ...options }: VisitOptions & { card?: string } = {},
) {
  const person = await aPerson()
  if (card) await savedCard(person.token, card)
  const visit = await newVisit(options)
  await signedIn(visit.context, person)
  await signsPicked(visit.context, { 'selected-horoscope': 'Leo' })
  await orderPlan(visit.page, 'Gold')
  await goToPayment(visit.page)
  return { ...visit, person }
}

async function payWith(page: Page, card: string) {
  await fillCard(page, card)
  await button(page, 'Pay').click()
  await failed(page).waitFor()
}

test.describe('a new card that is refused', () => {
  test('is said on the page for as long as it matters: that nothing was charged, and what to try (PAY-11, PAY-21, PAY-25)', async ({
    newVisit,
  }) => {
    const visit = await atTheCardPage(newVisit)
    const { page } = visit
    await payWith(page, testCards.declined)
    await announced(page, 'Your card was declined.').waitFor()
    const words = await failed(page).innerText()
    expect(words).toContain('Your card was declined.')
    expect(words).toContain('Nothing was charged.')
    expect(words).toContain('Use another card, or ask your bank')
    await expect.poll(() => isFocused(page)).toBe(true)
    const [panel, pay] = await Promise.all([
      failed(page).boundingBox(),
      button(page, 'Pay').boundingBox(),
    ])
    expect(panel!.y + panel!.height).toBeLessThanOrEqual(pay!.y)
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await announced(page, 'Your card was declined.').waitFor({ state: 'detached' })
    await failed(page).waitFor()
    expect(callsOf(visit, 'buy-subscription')).toEqual([])

    await fillCard(page, testCards.pays)
    await button(page, 'Pay').click()
    await page.waitForURL('**/dashboard')
  })

  for (const [card, advice, label] of [
    ['wrongCode', 'Check the security code', 'Security code'],
    ['expired', 'Check the expiry date', 'Month (MM)'],
  ] as const)
    test(`as ${card} says what to check, at the field too`, async ({ newVisit }) => {
      const { page } = await atTheCardPage(newVisit)
      await payWith(page, testCards[card])
      expect(await failed(page).innerText()).toContain(advice)
      const field = page.getByLabel(label, { exact: true })
      expect(await field.getAttribute('aria-invalid')).toBe('true')
      expect(await describedError(page, label)).toMatch(/Enter a valid/)
      await field.fill('12')
      expect(await field.getAttribute('aria-invalid')).toBeNull()
    })

  test('for want of money says so (PAY-40)', async ({ newVisit }) => {
    const { page } = await atTheCardPage(newVisit)
    await payWith(page, testCards.insufficientFunds)
    const words = await failed(page).innerText()
    expect(words).toContain('There is not enough money on this card.')
    expect(words).toContain('Use another card, or try again when')
  })

  test('with a number that is none marks the number (PAY-40)', async ({ newVisit }) => {
    const { page } = await atTheCardPage(newVisit)
    await payWith(page, '4242424242424241')
    expect(await failed(page).innerText()).toContain('Check the card number')
    expect(await page.getByLabel('Card number').getAttribute('aria-invalid')).toBe('true')
  })

  test('is said in Hindi to a reader of Hindi (PAY-40)', async ({ newVisit }) => {
    const { page, context } = await atTheCardPage(newVisit)
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
    await panel.getByText('इस कार्ड में पर्याप्त राशि नहीं है। कोई शुल्क नहीं लिया गया।').waitFor()
  })

  test('leaves a page without a fault that axe can see', async ({ newVisit }) => {
    const { page } = await atTheCardPage(newVisit, { viewport: { width: 360, height: 740 } })
    await payWith(page, testCards.wrongCode)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
  })
})

test.describe('a saved card that is refused', () => {
  test('is said beside the other cards, and another one pays (PAY-21, PAY-27)', async ({
    newVisit,
  }) => {
    const visit = await atTheCardPage(newVisit, { card: testCards.failsWhenCharged })
    const { page } = visit
    await savedVisa(page).check()
    await button(page, 'Pay').click()
    await failed(page).getByText('Nothing was charged.').waitFor()
    await announced(page, 'Your card was declined.').waitFor()
    await expect.poll(() => isFocused(page)).toBe(true)
    await button(page, 'Add New Card').click()
    await fillCard(page, testCards.pays)
    await button(page, 'Pay').click()
    await page.waitForURL('**/dashboard')
  })

  test('leaves the buyer a new card whose number is focused at once, not while the next field is filled (PAY-27)', async ({
    newVisit,
  }) => {
    const { page } = await atTheCardPage(newVisit, { card: testCards.failsWhenCharged })
    const focused = await button(page, 'Add New Card').evaluate((element: HTMLElement) => {
      element.click()
      return document.activeElement?.getAttribute('name')
    })
    expect(focused).toBe('card_number')
  })

  test('is said where Confirm pays for two signs', async ({ newVisit }) => {
    const person = await aPerson()
    await savedCard(person.token, testCards.failsWhenCharged)
    const { page, context } = await newVisit()
    await signedIn(context, person)
    await signsPicked(context, { 'selected-horoscope': 'Leo' })
    await page.goto('/payment-plan-select')
    await planButton(page, 'Diamond').waitFor()
    await button(page, '+ Add Rising Subscription').click()
    await page.getByRole('radio', { name: 'Pisces' }).check()
    await button(page, 'Confirm').click()
    await page.getByText('Confirm charges £99.98').waitFor()
    await button(page, 'Confirm').click()
    await failed(page).getByText('Nothing was charged.').waitFor()
    await expect.poll(() => isFocused(page)).toBe(true)
  })

  test('of whose charge nothing is heard claims neither that it was charged nor that it was not', async ({
    newVisit,
  }) => {
    const { page } = await atTheCardPage(newVisit, {
      card: testCards.pays,
      expectedComplaints: [/ERR_FAILED/],
    })
    const buying = '**/api/payment-plan/buy-subscription'
    await page.route(buying, (route) => route.abort())
    await savedVisa(page).check()
    await button(page, 'Pay').click()
    const unknown = page.getByRole('group', { name: 'We do not know yet' })
    await unknown.getByText('you are never charged twice').waitFor()
    expect(await unknown.getByText('Nothing was charged.').count()).toBe(0)
    await page.unroute(buying)
    await button(page, 'Pay').click()
    await page.waitForURL('**/dashboard')
  })
})

test('a payment that the bank did not confirm is said with the focus on it (PAY-17)', async ({
  newVisit,
}) => {
  const { page } = await atTheCardPage(newVisit, { card: testCards.asksAtTheBank })
  await savedVisa(page).check()
  await button(page, 'Pay').click()
  await button(page, 'Fail').click()
  const panel = page.getByRole('group', { name: 'Your bank did not confirm this payment.' })
  await panel.getByText('Nothing was charged.').waitFor()
  await expect.poll(() => panel.evaluate((one) => one === document.activeElement)).toBe(true)
})

test.describe('on a phone that the app has sent', () => {
  for (const [what, pathOf] of [
    ['a consultation', async () => '/enter-payment-mobile/101,103/1'],
    [
      'one period',
      async () => {
        const { body } = await call('GET /api/horoscope/new-single-horoscope/weekly/leo')
        return `/one-off-confirmation-mobile/${body.horoscope.horoscopeData.at(-1).id}`
      },
    ],
  ] as const)
    test(`a declined card for ${what} is said on the page (MOB-01, PAY-21)`, async ({
      newVisit,
    }) => {
      // Pisces: a week of Leo is open to these people already.
      const person = await aPerson({ dob: '1994-08-21 06:40:00' })
      const { page } = await newVisit(phone)
      await page.goto(`${await pathOf()}/${person.token}`)
      const buy = button(page, 'Buy Now')
      const goToPayment = async () => {
        await buy.or(button(page, 'Pay')).waitFor()
        if (await buy.isVisible()) await buy.click()
      }
      await goToPayment()
      await fillMobileCard(page, testCards.declined)
      await button(page, 'Pay').click()
      await failed(page).getByText('Nothing was charged.').waitFor()
      await expect.poll(() => isFocused(page)).toBe(true)
      await savedCard(person.token, testCards.failsWhenCharged)
      await page.reload()
      await goToPayment()
      await savedVisa(page).check()
      await button(page, 'Pay').click()
      await failed(page).getByText('Use another card, or ask your bank').waitFor()
    })
})

test.describe('another card for a renewal', () => {
  async function choosingACard(newVisit: NewVisit) {
    const visit = await atTheCardPage(newVisit, { card: testCards.pays })
    const { page } = visit
    await savedVisa(page).check()
    await button(page, 'Pay').click()
    await page.waitForURL('**/dashboard')
    await page.goto('/my-subscriptions')
    await button(page, 'Change card').click()
    const dialog = page.getByRole('dialog', { name: 'Which card shall renew it?' })
    await dialog.getByRole('button', { name: 'Add New Card' }).click()
    return { ...visit, dialog, use: dialog.getByRole('button', { name: 'Use this card' }) }
  }

  test('that is refused is said in the dialog, with the focus (PAY-40)', async ({ newVisit }) => {
    const { page, dialog, use } = await choosingACard(newVisit)
    await fillCard(page, testCards.wrongCode)
    await use.click()
    const panel = dialog.getByRole('group', { name: 'This card was not saved.' })
    await panel.getByText('Check the security code').waitFor()
    await expect.poll(() => panel.evaluate((one) => one === document.activeElement)).toBe(true)
    await announced(page, "Your card's security code is incorrect.").waitFor()
    await fillCard(page, '5555555555554444')
    await use.click()
    await announced(page, 'From now on it renews from the card that you chose.').waitFor()
  })

  test('loses the error of a field as soon as that field is corrected (PAY-40)', async ({
    newVisit,
  }) => {
    const { dialog, use } = await choosingACard(newVisit)
    await use.click()
    const missing = dialog.getByText('Please enter Card Number!')
    await missing.waitFor()
    await dialog.getByLabel('Card number').fill('4')
    await missing.waitFor({ state: 'detached' })
    await dialog.getByText('Please enter Card Holder Name!').waitFor()
  })
})
