import type { BrowserContext, Page } from '@playwright/test'
import { sample } from '../../scripts/test-scope.ts'
import { createPerson, seedSession, signIn, type Person } from '../helpers/accounts.ts'
import { call } from '../product.ts'
import { expect, test, testVariant } from '../test.ts'

const expired = 'Session expired. Please login again.'
const minute = 60_000

const readStored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key)

/** Stores a session that was last used some time ago; `session-expiry` may be missing or unreadable. */
const seedOldSession = (context: BrowserContext, person: Person, expiry: string | undefined) =>
  context.addInitScript(
    ([token, usedAt]) => {
      if (sessionStorage.getItem('seeded')) return
      sessionStorage.setItem('seeded', '1')
      localStorage.setItem('auth-token', token)
      if (usedAt !== undefined) localStorage.setItem('session-expiry', usedAt)
    },
    [person.token, expiry] as const,
  )

async function expectSentToSignIn(page: Page): Promise<void> {
  await page.getByRole('alert').getByText(expired).waitFor()
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByRole('button', { name: 'Sign in' }).waitFor()
}

test.describe('a protected page', () => {
  const faults = [
    ['without a time of last use', undefined],
    ['with an unreadable time of last use', 'yesterday'],
  ] as const
  for (const [fault, expiry] of sample(faults, faults.length))
    test(`does not open with a token ${fault} (ID-34)`, async ({ newVisit }) => {
      const { page, context } = await newVisit()
      await seedOldSession(context, await createPerson(), expiry)
      await page.goto('/noticeboard')
      await expectSentToSignIn(page)
      await expect.poll(() => readStored(page, 'auth-token')).toBeNull()
    })

  testVariant(
    'opens 29 minutes after the last use of the token, but not after 31 (ID-35)',
    async ({ newVisit }) => {
      const person = await createPerson()
      const early = await newVisit()
      await seedOldSession(early.context, person, String(Date.now() - 29 * minute))
      await early.page.goto('/noticeboard')
      await early.page.getByRole('heading', { name: 'Noticeboard' }).waitFor()

      const late = await newVisit()
      await seedOldSession(late.context, person, String(Date.now() - 31 * minute))
      await late.page.goto('/noticeboard')
      await expectSentToSignIn(late.page)
    },
  )

  test('does not open from another page either once the session has expired (ID-35)', async ({
    newVisit,
  }) => {
    const { page, context } = await newVisit()
    await seedSession(context, await createPerson())
    await page.goto('/noticeboard')
    await page.getByRole('heading', { name: 'Noticeboard' }).waitFor()
    await page.evaluate(
      (ms) => localStorage.setItem('session-expiry', String(Date.now() - ms)),
      31 * minute,
    )
    await page.getByRole('link', { name: 'Check my birth details' }).click()
    await expectSentToSignIn(page)
  })
})

test('each use of the token updates the time of its last use (ID-36)', async ({ newVisit }) => {
  const { page, context } = await newVisit()
  const before = Date.now() - 10 * minute
  await seedOldSession(context, await createPerson(), String(before))
  const start = Date.now()
  await page.goto('/noticeboard')
  await page.getByRole('heading', { name: 'Noticeboard' }).waitFor()
  const usedAt = async () => Number(await readStored(page, 'session-expiry'))
  await expect.poll(usedAt).toBeGreaterThanOrEqual(start)
  expect(await usedAt()).toBeLessThanOrEqual(Date.now())
})

test('a call that is refused because the token was revoked ends the session (ID-37)', async ({
  newVisit,
}) => {
  const { page, context } = await newVisit()
  const person = await createPerson()
  await seedSession(context, person)
  await page.goto('/noticeboard')
  await page.getByRole('heading', { name: 'Noticeboard' }).waitFor()
  await call('POST /api/logout', { token: person.token })
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expectSentToSignIn(page)
  await expect.poll(() => readStored(page, 'auth-token')).toBeNull()
  await expect.poll(() => readStored(page, 'session-expiry')).toBeNull()
})

test.describe('logout', () => {
  test('clears both storages, revokes the token and opens the sign-in page (ID-39, LANG-05)', async ({
    newVisit,
  }) => {
    const { page, context } = await newVisit()
    const person = await createPerson()
    await seedSession(context, person)
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
    await expect
      .poll(() => page.evaluate(() => [localStorage.length, sessionStorage.length]))
      .toEqual([0, 0])
    const readStatus = async () =>
      (await call('GET /api/user/get-user-details', { token: person.token })).status
    await expect.poll(readStatus).toBe(401)
  })

  test('keeps a redirect to a path of this site and drops one to another site (ID-41)', async ({
    newVisit,
  }) => {
    const { page } = await newVisit()
    await page.goto('/logout?redirect=consultations')
    await page.waitForURL((url) => url.pathname === '/' && url.search === '?redirect=consultations')
    await page.goto('/logout?redirect=https%3A%2F%2Felsewhere.example')
    await page.waitForURL((url) => url.pathname === '/' && url.search === '')
  })

  test('leaves no data of the former reader for the next one in the same tab (ID-40)', async ({
    newVisit,
  }) => {
    const former = await createPerson()
    const next = await createPerson({ full_name: 'Ben Cole' })
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

test.describe('two tabs of one browser', () => {
  test('are both signed out when one of them signs out', async ({ newVisit }) => {
    const { page, context } = await newVisit()
    await seedSession(context, await createPerson())
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
