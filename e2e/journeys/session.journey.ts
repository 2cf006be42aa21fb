import type { BrowserContext, Page } from '@playwright/test'
import { aPerson, signedIn, signIn, type Person } from '../helpers/accounts.ts'
import { call } from '../product.ts'
import { expect, test } from '../test.ts'

const expired = 'Session expired. Please login again.'
const minute = 60_000

const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key)

/** The browser as it was left some minutes ago; `session-expiry` may be missing or unreadable too. */
const leftBehind = (context: BrowserContext, person: Person, expiry: string | undefined) =>
  context.addInitScript(
    ([token, usedAt]) => {
      if (sessionStorage.getItem('seeded')) return
      sessionStorage.setItem('seeded', '1')
      localStorage.setItem('auth-token', token)
      if (usedAt !== undefined) localStorage.setItem('session-expiry', usedAt)
    },
    [person.token, expiry] as const,
  )

async function expectSentToStart(page: Page): Promise<void> {
  await page.getByRole('alert').getByText(expired).waitFor()
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByRole('button', { name: 'Sign in' }).waitFor()
}

test.describe('a protected page', () => {
  test('sends a guest to the start and says why (ID-34)', async ({ newVisit }) => {
    const { page } = await newVisit()
    await page.goto('/noticeboard')
    await expectSentToStart(page)
  })

  for (const [fault, expiry] of [
    ['without a time of use', undefined],
    ['with an unreadable time of use', 'yesterday'],
  ] as const)
    test(`does not open for a token ${fault} (ID-34)`, async ({ newVisit }) => {
      const { page, context } = await newVisit()
      await leftBehind(context, await aPerson(), expiry)
      await page.goto('/noticeboard')
      await expectSentToStart(page)
      expect(await stored(page, 'auth-token')).toBeNull()
    })

  test('opens 29 minutes after the last use, and not after 31 (ID-35)', async ({ newVisit }) => {
    const person = await aPerson()
    const early = await newVisit()
    await leftBehind(early.context, person, String(Date.now() - 29 * minute))
    await early.page.goto('/noticeboard')
    await early.page.getByRole('heading', { name: 'Noticeboard' }).waitFor()

    const late = await newVisit()
    await leftBehind(late.context, person, String(Date.now() - 31 * minute))
    await late.page.goto('/noticeboard')
    await expectSentToStart(late.page)
  })

  test('is not reached from another page either once the time is over (ID-35)', async ({
    newVisit,
  }) => {
    const { page, context } = await newVisit()
    await signedIn(context, await aPerson())
    await page.goto('/noticeboard')
    await page.getByRole('heading', { name: 'Noticeboard' }).waitFor()
    await page.evaluate(
      (ms) => localStorage.setItem('session-expiry', String(Date.now() - ms)),
      31 * minute,
    )
    await page.getByRole('link', { name: 'Check my birth details' }).click()
    await expectSentToStart(page)
  })
})

test('each use of the token moves the time of its last use (ID-36)', async ({ newVisit }) => {
  const { page, context } = await newVisit()
  const before = Date.now() - 10 * minute
  await leftBehind(context, await aPerson(), String(before))
  const start = Date.now()
  await page.goto('/noticeboard')
  await page.getByRole('heading', { name: 'Noticeboard' }).waitFor()
  const usedAt = async () => Number(await stored(page, 'session-expiry'))
  await expect.poll(usedAt).toBeGreaterThanOrEqual(start)
  expect(await usedAt()).toBeLessThanOrEqual(Date.now())
})

test('a call that finds the token dead ends the session like the guard does (ID-37)', async ({
  newVisit,
}) => {
  const { page, context } = await newVisit()
  const person = await aPerson()
  await signedIn(context, person)
  await page.goto('/noticeboard')
  await page.getByRole('heading', { name: 'Noticeboard' }).waitFor()
  await call('POST /api/logout', { token: person.token })
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expectSentToStart(page)
  expect(await stored(page, 'auth-token')).toBeNull()
  expect(await stored(page, 'session-expiry')).toBeNull()
})

test.describe('logout', () => {
  test('empties both storages, revokes the token and goes to the start (ID-39, LANG-05)', async ({
    newVisit,
  }) => {
    const { page, context } = await newVisit()
    const person = await aPerson()
    await signedIn(context, person)
    await page.goto('/noticeboard')
    await page.getByRole('heading', { name: 'Noticeboard' }).waitFor()
    await page.evaluate(() => {
      localStorage.setItem('theme', 'day')
      sessionStorage.setItem('deep-link', '/gemstones')
    })
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('link', { name: 'Logout' }).click()
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
    const { status } = await call('GET /api/user/get-user-details', { token: person.token })
    expect(status).toBe(401)
  })

  test('hands on a path of this site, and nothing that leads elsewhere (ID-41)', async ({
    newVisit,
  }) => {
    const { page } = await newVisit()
    await page.goto('/logout?redirect=consultations')
    await page.waitForURL((url) => url.pathname === '/' && url.search === '?redirect=consultations')
    await page.goto('/logout?redirect=https%3A%2F%2Felsewhere.example')
    await page.waitForURL((url) => url.pathname === '/' && url.search === '')
  })

  test('leaves nothing of the former reader to the next one in the same tab (ID-40)', async ({
    newVisit,
  }) => {
    const former = await aPerson()
    const next = await aPerson({ full_name: 'Ben Cole' })
    const { body } = await call('GET /api/noticeboard/user-noticeboard', { token: former.token })
    await call('POST /api/noticeboard/user-noticeboard-mark-read', {
      token: former.token,
      body: { ids: body.noticeboards.map(({ id }: { id: number }) => id) },
    })
    const { page } = await newVisit()
    await signIn(page, former)
    await page.goto('/noticeboard')
    await page.getByRole('main').getByRole('listitem').first().waitFor()
    expect(await page.getByText('New', { exact: true }).count()).toBe(0)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('link', { name: 'Logout' }).click()
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
    await signIn(page, next)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('link', { name: 'Profile' }).click()
    await expect.poll(() => page.getByLabel('Full name').inputValue()).toBe('Ben Cole')
    await page.goto('/noticeboard')
    await page.getByText('New', { exact: true }).first().waitFor()
  })
})

test.describe('two tabs', () => {
  test('of one browser: signing out in one leads the other out too', async ({ newVisit }) => {
    const { page, context } = await newVisit()
    await signedIn(context, await aPerson())
    await page.goto('/noticeboard')
    await page.getByRole('heading', { name: 'Noticeboard' }).waitFor()
    const other = await context.newPage()
    await other.addInitScript(() => sessionStorage.setItem('seeded', '1'))
    await other.goto('/logout')
    await other.getByRole('button', { name: 'Sign in' }).waitFor()
    await page.waitForURL((url) => url.pathname === '/')
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Sign in' }).waitFor()
    expect(await page.getByRole('link', { name: 'Dashboard' }).count()).toBe(0)
  })
})
