import type { Page } from '@playwright/test'
import { button, saveCard } from '../helpers/checkout.ts'
import { createPerson, seedSession } from '../helpers/accounts.ts'
import { phone } from '../helpers/mobile-checkout.ts'
import { call } from '../product.ts'
import { expect, test, testVariant, type NewVisit, type VisitOptions } from '../test.ts'

async function openAsReader(newVisit: NewVisit, options: VisitOptions = {}) {
  const person = await createPerson()
  const visit = await newVisit(options)
  await seedSession(visit.context, person)
  return { ...visit, person }
}

/** Reads the tag and the text of the focused element. */
const focused = (page: Page) => () =>
  page.evaluate(() => {
    const { tagName, ariaLabel, textContent } = document.activeElement as HTMLElement
    return `${tagName} ${ariaLabel ?? textContent?.trim().replace(/\s+/g, ' ')}`
  })

const dialog = (page: Page) => page.getByRole('dialog')
const waitUntilClosed = (page: Page) => dialog(page).waitFor({ state: 'detached' })

test.describe('the dialog that reveals a sign', () => {
  test('focuses Yes when it opens, and the heading of the sign when it closes (NAV-19)', async ({
    newVisit,
  }) => {
    const { page } = await openAsReader(newVisit)
    await page.goto('/horoscope-generated')
    await dialog(page).waitFor()
    await expect.poll(focused(page)).toBe('BUTTON Yes')
    await page.keyboard.press('Enter')
    await waitUntilClosed(page)
    await expect.poll(focused(page)).toBe('H1 Your Moonsign Leo')
  })

  testVariant(
    'focuses Yes when it opens over the list of signs, and the heading of the list when it closes',
    async ({ newVisit }) => {
      const { page } = await openAsReader(newVisit)
      await page.goto('/moonsign-select')
      await dialog(page).waitFor()
      await expect.poll(focused(page)).toBe('BUTTON Yes')
      await button(page, 'Choose for myself').click()
      await waitUntilClosed(page)
      await expect.poll(focused(page)).toBe('H1 Select your Moonsign')
    },
  )
})

test('the menu focuses its first link when it opens, and its button when it closes (NAV-19)', async ({
  newVisit,
}) => {
  const { page } = await openAsReader(newVisit)
  await page.goto('/consultations')
  await button(page, 'Menu').press('Enter')
  await dialog(page).waitFor()
  await expect.poll(focused(page)).toBe('A Dashboard')
  await page.keyboard.press('Escape')
  await waitUntilClosed(page)
  await expect.poll(focused(page)).toBe('BUTTON Menu')
})

testVariant(
  'a page that is opened from the menu has the focus on its heading (NAV-19)',
  async ({ newVisit }) => {
    const { page } = await openAsReader(newVisit, { reducedMotion: 'no-preference' })
    await page.goto('/terms')
    await button(page, 'Menu').press('Enter')
    await expect.poll(focused(page)).toBe('A Dashboard')
    await page.getByRole('link', { name: 'Consultations', exact: true }).press('Enter')
    await page.waitForURL('**/consultations')
    await waitUntilClosed(page)
    await expect.poll(focused(page)).toBe('H1 Consultations')
  },
)

testVariant(
  'the dialogs of a subscription focus “Keep it” first, and a cancellation ends at the heading of the page (NAV-19)',
  async ({ newVisit }) => {
    const { page, person } = await openAsReader(newVisit)
    const card_id = await saveCard(person.token)
    const gold = { payment_plan_id: 3, horoscope_id: 5, card_id }
    await call('POST /api/payment-plan/buy-subscription', { token: person.token, body: gold })
    await page.goto('/my-subscriptions')
    for (const opener of ['Cancel', 'Withdraw and get a refund']) {
      await button(page, opener).press('Enter')
      await dialog(page).waitFor()
      await expect.poll(focused(page)).toBe('BUTTON Keep it')
      await page.keyboard.press('Enter')
      await waitUntilClosed(page)
      await expect.poll(focused(page)).toBe(`BUTTON ${opener}`)
    }
    await button(page, 'Cancel').press('Enter')
    await button(page, 'Cancel subscription').press('Enter')
    await waitUntilClosed(page)
    await page.getByText('There are no active records...').waitFor()
    await expect.poll(focused(page)).toBe('H1 My subscriptions')
  },
)

testVariant(
  'the dialog that deletes an account focuses its password field, and its button when it closes (NAV-19)',
  async ({ newVisit }) => {
    const { page } = await openAsReader(newVisit)
    await page.goto('/account')
    await button(page, 'Delete my account').press('Enter')
    await dialog(page).waitFor()
    const name = () => page.evaluate(() => document.activeElement?.getAttribute('name'))
    await expect.poll(name).toBe('password')
    await page.keyboard.press('Escape')
    await waitUntilClosed(page)
    await expect.poll(focused(page)).toBe('BUTTON Delete my account')
  },
)

testVariant(
  'the dialog of a deep link on a phone focuses its first button',
  async ({ newVisit }) => {
    const { page } = await newVisit(phone)
    await page.goto('/deeplink/consultations')
    await dialog(page).waitFor()
    await expect.poll(focused(page)).toBe('BUTTON Open in the Mobile App')
  },
)
