import type { Page } from '@playwright/test'
import { createPerson, signIn } from '../helpers/accounts.ts'
import { button, fillCard, goToPayment, planButton, testCards, toast } from '../helpers/checkout.ts'
import { fillSignUpForm } from '../helpers/sign-up-form.ts'
import { call, waitForEmail } from '../product.ts'
import { expect, test, testVariant } from '../test.ts'

const buyOne = (page: Page) => page.getByRole('button', { name: /^Buy this horoscope/ })
const notice = (page: Page) => page.getByRole('region', { name: 'Your order' })
const offer = (page: Page) => page.getByRole('region', { name: 'Continue with your order' })
const paid = (page: Page) => page.getByRole('region', { name: 'Paid' })
const readKept = (page: Page) => page.evaluate(() => localStorage.getItem('pending-order'))

/** The name of the newest week, as orders show it: a Monday to a Sunday. */
async function nameWeek(sign: string): Promise<string> {
  const path = `GET /api/horoscope/new-single-horoscope/weekly/${sign.toLowerCase()}`
  const { date } = (await call(path)).body.horoscope.horoscopeData.at(-1)
  const format = (days: number) =>
    new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
      Date.parse(date) + days * 86_400_000,
    )
  return `${sign} · ${format(0)} - ${format(6)}`
}

test('a guest on a phone signs up for the week they were buying, pays it with 3-D Secure and reads it (ENT-60, ENT-61, ENT-63, ENT-65, ENT-68, ENT-69, ENT-70, ENT-71)', async ({
  newVisit,
}) => {
  const { page } = await newVisit({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  })
  const week = await nameWeek('Virgo')
  await page.goto('/horoscope/weekly/virgo')
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  await buyOne(page).tap()
  await page.waitForURL('**/?redirect=one-off-confirmation')
  await expect(notice(page)).toContainText(week)
  await expect(notice(page)).toContainText('£2.49')
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['pending-order'])
  await page.getByRole('link', { name: 'Create an account' }).tap()
  await page.waitForURL('**/signup**')
  await expect(notice(page)).toContainText(week)
  const email = await fillSignUpForm(page)
  expect(await readKept(page)).not.toContain(email)
  await button(page, 'Create account').tap()
  await page.waitForURL('**/horoscope-generated')
  await button(page, 'Yes').tap()
  await expect(offer(page)).toContainText(week)
  await offer(page).getByRole('link', { name: 'Go to your order' }).tap()
  await page.waitForURL('**/one-off-confirmation')
  await page.locator('main').getByText('Virgo, Weekly').waitFor()
  await button(page, 'Buy Now').tap()
  await page.waitForURL('**/enter-payment-details')
  const month = await page.getByLabel('Month (MM)').boundingBox()
  const year = await page.getByLabel('Year (YYYY)').boundingBox()
  expect(year!.y).toBe(month!.y)
  await fillCard(page, testCards.requiresAuthentication)
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/payment-plan/complete-one-off-purchase', async (route) => {
    await answer.promise
    await route.continue()
  })
  await button(page, 'Pay').tap()
  await button(page, 'Complete').tap()
  await page.waitForURL('**/payment-return**')
  await page.locator('main').getByText(week).waitFor()
  answer.resolve()
  await page.waitForURL('**/dashboard')
  await expect(paid(page)).toContainText(week)
  await expect(paid(page)).toContainText('Thank you. Your horoscope is open')
  await expect.poll(() => paid(page).evaluate((one) => one === document.activeElement)).toBe(true)
  expect(await readKept(page)).toBeNull()
  await expect(paid(page).getByRole('link', { name: 'Receipt' })).toHaveAttribute(
    'href',
    /^\/payments\/[\w-]{36}$/,
  )
  await page.reload()
  await paid(page)
    .getByRole('link', { name: `Read ${week}` })
    .tap()
  await page.waitForURL('**/horoscope/weekly/virgo?period=*')
  await page.getByRole('button', { name: 'Chapters' }).waitFor()
  await page.goto('/order-complete')
  await page.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor()
  await page.getByText('Weekly horoscope for Virgo').waitFor()
})

test('a guest who asks an astrologer signs in and goes on with that consultation, and its questions are kept (ENT-60, ENT-62, ENT-65, ENT-68)', async ({
  newVisit,
}) => {
  const person = await createPerson()
  const { page } = await newVisit()
  await page.goto('/consultation-detail/work-and-calling')
  await button(page, 'Buy Now').click()
  await page.waitForURL('**/?redirect=consultations')
  await expect(notice(page)).toContainText('Work and calling consultation')
  await expect(notice(page)).toContainText('£45.00')
  await signIn(page, person)
  await page.waitForURL('**/consultations')
  await offer(page).getByRole('link', { name: 'Go to your order' }).click()
  await page.waitForURL('**/consultation-form')
  await page.getByRole('checkbox').first().check()
  expect(await readKept(page)).not.toContain('101')
  await page.goto('/dashboard')
  await offer(page).getByRole('link', { name: 'Go to your order' }).click()
  await page.waitForURL('**/consultation-form')
  await expect(page.getByRole('checkbox').first()).toBeChecked()
  await button(page, 'Continue').click()
  await button(page, 'Continue to payment').click()
  await fillCard(page, testCards.valid)
  await button(page, 'Pay').click()
  await page.waitForURL('**/dashboard')
  await expect(paid(page)).toContainText('Work and calling consultation')
  expect(await readKept(page)).toBeNull()
  await paid(page).getByRole('button', { name: 'Hide this' }).click()
  await expect(paid(page)).toHaveCount(0)
})

