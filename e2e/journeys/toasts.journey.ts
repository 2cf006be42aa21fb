import type { Page } from '@playwright/test'
import { button, planButton, storeSelectedSigns } from '../helpers/checkout.ts'
import { createPerson, seedSession } from '../helpers/accounts.ts'
import { fillSignUpForm, signUpForm } from '../helpers/sign-up-form.ts'
import { expect, test, testVariant } from '../test.ts'

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const phone = { viewport: { width: 360, height: 740 } }

/**
 * Opens a page whose clock can be stopped. In a page that is open already, the time begins at 0 for a moment, in which an answer to
 * a call would renew the session until 1970.
 */
async function openWithClock(page: Page, path: string) {
  await page.clock.install()
  await page.goto(path)
}
/** Stops the page's clock, so that no toast is removed by its timer. */
const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 60_000)
/** Reads the toasts. Their text is rendered a frame later, and frames follow the page's clock. */
const readToasts = (page: Page) => async () => {
  await page.clock.runFor(50)
  return toasts(page).locator('p').allInnerTexts()
}

test('a toast on a phone is placed below the header and does not cover the button that was pressed (NAV-17)', async ({
  newVisit,
}) => {
  const { page, context } = await newVisit(phone)
  await seedSession(context, await createPerson())
  await storeSelectedSigns(context, { 'selected-horoscope': 'Leo' })
  await page.goto('/payment-plan-select')
  await planButton(page, 'Gold').waitFor()
  await button(page, 'Apply').click()
  const message = toasts(page).getByRole('status').getByText('Please enter valid promo code')
  await message.waitFor()
  const [header, toast, apply] = await Promise.all([
    page.getByRole('banner').boundingBox(),
    toasts(page).boundingBox(),
    button(page, 'Apply').boundingBox(),
  ])
  expect(toast!.y).toBeGreaterThanOrEqual(header!.y + header!.height)
  expect(toast!.y + toast!.height).toBeLessThan(phone.viewport.height / 2)
  expect(apply!.y).toBeGreaterThan(toast!.y + toast!.height)
})

test.describe('the toast of an invalid form', () => {
  testVariant(
    'is removed when the form is sent again, and is not shown on the next page (ID-16)',
    async ({ newVisit }) => {
      const { page } = await newVisit()
      await openWithClock(page, '/signup')
      await fillSignUpForm(page)
      // Suggestions, which come after a moment, would cover the button.
      await stopClock(page)
      await page.getByLabel('Place of birth', { exact: true }).fill('Delhi')
      await button(page, 'Create account').click()
      await expect.poll(readToasts(page)).toEqual(['Please select Place of birth'])
      // Each poll advances the page's clock a little, and together less than a toast lasts.
      const slowly = { intervals: [500] }
      await page.getByLabel('Place of birth', { exact: true }).fill(signUpForm.city)
      const city = page.getByRole('option', { name: signUpForm.city, exact: true })
      const countSuggestions = async () => {
        await page.clock.runFor(150)
        return city.count()
      }
      await expect.poll(countSuggestions, slowly).toBe(1)
      await city.click()
      expect(await readToasts(page)()).toEqual(['Please select Place of birth'])
      await button(page, 'Create account').click()
      const readPath = async () => {
        await page.clock.runFor(50)
        return new URL(page.url()).pathname
      }
      await expect.poll(readPath, slowly).toBe('/horoscope-generated')
      expect(await readToasts(page)()).toEqual([])
    },
  )

  testVariant('is replaced by a newer one (ERR-05)', async ({ newVisit }) => {
    const { page, context } = await newVisit()
    await seedSession(context, await createPerson())
    await storeSelectedSigns(context, { 'selected-horoscope': 'Leo' })
    await openWithClock(page, '/payment-plan-select')
    await planButton(page, 'Gold').waitFor()
    await stopClock(page)
    await page.getByLabel('Promo code').fill('NOSUCHCODE')
    await button(page, 'Apply').click()
    await expect.poll(readToasts(page)).toHaveLength(1)
    await page.getByLabel('Promo code').fill('')
    await button(page, 'Apply').click()
    await expect.poll(readToasts(page)).toEqual(['Please enter valid promo code'])
    await page.getByLabel('Promo code').fill('WELCOME4')
    await button(page, 'Apply').click()
    await page.getByText('WELCOME4 applied').waitFor()
    expect((await readToasts(page)()).join()).not.toContain('Please enter')
  })

  test('is removed when another page is opened (ERR-05)', async ({ newVisit }) => {
    const { page } = await newVisit()
    await openWithClock(page, '/')
    await stopClock(page)
    await page.getByLabel('Email').fill('nobody@example.test')
    await page.getByLabel('Password', { exact: true }).fill('Starlight7')
    await button(page, 'Sign in').click()
    await expect.poll(readToasts(page)).toEqual(['The email or the password is not right.'])
    await page.getByRole('link', { name: 'Create an account' }).click()
    await page.waitForURL('**/signup')
    await expect.poll(readToasts(page), { intervals: [500] }).toEqual([])
  })
})

test.describe('a message on the page is not repeated in a toast', () => {
  testVariant('when a page could not be loaded', async ({ newVisit }) => {
    const { page, context } = await newVisit({ expectedConsoleErrors: [/Failed to load/] })
    await seedSession(context, await createPerson())
    await page.route('**/api/noticeboard/user-noticeboard', (route) =>
      route.fulfill({ status: 503, json: { message: 'Being mended.', code: 'unavailable' } }),
    )
    await page.goto('/noticeboard')
    await page.getByRole('main').getByRole('alert').getByText('Being mended.').waitFor()
    expect(await toasts(page).getByText('Being mended.').count()).toBe(0)
  })
})
