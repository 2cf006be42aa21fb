import type { Page } from '@playwright/test'
import { sample } from '../../scripts/test-scope.ts'
import { createPerson, randomEmail, seedSession } from '../helpers/accounts.ts'
import { signUpForm } from '../helpers/sign-up-form.ts'
import { expect, test } from '../test.ts'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const heading = (page: Page, level: number, name: string) =>
  page.getByRole('heading', { level, name })
const pathOf = (page: Page) => new URL(page.url()).pathname

async function typePlace(page: Page): Promise<void> {
  await field(page, 'Place of birth').pressSequentially('Delhi')
  await page.getByRole('option', { name: 'Delhi, India', exact: true }).waitFor()
}

test('on a phone a lookup leads by three presses and five fields to the first reading (ENT-25, ENT-27, ENT-28, ENT-29)', async ({
  newVisit,
}) => {
  const { page, calls } = await newVisit(phone)
  await page.goto('/moonsign-lookup')
  await field(page, 'Date of birth').fill(signUpForm.date)
  await field(page, 'Time of birth').fill(signUpForm.time)
  await typePlace(page)
  await page.getByRole('option', { name: 'Delhi, India', exact: true }).tap()
  await page.getByRole('button', { name: 'Find my Moonsign' }).tap()
  // The Moon was in Leo by Swiss Ephemeris (pub-0250).
  await expect(heading(page, 2, 'Leo')).toBeInViewport()
  await page.getByText('With the Moon in Leo').waitFor()
  await page.getByText(/^Your week is free until .+ Nothing is charged when it ends\.$/).waitFor()
  const week = page.getByRole('link', { name: 'Read this week for Leo' })
  await expect(week).toHaveAttribute('href', '/horoscope/weekly/leo')

  await page.getByRole('link', { name: 'Read your week free' }).tap()
  await heading(page, 1, 'Create an account').waitFor()
  await page.getByText('3 January 1956, 11:58, Delhi').waitFor()
  await expect(field(page, 'Date of birth')).toHaveCount(0)
  await field(page, 'Full name').fill(signUpForm.fullName)
  await field(page, 'Email').fill(randomEmail())
  await field(page, 'Password').fill(signUpForm.password)
  await field(page, 'Confirm password').fill(signUpForm.password)
  await page.getByRole('radio', { name: 'Female' }).check()
  await page.getByRole('checkbox', { name: /^I agree/ }).check()
  await page.getByRole('button', { name: 'Create account' }).tap()
  // The sign was revealed before, so that no dialog asks.
  await page.getByRole('link', { name: 'Read your week now' }).tap()
  await page.waitForURL('**/horoscope/weekly/leo')
  await page.getByRole('button', { name: 'Chapters' }).waitFor()

  const registration = calls.find(({ name }) => name.includes('registration'))
  expect(registration?.body).toMatchObject({ dob: '1956-01-03 11:58:00' })
  expect(await page.evaluate(() => sessionStorage.getItem('carried-birth'))).toBeNull()
})

test('without a time the keyboard chooses between both signs of the day, which reload and Back keep (ENT-20, ENT-21, ENT-24, ENT-26, ENT-27)', async ({
  newVisit,
}) => {
  const { page } = await newVisit()
  await page.goto('/moonsign-lookup')
  await field(page, 'Date of birth').fill(signUpForm.date)
  await page.getByRole('checkbox', { name: 'I don’t know the time' }).press('Space')
  await expect(field(page, 'Time of birth')).toBeDisabled()
  await typePlace(page)
  await field(page, 'Place of birth').press('ArrowDown')
  await field(page, 'Place of birth').press('Enter')
  await page.getByRole('button', { name: 'Find my Moonsign' }).press('Enter')
  // 1.8° before Virgo at 11:58 by Swiss Ephemeris: the Moon crosses them in 2.8 to 3.7 hours.
  await heading(page, 2, 'Leo or Virgo').waitFor()
  const lead = await page.getByText(/^On that day the Moon passed/).textContent()
  const [time = ''] = /\d\d:\d\d/.exec(lead ?? '') ?? []
  expect(time > '14:43' && time < '15:40').toBe(true)
  await page.getByText(`Born at ${time} or later`).waitFor()
  await page.getByRole('radio', { name: 'Leo' }).press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Virgo' })).toBeChecked()
  await page.getByRole('link', { name: 'Read this week for Virgo' }).waitFor()

  await page.reload()
  await expect(page.getByRole('radio', { name: 'Virgo' })).toBeChecked()
  await page.getByText('3 January 1956, time not known, Delhi').waitFor()
  await page.getByRole('link', { name: 'Find your rising sign from the same birth' }).press('Enter')
  await heading(page, 2, 'A rising sign needs the time').waitFor()
  await page.goBack()
  await expect(page.getByRole('radio', { name: 'Virgo' })).toBeChecked()

  await page.getByRole('link', { name: 'Read your week free' }).press('Enter')
  await heading(page, 1, 'Create an account').waitFor()
  await page.getByText('3 January 1956, time not known, Delhi').waitFor()
  await page.getByRole('button', { name: 'Change' }).press('Enter')
  await expect(field(page, 'Date of birth')).toBeFocused()
  await expect(field(page, 'Date of birth')).toHaveValue(signUpForm.date)
  await expect(page.getByRole('checkbox', { name: 'I don’t know the time' })).toBeChecked()
  await expect(field(page, 'Place of birth')).toHaveValue('Delhi, India')
})

