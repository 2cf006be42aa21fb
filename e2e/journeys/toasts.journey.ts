import type { Page } from '@playwright/test'
import { button, planButton, signsPicked } from '../helpers/checkout.ts'
import { aPerson, signedIn } from '../helpers/accounts.ts'
import { fillSignUp, signUpForm } from '../helpers/sign-up-form.ts'
import { expect, test } from '../test.ts'

const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const onAPhone = { viewport: { width: 360, height: 740 } }

/** With the clock at a stand, no toast ends by its time. */
async function withoutTime(page: Page) {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}
/** What is said follows by a frame, and frames come with the clock. */
const said = (page: Page) => async () => {
  await page.clock.runFor(50)
  return notices(page).locator('p').allInnerTexts()
}

test('a toast stands below the header on a phone, clear of what one presses (NAV-17)', async ({
  newVisit,
}) => {
  const { page, context } = await newVisit(onAPhone)
  await signedIn(context, await aPerson())
  await signsPicked(context, { 'selected-horoscope': 'Leo' })
  await page.goto('/payment-plan-select')
  await planButton(page, 'Gold').waitFor()
  await button(page, 'Apply').click()
  const words = notices(page).getByRole('status').getByText('Please enter valid promo code')
  await words.waitFor()
  const [header, toast, apply] = await Promise.all([
    page.getByRole('banner').boundingBox(),
    notices(page).boundingBox(),
    button(page, 'Apply').boundingBox(),
  ])
  expect(toast!.y).toBeGreaterThanOrEqual(header!.y + header!.height)
  expect(toast!.y + toast!.height).toBeLessThan(onAPhone.viewport.height / 2)
  expect(apply!.y).toBeGreaterThan(toast!.y + toast!.height)
})

test.describe('what keeps a form from being sent', () => {
  test('is gone once the form is sent again, and never stands over the next page (ID-16)', async ({
    newVisit,
  }) => {
    const { page } = await newVisit()
    await page.goto('/signup')
    await fillSignUp(page)
    await page.getByLabel('Place of birth', { exact: true }).fill('Delhi')
    await withoutTime(page)
    await button(page, 'Create account').click()
    await expect.poll(said(page)).toEqual(['Please select Place of birth'])
    // A little of the page's time for each look: the toast is not to end by its own.
    const after = { intervals: [500] }
    await page.getByLabel('Place of birth', { exact: true }).fill(signUpForm.city)
    const city = page.getByRole('option', { name: signUpForm.city, exact: true })
    const offered = async () => {
      await page.clock.runFor(150)
      return city.count()
    }
    await expect.poll(offered, after).toBe(1)
    await city.click()
    expect(await said(page)()).toEqual(['Please select Place of birth'])
    await button(page, 'Create account').click()
    const path = async () => {
      await page.clock.runFor(50)
      return new URL(page.url()).pathname
    }
    await expect.poll(path, after).toBe('/horoscope-generated')
    expect(await said(page)()).toEqual([])
  })

  test('is said by its newest words alone (ERR-05)', async ({ newVisit }) => {
    const { page, context } = await newVisit()
    await signedIn(context, await aPerson())
    await signsPicked(context, { 'selected-horoscope': 'Leo' })
    await page.goto('/payment-plan-select')
    await planButton(page, 'Gold').waitFor()
    await withoutTime(page)
    await page.getByLabel('Promo code').fill('NOSUCHCODE')
    await button(page, 'Apply').click()
    await expect.poll(said(page)).toHaveLength(1)
    await page.getByLabel('Promo code').fill('')
    await button(page, 'Apply').click()
    await expect.poll(said(page)).toEqual(['Please enter valid promo code'])
    await page.getByLabel('Promo code').fill('WELCOME4')
    await button(page, 'Apply').click()
    await page.getByText('WELCOME4 applied').waitFor()
    expect((await said(page)()).join()).not.toContain('Please enter')
  })

  test('does not follow its reader to another page (ERR-05)', async ({ newVisit }) => {
    const { page } = await newVisit()
    await page.goto('/')
    await withoutTime(page)
    await page.getByLabel('Email').fill('nobody@example.test')
    await page.getByLabel('Password', { exact: true }).fill('Starlight7')
    await button(page, 'Sign in').click()
    await expect.poll(said(page)).toEqual(['The email or the password is not right.'])
    await page.getByRole('link', { name: 'Create an account' }).click()
    await page.waitForURL('**/signup')
    await expect.poll(said(page), { intervals: [500] }).toEqual([])
  })
})

test('the end of a session is still said on the page that it leads to (ID-34)', async ({
  newVisit,
}) => {
  const { page } = await newVisit()
  await page.goto('/dashboard')
  await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  await page.getByRole('button', { name: 'Sign in' }).waitFor()
  expect(await notices(page).innerText()).toContain('Session expired. Please login again.')
})

test.describe('what the page itself says has no toast beside it', () => {
  test('a mail that is on its way (ID-22)', async ({ newVisit }) => {
    const { page } = await newVisit()
    await page.goto('/forgot-password')
    await page.getByLabel('Email').fill('nobody@example.test')
    await button(page, 'Send instructions').click()
    const answer = page.getByRole('main').getByRole('status')
    await answer.getByText('Check your email for further instructions.').waitFor()
    expect(await notices(page).innerText()).toBe('')
  })

  test('an email that has an account (ID-20)', async ({ newVisit }) => {
    const { email } = await aPerson()
    const { page } = await newVisit()
    await page.goto('/signup')
    await fillSignUp(page, { email })
    await button(page, 'Create account').click()
    await page.getByRole('main').getByRole('alert').getByText('already has an account').waitFor()
    expect(await notices(page).innerText()).toBe('')
  })

  test('a page that could not be loaded', async ({ newVisit }) => {
    const { page, context } = await newVisit({ expectedComplaints: [/Failed to load/] })
    await signedIn(context, await aPerson())
    await page.route('**/api/noticeboard/user-noticeboard', (route) =>
      route.fulfill({ status: 503, json: { message: 'Being mended.', code: 'unavailable' } }),
    )
    await page.goto('/noticeboard')
    await page.getByRole('main').getByRole('alert').getByText('Being mended.').waitFor()
    expect(await notices(page).getByText('Being mended.').count()).toBe(0)
  })
})
