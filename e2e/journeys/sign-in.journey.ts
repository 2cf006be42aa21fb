import type { Locator, Page } from '@playwright/test'
import { createPerson, randomEmail, seedSession } from '../helpers/accounts.ts'
import { call, waitForEmail } from '../product.ts'
import { expect, test } from '../test.ts'

const button = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true })
const readPath = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await button(page).click()
}

const readStorage = (page: Page) => page.evaluate(() => ({ ...localStorage }))

test.describe('the sign-in page', () => {
  test('shows its fields and links to the password reset and to sign-up (ID-01)', async ({
    newVisit,
  }) => {
    const { page } = await newVisit()
    await page.goto('/')
    await page.getByLabel('Email', { exact: true }).waitFor()
    await page.getByLabel('Password', { exact: true }).waitFor()
    await button(page).waitFor()
    const link = (name: string) => page.getByRole('link', { name })
    await expect(link('Forgot password?')).toHaveAttribute('href', '/forgot-password')
    await expect(link('Create an account')).toHaveAttribute('href', '/signup')
    await page.goto('/?redirect=consultations')
    await expect(link('Create an account')).toHaveAttribute(
      'href',
      '/signup?redirect=consultations',
    )
  })

  test('reports missing and invalid values at their fields and sends nothing, shows and hides the password, and keeps the email over the password reset (ID-03)', async ({
    newVisit,
  }) => {
    const { page, calls } = await newVisit()
    await page.goto('/')
    await button(page).click()
    await page.getByText('Please input your email.').waitFor()
    await page.getByText('Please input your password.').waitFor()
    await expect.poll(() => readFocusedLabel(page)).toBe('Email')
    await signIn(page, { email: 'no address', password: 'x' })
    await page.getByText('The input is not a valid email!').waitFor()
    await expect(page.getByText('Please input your password.')).toHaveCount(0)
    expect(calls.filter(({ name }) => name.startsWith('POST'))).toEqual([])

    const [email, password] = ['Email', 'Password'].map((name) =>
      page.getByLabel(name, { exact: true }),
    ) as [Locator, Locator]
    await email.fill('asha@example.test')
    await password.fill('Starlight7')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect.poll(() => password.getAttribute('type')).toBe('text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    await expect.poll(() => password.getAttribute('type')).toBe('password')

    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await page.getByRole('button', { name: 'Send instructions' }).waitFor()
    await expect(email).toHaveValue('asha@example.test')
    await page.goBack()
    await button(page).waitFor()
    await expect(email).toHaveValue('asha@example.test')
    await expect(password).toHaveValue('')
  })

  test('redirects a signed-in reader to the dashboard, whatever its redirect parameter (ID-02)', async ({
    newVisit,
  }) => {
    const person = await createPerson()
    const { page, context } = await newVisit()
    await seedSession(context, person)
    for (const address of ['/', '/?redirect=consultations']) {
      await page.goto(address)
      await page.waitForURL('**/dashboard')
    }
  })

  // The unit tests of safe-path.ts have every form of an address of another site.
  test('continues to a path of this site, but not to another site, and is submitted by Enter (ID-04, ID-05)', async ({
    newVisit,
  }) => {
    const person = await createPerson()
    for (const [address, onward] of [
      ['/?redirect=moonsign-select', '/moonsign-select'],
      ['/?redirect=%2F%2Fevil.test', '/dashboard'],
    ] as const) {
      const { page } = await newVisit()
      await page.goto(address)
      await button(page).and(page.locator(':enabled')).waitFor()
      await page.getByLabel('Email', { exact: true }).fill(person.email)
      await page.getByLabel('Password', { exact: true }).fill(person.password)
      await page.keyboard.press('Enter')
      await page.waitForURL(`**${onward}`)
    }
  })

  test('continues to the dashboard and stores exactly the two keys of the session, after one call for a double click (ID-04, ID-06)', async ({
    newVisit,
  }) => {
    const person = await createPerson()
    const { page, calls } = await newVisit()
    await page.goto('/')
    const before = Object.keys(await readStorage(page))
    await page.getByLabel('Email', { exact: true }).fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await button(page).dblclick()
    await page.waitForURL('**/dashboard')
    expect(calls.filter(({ name }) => name === 'POST /api/login')).toHaveLength(1)
    const after = await readStorage(page)
    expect(
      Object.keys(after)
        .filter((key) => !before.includes(key))
        .toSorted(),
    ).toEqual(['auth-token', 'session-expiry'])
    expect(after['auth-token']).toMatch(/^[\w-]{43}$/)
    expect(Math.abs(Number(after['session-expiry']) - Date.now())).toBeLessThan(60_000)
    const { status } = await call('GET /api/user/get-user-details', { token: after['auth-token'] })
    expect(status).toBe(200)
  })

  test('shows the same message for a wrong password and an unknown email, in a toast and in the form, keeps the email and stores nothing (ID-07, ENT-99)', async ({
    newVisit,
  }) => {
    const person = await createPerson()
    for (const email of [person.email, randomEmail()]) {
      const { page } = await newVisit()
      await page.goto('/')
      await signIn(page, { email, password: 'Wrong-pass1' })
      await page
        .getByRole('alert')
        .filter({ hasText: 'The email or the password is not right.' })
        .waitFor()
      const refusal = page.getByRole('group', { name: 'You are not signed in' })
      await expect(refusal).toBeFocused()
      await expect(refusal).toContainText('That email and password don’t belong together')
      await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
      expect(Object.keys(await readStorage(page))).not.toContain('auth-token')
      expect(readPath(page)).toBe('/')
    }
  })

  test('puts no password into the address when its scripts never load', async ({ newVisit }) => {
    const { page } = await newVisit({ javaScriptEnabled: false })
    await page.goto('/')
    for (const form of await page.locator('main form').all())
      await expect(form).toHaveAttribute('method', 'post')
    await expect(button(page)).toBeDisabled()
  })
})

test.describe('a mailed sign-in link', () => {
  test('signs in the person who opens it, once, and the first one asks for a new password (ID-45, ENT-82)', async ({
    newVisit,
  }) => {
    const person = await createPerson()
    const { page } = await newVisit()
    await page.goto('/')
    await page.getByLabel('Email', { exact: true }).fill(person.email)
    await page.getByRole('button', { name: 'Email me a sign-in link' }).click()
    await page
      .getByRole('status')
      .filter({ hasText: 'Check your email for your sign-in link.' })
      .waitFor()
    const email = await waitForEmail(person.email, 'Your sign-in link')
    const link = /http\S+\/login-link\/\S+/.exec(email.text ?? '')?.[0]
    const path = new URL(link ?? '').pathname

    // A program that only fetches the address, as mail scanners do, does not use the link up.
    await page.request.get(path)
    await page.goto(path)
    await page.getByRole('heading', { name: 'Choose a new password' }).waitFor()
    await page.getByLabel('New password', { exact: true }).fill('Moonlight8')
    await page.getByLabel('Confirm password', { exact: true }).fill('Moonlight8')
    await page.getByRole('button', { name: 'Save the password' }).click()
    await page.waitForURL('**/dashboard')
    const { status, body } = await call('GET /api/user/get-user-details', {
      token: (await readStorage(page))['auth-token'] ?? '',
    })
    expect([status, body.data.user.email]).toEqual([200, person.email])

    const second = await newVisit()
    await second.page.goto(path)
    await second.page.getByRole('heading', { name: 'You are not signed in' }).waitFor()
    expect(Object.keys(await readStorage(second.page))).not.toContain('auth-token')
    await second.page.getByRole('link', { name: 'Go to the sign-in page' }).click()
    await button(second.page).waitFor()
  })
})

const readFocusedLabel = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLInputElement).labels?.[0]?.textContent)
