import type { Page } from '@playwright/test'
import { createPerson, randomEmail } from '../helpers/accounts.ts'
import { call, waitForEmail } from '../product.ts'
import { expect, test } from '../test.ts'

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const send = (page: Page) => page.getByRole('button', { name: 'Send instructions' })
const reset = (page: Page) => page.getByRole('button', { name: 'Reset password' })
const signIn = async (email: string, password: string) =>
  (await call('POST /api/login', { body: { email, password } })).status

/** Requests a reset email and returns the path of the link in it. */
async function requestResetPath(email: string): Promise<string> {
  await call('POST /api/forgot-password', { body: { email } })
  const link = /http\S+\/reset-password\/\S+/.exec(
    (await waitForEmail(email, 'new password')).text ?? '',
  )?.[0]
  return new URL(link ?? '').pathname
}

test.describe('the forgot-password page', () => {
  test('rejects a missing and an invalid email with its own messages (ID-21)', async ({
    newVisit,
  }) => {
    const { page, calls } = await newVisit()
    await page.goto('/forgot-password')
    await send(page).click()
    await page.getByText('Please input your email!').waitFor()
    await field(page, 'Email').fill('not an address')
    await send(page).click()
    await page.getByText('Not a valid email!').waitFor()
    expect(calls.filter(({ name }) => name.startsWith('POST'))).toEqual([])
  })

  test('shows the same message for an email with and without an account (ID-22)', async ({
    newVisit,
  }) => {
    const person = await createPerson()
    for (const email of [person.email, randomEmail()]) {
      const { page } = await newVisit()
      await page.goto('/forgot-password')
      await field(page, 'Email').fill(email)
      await send(page).click()
      await page
        .getByRole('status')
        .filter({ hasText: 'Check your email for further instructions.' })
        .waitFor()
    }
  })
})

test.describe('the reset page', () => {
  test('is opened by the mailed link, and the new password replaces the old one (ID-23, ID-24, ID-28)', async ({
    newVisit,
  }) => {
    const person = await createPerson()
    const { page } = await newVisit()
    await page.goto('/forgot-password')
    await field(page, 'Email').fill(person.email)
    await send(page).click()
    const link = /http\S+\/reset-password\/\S+/.exec(
      (await waitForEmail(person.email, 'new password')).text ?? '',
    )?.[0]
    const [, first, token, email] = new URL(link ?? '').pathname.split('/')
    expect([first, decodeURIComponent(email ?? '')]).toEqual(['reset-password', person.email])

    await page.goto(`/reset-password/${token}/${email}`)
    await field(page, 'New password').fill('Moonlight8')
    await field(page, 'Confirm password').fill('Moonlight8')
    await reset(page).click()
    await page.getByRole('status').filter({ hasText: 'Password reset successful.' }).waitFor()
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    expect(await signIn(person.email, person.password)).toBe(401)
    expect(await signIn(person.email, 'Moonlight8')).toBe(200)
  })

  for (const [password, message] of [
    ['', 'Password is required.'],
    ['Short1x', 'Password must be at least 8 characters long.'],
    ['ALLUPPER1', 'Password must include at least one lowercase letter.'],
    ['alllower1', 'Password must include at least one uppercase letter.'],
    ['NoNumbers', 'Password must include at least one number.'],
  ] as const)
    test(`rejects the password "${password}" (ID-25, ID-26)`, async ({ newVisit }) => {
      const { page, calls } = await newVisit()
      await page.goto('/reset-password/token/asha@example.test')
      await field(page, 'New password').fill(password)
      await reset(page).click()
      await page.getByText(message).waitFor()
      expect(calls.filter(({ name }) => name.startsWith('POST'))).toEqual([])
    })

  test('leaves the check of the confirmation to the server, and a different one changes nothing (ID-27)', async ({
    newVisit,
  }) => {
    const person = await createPerson()
    const { page, calls } = await newVisit()
    await page.goto(await requestResetPath(person.email))
    await field(page, 'New password').fill('Moonlight8')
    await field(page, 'Confirm password').fill('Moonlight9')
    await reset(page).click()
    await page
      .getByRole('alert')
      .filter({ hasText: 'The two passwords that you entered do not match!' })
      .waitFor()
    expect(calls.filter(({ name }) => name === 'POST /api/reset-password')).toHaveLength(1)
    expect(await signIn(person.email, person.password)).toBe(200)
  })

  test('says that a used link is no longer valid, and changes nothing (ID-29)', async ({
    newVisit,
  }) => {
    const person = await createPerson()
    const path = await requestResetPath(person.email)
    const { page } = await newVisit()
    for (const [password, outcome] of [
      ['Moonlight8', 'Password reset successful.'],
      ['Sunlight99', 'This link has been used or has expired.'],
    ] as const) {
      await page.goto(path)
      await field(page, 'New password').fill(password)
      await field(page, 'Confirm password').fill(password)
      await reset(page).click()
      await page.getByRole('region', { name: 'Notifications' }).getByText(outcome).waitFor()
    }
    expect(await signIn(person.email, 'Moonlight8')).toBe(200)
    expect(await signIn(person.email, 'Sunlight99')).toBe(401)
  })
})
