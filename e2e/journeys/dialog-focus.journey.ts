import type { Page } from '@playwright/test'
import { button, savedCard } from '../helpers/checkout.ts'
import { aPerson, signedIn } from '../helpers/accounts.ts'
import { phone } from '../helpers/mobile-checkout.ts'
import { call } from '../product.ts'
import { expect, test, type NewVisit, type VisitOptions } from '../test.ts'

async function aReader(newVisit: NewVisit, options: VisitOptions = {}) {
  const person = await aPerson()
  const visit = await newVisit(options)
  await signedIn(visit.context, person)
  return { ...visit, person }
}

/** The element that has the focus, by its tag and its words. */
const focused = (page: Page) => () =>
  page.evaluate(() => {
    const { tagName, ariaLabel, textContent } = document.activeElement as HTMLElement
    return `${tagName} ${ariaLabel ?? textContent?.trim().replace(/\s+/g, ' ')}`
  })

const dialog = (page: Page) => page.getByRole('dialog')
const isClosed = (page: Page) => dialog(page).waitFor({ state: 'detached' })

test.describe('the reveal', () => {
  test('begins at Yes and goes on at the heading of what it uncovers (NAV-19)', async ({
    newVisit,
  }) => {
    const { page } = await aReader(newVisit)
    await page.goto('/horoscope-generated')
    await dialog(page).waitFor()
    await expect.poll(focused(page)).toBe('BUTTON Yes')
    await page.keyboard.press('Enter')
    await isClosed(page)
    await expect.poll(focused(page)).toBe('H1 Your Moonsign Leo')
  })

  test('when offered beside the signs begins at Yes, and goes on at the heading of the signs', async ({
    newVisit,
  }) => {
    const { page } = await aReader(newVisit)
    await page.goto('/moonsign-select')
    await dialog(page).waitFor()
    await expect.poll(focused(page)).toBe('BUTTON Yes')
    await button(page, 'Choose by hand').click()
    await isClosed(page)
    await expect.poll(focused(page)).toBe('H1 Select your Moonsign')
  })
})

test('the menu begins at its first entry and gives the focus back to its button (NAV-19)', async ({
  newVisit,
}) => {
  const { page } = await aReader(newVisit)
  await page.goto('/consultations')
  await button(page, 'Menu').press('Enter')
  await dialog(page).waitFor()
  await expect.poll(focused(page)).toBe('A Dashboard')
  await page.keyboard.press('Escape')
  await isClosed(page)
  await expect.poll(focused(page)).toBe('BUTTON Menu')
})

test('a page that is opened from the menu has the focus at its heading (NAV-19)', async ({
  newVisit,
}) => {
  const { page } = await aReader(newVisit, { reducedMotion: 'no-preference' })
  await page.goto('/terms')
  await button(page, 'Menu').press('Enter')
  await expect.poll(focused(page)).toBe('A Dashboard')
  await page.getByRole('link', { name: 'Consultations', exact: true }).press('Enter')
  await page.waitForURL('**/consultations')
  await isClosed(page)
  await expect.poll(focused(page)).toBe('H1 Consultations')
})

test('a subscription’s cancellation begins at what changes nothing, and ends at the heading (NAV-19)', async ({
  newVisit,
}) => {
  const { page, person } = await aReader(newVisit)
  const card_id = await savedCard(person.token)
  const gold = { payment_plan_id: 3, horoscope_id: 5, card_id }
  await call('POST /api/payment-plan/buy-subscription', { token: person.token, body: gold })
  await page.goto('/my-subscriptions')
  for (const opener of ['Cancel', 'Get a refund']) {
    await button(page, opener).press('Enter')
    await dialog(page).waitFor()
    await expect.poll(focused(page)).toBe('BUTTON Keep it')
    await page.keyboard.press('Enter')
    await isClosed(page)
    await expect.poll(focused(page)).toBe(`BUTTON ${opener}`)
  }
  await button(page, 'Cancel').press('Enter')
  await button(page, 'Cancel subscription').press('Enter')
  await isClosed(page)
  await page.getByText('There are no active records...').waitFor()
  await expect.poll(focused(page)).toBe('H1 My subscriptions')
})

test('the deletion of an account begins at its field and gives the focus back (NAV-19)', async ({
  newVisit,
}) => {
  const { page } = await aReader(newVisit)
  await page.goto('/account')
  await button(page, 'Delete my account').press('Enter')
  await dialog(page).waitFor()
  const name = () => page.evaluate(() => document.activeElement?.getAttribute('name'))
  await expect.poll(name).toBe('password')
  await page.keyboard.press('Escape')
  await isClosed(page)
  await expect.poll(focused(page)).toBe('BUTTON Delete my account')
})

test('the question of a link on a phone begins at its first answer', async ({ newVisit }) => {
  const { page } = await newVisit(phone)
  await page.goto('/deeplink/consultations')
  await dialog(page).waitFor()
  await expect.poll(focused(page)).toBe('BUTTON Open in the Mobile App')
})
