import type { Page } from '@playwright/test'
import { sample } from '../../scripts/test-scope.ts'
import { birth, createPerson, randomEmail } from '../helpers/accounts.ts'
import { fillSignUpForm, signUpForm } from '../helpers/sign-up-form.ts'
import { expect, test, testVariant, type NewVisit } from '../test.ts'

const register = 'POST /api/user/complete-user-registration-web'

const submit = (page: Page) => page.getByRole('button', { name: 'Create account', exact: true })
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const readError = (page: Page, name: string) =>
  field(page, name).evaluate((control) =>
    (control.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .filter((id) => id.endsWith('-error'))
      .map((id) => document.getElementById(id)?.innerText)
      .join(),
  )

async function openSignUp(newVisit: NewVisit, address = '/signup') {
  const visit = await newVisit()
  await visit.page.goto(address)
  return {
    ...visit,
    registrations: () => visit.calls.filter(({ name }) => name === register),
  }
}

test.describe('the sign-up form', () => {
  test('has labelled fields for the person and their birth (ID-08)', async ({ newVisit }) => {
    const { page } = await openSignUp(newVisit)
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

  const addresses = [
    ['/signup', '/horoscope-generated', 'Female', 2],
    ['/signup?redirect=horoscope-generated', '/horoscope-generated', 'Female', 2],
    ['/signup?redirect=consultations', '/consultations', 'Male', 1],
    ['/signup?redirect=dashboard', '/dashboard', 'Female', 2],
    ['/signup?redirect=moonsign-select', '/horoscope-generated', 'Other', 3],
  ] as const
  for (const [address, onward, name, gender] of sample(addresses, addresses.length))
    test(`at ${address} sends the birth to the minute, the selected place and the gender ${name} as a number, signs the person in and redirects to ${onward} (ID-06, ID-09, ID-10, ID-18, ID-19)`, async ({
      newVisit,
    }) => {
      const { page, registrations } = await openSignUp(newVisit, address)
      const email = await fillSignUpForm(page)
      await page.getByRole('radio', { name, exact: true }).check()
      await submit(page).click()
      await page.waitForURL(`**${onward}`)
      const stored = await page.evaluate(() => ({ ...localStorage }))
      expect(stored['auth-token']).toMatch(/^[\w-]{43}$/)
      expect(Number(stored['session-expiry'])).toBeGreaterThan(0)
      expect(registrations().map(({ body }) => body)).toEqual([
        {
          email,
          password: signUpForm.password,
          full_name: signUpForm.fullName,
          gender,
          dob: birth.dob,
          pob: birth.pob,
        },
      ])
    })

  test('reports every missing value beside its field and sends nothing (ID-11, ID-12, ID-13, ID-14, ID-15, ID-16, ID-17)', async ({
    newVisit,
  }) => {
    const { page, registrations } = await openSignUp(newVisit)
    await submit(page).click()
    await page.getByText('Please enter Full name').waitFor()
    await expect.poll(() => readError(page, 'Full name')).toBe('Please enter Full name')
    await expect.poll(() => readError(page, 'Email')).toBe('Please input your email.')
    await expect.poll(() => readError(page, 'Password')).toBe('Please input your password.')
    await expect
      .poll(() => readError(page, 'Confirm password'))
      .toBe('Please confirm your password!')
    await page.getByText('Please select gender!').waitFor()
    await expect
      .poll(() => readError(page, 'Date of birth'))
      .toBe('Please select Date and time of birth')
    await expect.poll(() => readError(page, 'Place of birth')).toBe('Please select Place of birth')
    await page.getByText('To proceed you have to agree to our terms and conditions').waitFor()
    await expect
      .poll(() => field(page, 'Full name').evaluate((it) => it === document.activeElement))
      .toBe(true)
    expect(registrations()).toEqual([])
  })

  testVariant(
    'rejects invalid values beside their fields, keeps the others and sends nothing (ID-12, ID-13, ID-14, ID-15, ID-16, ID-17)',
    async ({ newVisit }) => {
      const { page, registrations } = await openSignUp(newVisit)
      const email = await fillSignUpForm(page)
      for (const [name, value, message] of [
        ['Email', 'not an address', 'The input is not a valid email!'],
        ['Password', 'Short1x', 'Password must be at least 8 characters long.'],
        ['Password', 'ALLUPPER1', 'Password must include at least one lowercase letter.'],
        ['Password', 'alllower1', 'Password must include at least one uppercase letter.'],
        ['Password', 'NoNumbers', 'Password must include at least one number.'],
        ['Confirm password', 'Starlight8', 'The two passwords that you entered do not match!'],
        ['Date of birth', '', 'Please select Date and time of birth'],
        ['Time of birth', '', 'Please select Date and time of birth'],
      ] as const) {
        const valid = await field(page, name).inputValue()
        await field(page, name).fill(value)
        await submit(page).click()
        await expect.poll(() => readError(page, name)).toBe(message)
        if (name !== 'Email') await expect(field(page, 'Email')).toHaveValue(email)
        await field(page, name).fill(valid)
      }
      await page.getByRole('checkbox', { name: /^I agree/ }).uncheck()
      await submit(page).click()
      await page.getByText('To proceed you have to agree to our terms and conditions').waitFor()
      await page.getByRole('checkbox', { name: /^I agree/ }).check()
      // Text that was typed without selecting a suggestion; those, which come after a moment, would cover the button.
      await field(page, 'Place of birth').fill('Delhi')
      await field(page, 'Place of birth').press('Tab')
      await submit(page).click()
      await page.getByRole('alert').filter({ hasText: 'Please select Place of birth' }).waitFor()
      await expect
        .poll(() => readError(page, 'Place of birth'))
        .toBe('Please select Place of birth')
      expect(registrations()).toEqual([])
    },
  )

  test('reports an email that already has an account, in other letter case, and a birth in the future beside their fields, not in a toast (ID-20)', async ({
    newVisit,
  }) => {
    const person = await createPerson()
    const { page } = await openSignUp(newVisit)
    await fillSignUpForm(page, { email: person.email.toUpperCase() })
    await submit(page).click()
    await page.getByRole('alert').filter({ hasText: 'already has an account' }).waitFor()
    await expect.poll(() => readError(page, 'Email')).toContain('already has an account')
    expect(await page.getByRole('region', { name: 'Notifications' }).innerText()).toBe('')
    expect(await page.evaluate(() => localStorage.getItem('auth-token'))).toBeNull()
    await expect(field(page, 'Full name')).toHaveValue(signUpForm.fullName)

    await field(page, 'Email').fill(randomEmail())
    await field(page, 'Date of birth').fill('2199-01-01')
    await submit(page).click()
    await expect
      .poll(() => readError(page, 'Date of birth'))
      .toBe('A date of birth must be in the past.')
  })

  test('can be completed with the keyboard alone (ID-18)', async ({ newVisit }) => {
    const { page, registrations } = await openSignUp(newVisit)
    await submit(page).and(page.locator(':enabled')).waitFor()
    const { keyboard } = page
    const type = async (text: string) => {
      await keyboard.type(text)
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
    await tabTo(page, 'Date of birth')
    await keyboard.type('01031956')
    await tabTo(page, 'Time of birth')
    await keyboard.type('1158AM')
    await tabTo(page, 'Place of birth')
    await keyboard.type('Delhi')
    await page.getByRole('option', { name: 'Delhi, India', exact: true }).waitFor()
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await expect(field(page, 'Place of birth')).toHaveValue('Delhi, India')
    await keyboard.press('Tab')
    await keyboard.press('Space')
    await keyboard.press('Enter')
    await page.waitForURL('**/horoscope-generated')
    expect(registrations()[0]?.body).toMatchObject({ gender: 2, ...birth })
  })

  testVariant(
    'suggests cities only, and says when none is found and when the search fails (ID-18)',
    async ({ newVisit }) => {
      const { page } = await newVisit({ expectedConsoleErrors: [/net::ERR_FAILED/] })
      await page.goto('/signup')
      await submit(page).and(page.locator(':enabled')).waitFor()
      await field(page, 'Place of birth').pressSequentially('Uttar Pradesh')
      await page.getByText(/City data: GeoNames/).waitFor()
      expect(
        await page.getByRole('option', { name: 'Uttar Pradesh, India', exact: true }).count(),
      ).toBe(0)
      await field(page, 'Place of birth').fill('xqzzkw')
      await page
        .getByText(/^We could not find a city with that name/)
        .first()
        .waitFor()
      await page.route('**/api/places**', (route) => route.abort())
      await field(page, 'Place of birth').fill('Delhi')
      await page
        .getByText(/^City search is not working just now/)
        .first()
        .waitFor()
    },
  )
})

async function tabTo(page: Page, name: string): Promise<void> {
  const isFocused = () => field(page, name).evaluate((it) => it === document.activeElement)
  for (let presses = 0; presses < 6 && !(await isFocused()); presses++)
    await page.keyboard.press('Tab')
  expect(await isFocused()).toBe(true)
}
