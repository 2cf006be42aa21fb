import type { Page } from '@playwright/test'
import { anEmail, aPerson, signedIn } from '../helpers/accounts.ts'
import { call, mailTo } from '../product.ts'
import { expect, test } from '../test.ts'

const button = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true })
const pathOf = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await button(page).click()
}

const storage = (page: Page) => page.evaluate(() => ({ ...localStorage }))

test.describe('the sign-in page', () => {
  test('shows its fields and leads to help and to sign-up (ID-01)', async ({ newVisit }) => {
    const { page } = await newVisit()
    await page.goto('/')
    await page.getByLabel('Email', { exact: true }).waitFor()
    await page.getByLabel('Password', { exact: true }).waitFor()
    await button(page).waitFor()
    const target = (name: string) => page.getByRole('link', { name }).getAttribute('href')
    expect(await target('Forgot password?')).toBe('/forgot-password')
    expect(await target('Create an account')).toBe('/signup')
    await page.goto('/?redirect=consultations')
    expect(await target('Create an account')).toBe('/signup?redirect=consultations')
  })

  test('sends who is signed in to the dashboard, whatever the redirect (ID-02)', async ({
    newVisit,
  }) => {
    const person = await aPerson()
    for (const address of ['/', '/?redirect=consultations']) {
      const { page, context } = await newVisit()
      await signedIn(context, person)
      await page.goto(address)
      await page.waitForURL('**/dashboard')
    }
  })

  test('says what is wrong with a field and sends nothing (ID-03)', async ({ newVisit }) => {
    const { page, calls } = await newVisit()
    await page.goto('/')
    await button(page).click()
    await page.getByText('Please input your email.').waitFor()
    await page.getByText('Please input your password.').waitFor()
    await expect.poll(() => focusedLabel(page)).toBe('Email')
    await signIn(page, { email: 'no address', password: 'x' })
    await page.getByText('The input is not a valid email!').waitFor()
    expect(await page.getByText('Please input your password.').count()).toBe(0)
    expect(calls.filter(({ name }) => name.startsWith('POST'))).toEqual([])
  })

  test('leads on to the redirect, else to the dashboard (ID-04)', async ({ newVisit }) => {
    const person = await aPerson()
    for (const [address, onward] of [
      ['/?redirect=moonsign-select', '/moonsign-select'],
      ['/', '/dashboard'],
    ] as const) {
      const { page } = await newVisit()
      await page.goto(address)
      await signIn(page, person)
      await page.waitForURL(`**${onward}`)
    }
  })

  test('never leads to another site (ID-05)', async ({ newVisit }) => {
    const person = await aPerson()
    for (const redirect of ['//evil.test', 'https://evil.test', '/%5Cevil.test', './/evil.test']) {
      const { page } = await newVisit()
      await page.goto(`/?redirect=${encodeURIComponent(redirect)}`)
      await signIn(page, person)
      await page.waitForURL('**/dashboard')
    }
  })

  test('stores exactly the two keys of the session (ID-06)', async ({ newVisit }) => {
    const person = await aPerson()
    const { page } = await newVisit()
    await page.goto('/')
    const before = Object.keys(await storage(page))
    await signIn(page, person)
    await page.waitForURL('**/dashboard')
    const after = await storage(page)
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

  test('says the same of a wrong password and of an unknown email, keeps what was typed and stores nothing (ID-07)', async ({
    newVisit,
  }) => {
    const person = await aPerson()
    for (const email of [person.email, anEmail()]) {
      const { page } = await newVisit()
      await page.goto('/')
      await signIn(page, { email, password: 'Wrong-pass1' })
      await page
        .getByRole('alert')
        .filter({ hasText: 'The email or the password is not right.' })
        .waitFor()
      expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(email)
      expect(Object.keys(await storage(page))).not.toContain('auth-token')
      expect(pathOf(page)).toBe('/')
    }
  })

  test('sends one call for a double click, and takes Enter for the button', async ({
    newVisit,
  }) => {
    const person = await aPerson()
    const { page, calls } = await newVisit()
    await page.goto('/')
    await page.getByLabel('Email', { exact: true }).fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await button(page).dblclick()
    await page.waitForURL('**/dashboard')
    expect(calls.filter(({ name }) => name === 'POST /api/login')).toHaveLength(1)

    const byKey = await newVisit()
    await byKey.page.goto('/')
    await button(byKey.page).and(byKey.page.locator(':enabled')).waitFor()
    await byKey.page.getByLabel('Email', { exact: true }).fill(person.email)
    await byKey.page.getByLabel('Password', { exact: true }).fill(person.password)
    await byKey.page.keyboard.press('Enter')
    await byKey.page.waitForURL('**/dashboard')
  })

  test('shows and hides the password', async ({ newVisit }) => {
    const { page } = await newVisit()
    await page.goto('/')
    const password = page.getByLabel('Password', { exact: true })
    await password.fill('Starlight7')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect.poll(() => password.getAttribute('type')).toBe('text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    await expect.poll(() => password.getAttribute('type')).toBe('password')
  })

  test('keeps the email that was typed for the way back', async ({ newVisit }) => {
    const { page } = await newVisit()
    await page.goto('/')
    await button(page).and(page.locator(':enabled')).waitFor()
    await page.getByLabel('Email', { exact: true }).fill('asha@example.test')
    await page.getByLabel('Password', { exact: true }).fill('Starlight7')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await page.getByRole('button', { name: 'Send instructions' }).waitFor()
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('asha@example.test')
    await page.goBack()
    await button(page).waitFor()
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('asha@example.test')
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('')
  })

  test('puts no password into the address when its code never comes', async ({ newVisit }) => {
    const { page } = await newVisit({ javaScriptEnabled: false })
    await page.goto('/')
    expect(await page.locator('main form').getAttribute('method')).toBe('post')
    expect(await button(page).isDisabled()).toBe(true)
  })
})

test.describe('a mailed sign-in link', () => {
  test('signs in whoever opens it, once (ID-45)', async ({ newVisit }) => {
    const person = await aPerson()
    const { page } = await newVisit()
    await page.goto('/')
    await page.getByLabel('Email', { exact: true }).fill(person.email)
    await page.getByRole('button', { name: 'Mail me a sign-in link' }).click()
    await page
      .getByRole('status')
      .filter({ hasText: 'Check your email for your sign-in link.' })
      .waitFor()
    const link = /http\S+\/login-link\/\S+/.exec((await mailTo(person.email)).text ?? '')?.[0]
    const path = new URL(link ?? '').pathname

    // What only fetches the address, as scanners of mail do, does not use it up.
    await page.request.get(path)
    await page.goto(path)
    await page.waitForURL('**/dashboard')
    const { status, body } = await call('GET /api/user/get-user-details', {
      token: (await storage(page))['auth-token'] ?? '',
    })
    expect([status, body.data.user.email]).toEqual([200, person.email])

    const second = await newVisit()
    await second.page.goto(path)
    await second.page.getByRole('heading', { name: 'You are not signed in' }).waitFor()
    expect(Object.keys(await storage(second.page))).not.toContain('auth-token')
    await second.page.getByRole('link', { name: 'To the sign-in page' }).click()
    await button(second.page).waitFor()
  })
})

const focusedLabel = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLInputElement).labels?.[0]?.textContent)