test('a lookup in Hindi, from the start page and from its own form, shows its result again after a reload (LANG-21)', async ({
  newVisit,
}) => {
  const { page } = await newVisit(phone)
  await page.goto('/?lang=hi')
  await field(page, 'जन्म तिथि').fill(signUpForm.date)
  await field(page, 'जन्म समय').fill(signUpForm.time)
  const place = page.getByRole('combobox', { name: 'जन्म स्थान' })
  await place.pressSequentially('Delhi, India')
  await page.getByRole('option', { name: 'Delhi, India', exact: true }).tap()
  const find = page.getByRole('button', { name: 'मेरी चंद्र राशि बताएँ' })
  await find.tap()
  await page.waitForURL('**/moonsign-lookup?lang=hi')
  await heading(page, 2, 'सिंह').waitFor()
  await page.reload()
  await heading(page, 2, 'सिंह').waitFor()

  await page.goto('/terms?lang=hi')
  await page.goto('/moonsign-lookup?lang=hi')
  await expect(field(page, 'जन्म तिथि')).toHaveValue(signUpForm.date)
  await find.tap()
  await heading(page, 2, 'सिंह').waitFor()
  await page.reload()
  await heading(page, 2, 'सिंह').waitFor()
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
})

test('an account without a birth time can take the other sign of the day, and is told no rising sign (ENT-22, ENT-24, ENT-32)', async ({
  newVisit,
}) => {
  const { page, context } = await newVisit()
  const person = await createPerson({ dob: '1956-01-03 12:00:00', time_unknown: true })
  await seedSession(context, person)
  await page.goto('/horoscope-generated')
  await page.getByRole('button', { name: 'Yes' }).click()
  await heading(page, 1, 'Leo').waitFor()
  await expect(heading(page, 1, 'Leo')).toBeFocused()
  await page.getByRole('radio', { name: 'Virgo' }).check()
  await heading(page, 1, 'Virgo').waitFor()
  const link = page.getByRole('link', { name: 'Read your week now' })
  await expect(link).toHaveAttribute('href', '/horoscope/weekly/virgo')

  await page.addInitScript(() =>
    history.replaceState({ usr: { dual: true }, key: 'seeded', idx: 0 }, ''),
  )
  await page.goto('/moonsign-select')
  await page.getByText('Your profile says that your time of birth is not known').waitFor()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
})

const uses = [
  ['a key', (page: Page) => page.keyboard.press('Tab')],
  ['a touch', (page: Page) => page.getByText('Twelve signs').tap()],
  ['scrolling', (page: Page) => page.mouse.wheel(0, 300)],
] as const
for (const [use, act] of sample(uses, uses.length))
  test(`${use} stops a guest's countdown above the signs (ENT-31)`, async ({ newVisit }) => {
    const { page } = await newVisit({ hasTouch: true })
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.goto('/moonsign-select')
    await page.getByText('Create an account or login to continue').waitFor()
    expect(await page.getByRole('radio').count()).toBe(12)
    await page.clock.runFor(2_000)
    await act(page)
    await page.getByText('The countdown has stopped.').waitFor()
    await expect(page.getByRole('timer')).toHaveCount(0)
    await page.clock.runFor(10_000)
    expect(pathOf(page)).toBe('/moonsign-select')
  })