testVariant(
  'a guest’s plan opens in the tab of the mailed sign-in link, for the sign they chose (ENT-60, ENT-61, ENT-62, ENT-68)',
  async ({ newVisit }) => {
    const person = await createPerson()
    const { page, context } = await newVisit()
    await page.goto('/horoscope/monthly/virgo')
    await page.getByRole('link', { name: 'Sign up for a plan' }).click()
    await page.waitForURL('**/payment-plan-select')
    await planButton(page, 'Gold').click()
    await button(page, 'Confirm Subscription').click()
    await page.waitForURL('**/order-confirm')
    await button(page, 'Continue').click()
    await page.waitForURL('**/?redirect=order-confirm')
    await expect(notice(page)).toContainText('Gold · Virgo')
    await expect(notice(page)).toContainText('£5.99')
    await page.getByLabel('Email').fill(person.email)
    await button(page, 'Email me a sign-in link').click()
    await toast(page, 'Check your email for your sign-in link.').waitFor()
    const email = await waitForEmail(person.email, 'sign-in link')
    const link = /http\S+\/login-link\/\S+/.exec(email.text ?? '')?.[0]
    const other = await context.newPage()
    await other.goto(new URL(link ?? '').pathname)
    // The first mailed link of an account voids its password.
    await other.getByLabel('New password', { exact: true }).fill('Moonlight8')
    await other.getByLabel('Confirm password', { exact: true }).fill('Moonlight8')
    await button(other, 'Save the password').click()
    await other.waitForURL('**/order-confirm')
    await other.locator('main').getByText('Virgo', { exact: true }).waitFor()
    await other.locator('main').getByText('£5.99 per month').waitFor()
    await goToPayment(other)
    await fillCard(other, testCards.valid)
    await button(other, 'Pay').click()
    await other.waitForURL('**/dashboard')
    await expect(paid(other)).toContainText('Gold · Virgo')
    await paid(other).getByRole('link', { name: 'Read this week' }).click()
    await other.waitForURL('**/horoscope/weekly/virgo')
    expect(await readKept(other)).toBeNull()
  },
)

test('a kept order survives Back and a reload until it is removed, and is not sold to somebody who reads it for free (ENT-61, ENT-64, ENT-65, ENT-66, ENT-67)', async ({
  newVisit,
}) => {
  const person = await createPerson()
  const { page } = await newVisit()
  const week = await nameWeek('Leo')
  await page.goto('/horoscope/weekly/leo')
  const main = page.locator('main')
  await main.getByRole('heading', { name: 'Is Leo your moonsign?' }).waitFor()
  await main.getByText('free for 91 days, until').waitFor()
  await expect(main.getByRole('link', { name: 'Find your moonsign' })).toHaveAttribute(
    'href',
    '/moonsign-lookup',
  )
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    `/?redirect=${encodeURIComponent('/horoscope/weekly/leo')}`,
  )
  await buyOne(page).click()
  await expect(notice(page)).toContainText(week)
  await page.goBack()
  await buyOne(page).waitFor()
  await page.goForward()
  await expect(notice(page)).toContainText(week)
  await page.reload()
  await expect(notice(page)).toContainText(week)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.waitForURL('**/forgot-password')
  await expect(notice(page)).toContainText(week)
  await page.goto('/login-link/unknown')
  await page.getByRole('heading', { level: 1, name: 'You are not signed in' }).waitFor()
  await expect(notice(page)).toContainText(week)
  // A page that needs a session sends the guest away, which is not the end of one.
  await page.goto('/dashboard')
  await page.waitForURL((url) => url.pathname === '/')
  await expect(notice(page)).toContainText(week)

  await signIn(page, person)
  await page.waitForURL('**/one-off-confirmation')
  await page.getByText('This horoscope is already open to you').waitFor()
  await page.goto('/dashboard')
  const free = page.getByRole('region', { name: 'You can read this for free' })
  await expect(free).toContainText(week)
  await page.goto('/logout')
  await page.waitForURL((url) => url.pathname === '/')
  expect(await readKept(page)).toBeNull()

  await page.goto('/horoscope/weekly/virgo')
  await buyOne(page).click()
  await button(page, 'Remove this order').click()
  await expect(notice(page)).toHaveCount(0)
  await signIn(page, person)
  await page.waitForURL('**/dashboard')
  await expect(offer(page)).toHaveCount(0)
  await page.goto('/horoscope/monthly/virgo')
  await main.getByText('Your free weeks are for your own sign, Leo').waitFor()
  await main.getByText('Every month of Virgo, with Gold or Diamond.').waitFor()
})
