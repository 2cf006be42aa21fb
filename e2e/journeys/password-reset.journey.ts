import type { Page } from '@playwright/test'
import { createPerson, randomEmail } from '../helpers/accounts.ts'
import { call, waitForEmail } from '../product.ts'
import { expect, test } from '../test.ts'

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const send = (page: Page) => page.getByRole('button', { name: 'Send instructions' })
const reset = (page: Page) => page.getByRole('button', { name: 'Reset password' })
const signIn = async (email: string, password: string) =>
  (await call('POST /api/login', { body: { email, password } })).status

test('the forgot-password page reports a missing and an invalid email, and shows the same message with and without an account (ID-21, ID-22)', async ({
  newVisit,
}) => {
  const person = await createPerson()
  const { page, calls } = await newVisit()
  await page.goto('/forgot-password')
  await send(page).click()
  await page.getByText('Please input your email!').waitFor()
  await field(page, 'Email').fill('not an address')
  await send(page).click()
  await page.getByText('Not a valid email!').waitFor()
  expect(calls.filter(({ name }) => name.startsWith('POST'))).toEqual([])
  for (const email of [person.email, randomEmail()]) {
    await page.goto('/forgot-password')
    await field(page, 'Email').fill(email)
    await send(page).click()
    await page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: 'Check your email for further instructions.' })
      .waitFor()
    // A message on the page is not repeated in a toast.
    expect(await page.getByRole('region', { name: 'Notifications' }).innerText()).toBe('')
  }
})

test.describe('the reset page', () => {
  test('is opened by the mailed link, the new password replaces the old one, and the link serves once (ID-23, ID-24, ID-27, ID-28, ID-29)', async ({
    newVisit,
  }) => {
    const person = await createPerson()
    const { page, calls } = await newVisit()
    await page.goto('/forgot-password')
    await field(page, 'Email').fill(person.email)
    await send(page).click()
    const link = /http\S+\/reset-password\/\S+/.exec(
      (await waitForEmail(person.email, 'new password')).text ?? '',
    )?.[0]
    const [, first, token, email] = new URL(link ?? '').pathname.split('/')
    expect([first, decodeURIComponent(email ?? '')]).toEqual(['reset-password', person.email])

    const choose = async (password: string, confirmation = password) => {
      await field(page, 'New password').fill(password)
      await field(page, 'Confirm password').fill(confirmation)
      await reset(page).click()
    }
    await page.goto(`/reset-password/${token}/${email}`)
    // The server checks the confirmation.
    await choose('Moonlight8', 'Moonlight9')
    await page
      .getByRole('alert')
      .filter({ hasText: 'The two passwords that you entered do not match!' })
      .waitFor()
    expect(calls.filter(({ name }) => name === 'POST /api/reset-password')).toHaveLength(1)
    expect(await signIn(person.email, person.password)).toBe(200)
    await choose('Moonlight8')
    await page.getByRole('status').filter({ hasText: 'Password reset successful.' }).waitFor()
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    expect(await signIn(person.email, person.password)).toBe(401)
    expect(await signIn(person.email, 'Moonlight8')).toBe(200)

    await page.goto(`/reset-password/${token}/${email}`)
    await choose('Sunlight99')
    await page
      .getByRole('region', { name: 'Notifications' })
      .getByText('This link has been used or has expired.')
      .waitFor()
    expect(await signIn(person.email, 'Moonlight8')).toBe(200)
    expect(await signIn(person.email, 'Sunlight99')).toBe(401)
  })

  test('rejects a password that breaks a rule of sign-up (ID-25, ID-26)', async ({ newVisit }) => {
    const { page, calls } = await newVisit()
    await page.goto('/reset-password/token/asha@example.test')
    for (const [password, message] of [
      ['', 'Password is required.'],
      ['Short1x', 'Password must be at least 8 characters long.'],
      ['ALLUPPER1', 'Password must include at least one lowercase letter.'],
      ['alllower1', 'Password must include at least one uppercase letter.'],
      ['NoNumbers', 'Password must include at least one number.'],
    ] as const) {
      await field(page, 'New password').fill(password)
      await reset(page).click()
      await page.getByText(message).waitFor()
    }
    expect(calls.filter(({ name }) => name.startsWith('POST'))).toEqual([])
  })
})
