import type { Page } from '@playwright/test'
import { anEmail, aPerson } from '../helpers/accounts.ts'
import { call, mailTo } from '../product.ts'
import { expect, test } from '../test.ts'

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const send = (page: Page) => page.getByRole('button', { name: 'Send instructions' })
const reset = (page: Page) => page.getByRole('button', { name: 'Reset password' })
const signs = async (email: string, password: string) =>
  (await call('POST /api/login', { body: { email, password } })).status

/** The path of the reset page as the mail gives it. */
async function resetPath(email: string): Promise<string> {
  await call('POST /api/forgot-password', { body: { email } })
  const link = /http\S+\/reset-password\/\S+/.exec((await mailTo(email)).text ?? '')?.[0]
  return new URL(link ?? '').pathname
}

test.describe('forgot password', () => {
  test('asks for an email in its own words (ID-21)', async ({ newVisit }) => {
    const { page, calls } = await newVisit()
    await page.goto('/forgot-password')
    await send(page).click()
    await page.getByText('Please input your email!').waitFor()
    await field(page, 'Email').fill('not an address')
    await send(page).click()
    await page.getByText('Not a valid email!').waitFor()
    expect(calls.filter(({ name }) => name.startsWith('POST'))).toEqual([])
  })

  test('answers the same for an address with and without an account (ID-22)', async ({
    newVisit,
  }) => {
    const person = await aPerson()
    for (const email of [person.email, anEmail()]) {
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
  test('is opened by the mail, and its new password replaces the old (ID-23, ID-24, ID-28)', async ({
    newVisit,
  }) => {
    const person = await aPerson()
    const { page } = await newVisit()
    await page.goto('/forgot-password')
    await field(page, 'Email').fill(person.email)
    await send(page).click()
    const link = /http\S+\/reset-password\/\S+/.exec((await mailTo(person.email)).text ?? '')?.[0]
    const [, room, token, email] = new URL(link ?? '').pathname.split('/')
    expect([room, decodeURIComponent(email ?? '')]).toEqual(['reset-password', person.email])

    await page.goto(`/reset-password/${token}/${email}`)
    await field(page, 'New password').fill('Moonlight8')
    await field(page, 'Confirm password').fill('Moonlight8')
    await reset(page).click()
    await page.getByRole('status').filter({ hasText: 'Password reset successful.' }).waitFor()
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    expect(await signs(person.email, person.password)).toBe(401)
    expect(await signs(person.email, 'Moonlight8')).toBe(200)
  })

  for (const [password, message] of [
    ['', 'Password is required.'],
    ['Short1x', 'Password must be at least 8 characters long.'],
    ['ALLUPPER1', 'Password must include at least one lowercase letter.'],
    ['alllower1', 'Password must include at least one uppercase letter.'],
    ['NoNumbers', 'Password must include at least one number.'],
  ] as const)
    test(`refuses "${password}" (ID-25, ID-26)`, async ({ newVisit }) => {
      const { page, calls } = await newVisit()
      await page.goto('/reset-password/token/asha@example.test')
      await field(page, 'New password').fill(password)
      await reset(page).click()
      await page.getByText(message).waitFor()
      expect(calls.filter(({ name }) => name.startsWith('POST'))).toEqual([])
    })

  test('leaves the confirmation to the server, and a different one changes nothing (ID-27)', async ({
    newVisit,
  }) => {
    const person = await aPerson()
    const { page, calls } = await newVisit()
    await page.goto(await resetPath(person.email))
    await field(page, 'New password').fill('Moonlight8')
    await field(page, 'Confirm password').fill('Moonlight9')
    await reset(page).click()
    await page
      .getByRole('alert')
      .filter({ hasText: 'The two passwords that you entered do not match!' })
      .waitFor()
    expect(calls.filter(({ name }) => name === 'POST /api/reset-password')).toHaveLength(1)
    expect(await signs(person.email, person.password)).toBe(200)
  })

  test('says that a link is used up, and changes nothing (ID-29)', async ({ newVisit }) => {
    const person = await aPerson()
    const path = await resetPath(person.email)
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
    expect(await signs(person.email, 'Moonlight8')).toBe(200)
    expect(await signs(person.email, 'Sunlight99')).toBe(401)
  })
})
