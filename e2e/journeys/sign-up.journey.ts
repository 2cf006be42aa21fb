import type { Page } from '@playwright/test'
import { aPerson, birth } from '../helpers/accounts.ts'
import { fillSignUp, signUpForm } from '../helpers/sign-up-form.ts'
import { expect, test, type NewVisit } from '../test.ts'

const register = 'POST /api/user/complete-user-registration-web'

const submit = (page: Page) => page.getByRole('button', { name: 'Create account', exact: true })
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const errorOf = (page: Page, name: string) =>
  field(page, name).evaluate((control) =>
    (control.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .filter((id) => id.endsWith('-error'))
      .map((id) => document.getElementById(id)?.innerText)
      .join(),
  )

async function open(newVisit: NewVisit, address = '/signup') {
  const visit = await newVisit()
  await visit.page.goto(address)
  return {
    ...visit,
    registrations: () => visit.calls.filter(({ name }) => name === register),
  }
}

test.describe('sign-up', () => {
  test('asks for the person and their birth by these names (ID-08)', async ({ newVisit }) => {
    const { page } = await open(newVisit)
    for (const name of [
      'Full name',
      'Email',
      'Password',
      'Confirm password',
      'Date of birth',
      'Time of birth',
    ])
      await field(page, name).waitFor()
    const gender = page.getByRole('radiogroup', { name: 'Gender' })
    for (const name of ['Male', 'Female', 'Other'])
      await gender.getByRole('radio', { name, exact: true }).waitFor()
    await page.getByRole('combobox', { name: 'Place of birth' }).waitFor()
    await page.getByRole('checkbox', { name: /^I agree/ }).waitFor()
    await submit(page).waitFor()
    for (const [name, to] of [
      ['terms and conditions', '/terms'],
      ['privacy notice', '/privacy'],
    ] as const) {
      const link = page.getByRole('main').getByRole('link', { name })
      expect([await link.getAttribute('href'), await link.getAttribute('target')]).toEqual([
        to,
        '_blank',
      ])
    }
  })

  for (const [address, onward] of [
    ['/signup', '/horoscope-generated'],
    ['/signup?redirect=horoscope-generated', '/horoscope-generated'],
    ['/signup?redirect=consultations', '/consultations'],
    ['/signup?redirect=dashboard', '/dashboard'],
    ['/signup?redirect=moonsign-select', '/horoscope-generated'],
  ] as const)
    test(`at ${address} leads on to ${onward}, signed in (ID-06, ID-09, ID-10)`, async ({
      newVisit,
    }) => {
      const { page } = await open(newVisit, address)
      await fillSignUp(page)
      await submit(page).click()
      await page.waitForURL(`**${onward}`)
      const stored = await page.evaluate(() => ({ ...localStorage }))
      expect(stored['auth-token']).toMatch(/^[\w-]{43}$/)
      expect(Number(stored['session-expiry'])).toBeGreaterThan(0)
    })

  test('sends the birth to the minute, the picked place and the gender as a number (ID-18, ID-19)', async ({
    newVisit,
  }) => {
    const { page, registrations } = await open(newVisit)
    const email = await fillSignUp(page)
    await submit(page).click()
    await page.waitForURL('**/horoscope-generated')
    expect(registrations().map(({ body }) => body)).toEqual([
      {
        email,
        password: signUpForm.password,
        full_name: signUpForm.fullName,
        gender: 2,
        dob: birth.dob,
        pob: birth.pob,
      },
    ])
  })

  test('says beside each field what is missing and sends nothing (ID-11, ID-12, ID-13, ID-14, ID-15, ID-16, ID-17)', async ({
    newVisit,
  }) => {
    const { page, registrations } = await open(newVisit)
    await submit(page).click()
    await page.getByText('Please enter Full name').waitFor()
    expect(await errorOf(page, 'Full name')).toBe('Please enter Full name')
    expect(await errorOf(page, 'Email')).toBe('Please input your email.')
    expect(await errorOf(page, 'Password')).toBe('Please input your password.')
    expect(await errorOf(page, 'Confirm password')).toBe('Please confirm your password!')
    await page.getByText('Please select gender!').waitFor()
    expect(await errorOf(page, 'Date of birth')).toBe('Please select Date and time of birth')
    expect(await errorOf(page, 'Place of birth')).toBe('Please select Place of birth')
    await page.getByText('To proceed you have to agree to our terms and conditions').waitFor()
    await expect
      .poll(() => field(page, 'Full name').evaluate((it) => it === document.activeElement))
      .toBe(true)
    expect(registrations()).toEqual([])
  })

  for (const [name, value, message] of [
    ['Email', 'not an address', 'The input is not a valid email!'],
    ['Password', 'Short1x', 'Password must be at least 8 characters long.'],
    ['Password', 'ALLUPPER1', 'Password must include at least one lowercase letter.'],
    ['Password', 'alllower1', 'Password must include at least one uppercase letter.'],
    ['Password', 'NoNumbers', 'Password must include at least one number.'],
    ['Confirm password', 'Starlight8', 'The two passwords that you entered do not match!'],
    ['Date of birth', '', 'Please select Date and time of birth'],
    ['Time of birth', '', 'Please select Date and time of birth'],
  ] as const)
    test(`refuses for ${name}: "${value}", and keeps the rest (ID-12, ID-13, ID-14, ID-15)`, async ({
      newVisit,
    }) => {
      const { page, registrations } = await open(newVisit)
      const email = await fillSignUp(page)
      await field(page, name).fill(value)
      await submit(page).click()
      await page.getByText(message).waitFor()
      expect(await errorOf(page, name)).toBe(message)
      expect(registrations()).toEqual([])
      if (name !== 'Email') expect(await field(page, 'Email').inputValue()).toBe(email)
    })

  for (const name of ['Male', 'Other'])
    test(`sends ${name} as its number (ID-19)`, async ({ newVisit }) => {
      const { page, registrations } = await open(newVisit)
      await fillSignUp(page)
      await page.getByRole('radio', { name, exact: true }).check()
      await submit(page).click()
      await page.waitForURL('**/horoscope-generated')
      expect(registrations()[0]?.body).toMatchObject({ gender: { Male: 1, Other: 3 }[name] })
    })

  test('takes a place that was typed but not picked for missing: at the field, in a toast, and not sent (ID-16)', async ({
    newVisit,
  }) => {
    const { page, registrations } = await open(newVisit)
    await fillSignUp(page)
    await field(page, 'Place of birth').fill('Delhi')
    await submit(page).click()
    await page.getByRole('alert').filter({ hasText: 'Please select Place of birth' }).waitFor()
    expect(await errorOf(page, 'Place of birth')).toBe('Please select Place of birth')
    expect(registrations()).toEqual([])
  })

  test('asks for the agreement (ID-17)', async ({ newVisit }) => {
    const { page, registrations } = await open(newVisit)
    await fillSignUp(page)
    await page.getByRole('checkbox', { name: /^I agree/ }).uncheck()
    await submit(page).click()
    await page.getByText('To proceed you have to agree to our terms and conditions').waitFor()
    expect(registrations()).toEqual([])
  })

  test('refuses an email that has an account, in whatever letter case, and says so beside it (ID-20)', async ({
    newVisit,
  }) => {
    const person = await aPerson()
    for (const email of [person.email, person.email.toUpperCase()]) {
      const { page } = await open(newVisit)
      await fillSignUp(page, { email })
      await submit(page).click()
      await page.getByRole('alert').filter({ hasText: 'already has an account' }).waitFor()
      expect(await errorOf(page, 'Email')).toContain('already has an account')
      expect(await page.evaluate(() => localStorage.getItem('auth-token'))).toBeNull()
      expect(await field(page, 'Full name').inputValue()).toBe(signUpForm.fullName)
    }
  })

  test('says beside the date that a birth cannot lie in the future', async ({ newVisit }) => {
    const { page } = await open(newVisit)
    await fillSignUp(page)
    await field(page, 'Date of birth').fill('2199-01-01')
    await submit(page).click()
    await page.getByText('A birth cannot lie in the future.').first().waitFor()
    expect(await errorOf(page, 'Date of birth')).toBe('A birth cannot lie in the future.')
  })

  test('is done by keyboard alone (ID-18)', async ({ newVisit }) => {
    const { page, registrations } = await open(newVisit)
    await submit(page).and(page.locator(':enabled')).waitFor()
    const { keyboard } = page
    const type = async (words: string) => {
      await keyboard.type(words)
      await keyboard.press('Tab')
    }
    await field(page, 'Full name').focus()
    await type('Asha Rao')
    await type(`keys-${Date.now()}@example.test`)
    await type('Starlight7')
    await keyboard.press('Tab')
    await type('Starlight7')
    await keyboard.press('Tab')
    await keyboard.press('Space')
    await keyboard.press('ArrowRight')
    await untilFocused(page, 'Date of birth')
    await keyboard.type('01031956')
    await untilFocused(page, 'Time of birth')
    await keyboard.type('1158AM')
    await untilFocused(page, 'Place of birth')
    await keyboard.type('Delhi')
    await page.getByRole('option', { name: 'Delhi, India', exact: true }).waitFor()
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    expect(await field(page, 'Place of birth').inputValue()).toBe('Delhi, India')
    await keyboard.press('Tab')
    await keyboard.press('Space')
    await keyboard.press('Enter')
    await page.waitForURL('**/horoscope-generated')
    expect(registrations()[0]?.body).toMatchObject({ gender: 2, ...birth })
  })

  test('offers cities only, says when there are none, and when the search fails (ID-18)', async ({
    newVisit,
  }) => {
    const { page } = await newVisit({ expectedComplaints: [/net::ERR_FAILED/] })
    await page.goto('/signup')
    await submit(page).and(page.locator(':enabled')).waitFor()
    await field(page, 'Place of birth').pressSequentially('Uttar Pradesh')
    await page.getByText(/City data: GeoNames/).waitFor()
    expect(
      await page.getByRole('option', { name: 'Uttar Pradesh, India', exact: true }).count(),
    ).toBe(0)
    await field(page, 'Place of birth').fill('xqzzkw')
    await page
      .getByText(/^No city of that name was found/)
      .first()
      .waitFor()
    await page.route('**/api/places**', (route) => route.abort())
    await field(page, 'Place of birth').fill('Delhi')
    await page
      .getByText(/^Cities cannot be searched just now/)
      .first()
      .waitFor()
  })
})

async function untilFocused(page: Page, name: string): Promise<void> {
  const isFocused = () => field(page, name).evaluate((it) => it === document.activeElement)
  for (let presses = 0; presses < 6 && !(await isFocused()); presses++)
    await page.keyboard.press('Tab')
  expect(await isFocused()).toBe(true)
}
