import { randomBytes } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { call } from '../product.ts'

/** A birth with the Moon in Leo and the ascendant in Pisces by an outside ephemeris (pub-0250). */
export const birth = {
  dob: '1956-01-03 11:58:00',
  pob: {
    formatted_address: 'Delhi, India',
    geometry: { location: { lat: 28.65195, lng: 77.23149 } },
  },
}

export interface Person {
  readonly email: string
  readonly password: string
  readonly token: string
  // oxlint-disable-next-line typescript/no-explicit-any -- as the API returns it
  readonly user: any
}

export const randomEmail = (): string => `person-${randomBytes(6).toString('hex')}@example.test`

/** Creates an account over the API. */
export async function createPerson(overrides: Record<string, unknown> = {}): Promise<Person> {
  const email = randomEmail()
  const password = 'Starlight7'
  const { status, body } = await call('POST /api/user/complete-user-registration-web', {
    body: { email, password, full_name: 'Asha Rao', gender: 2, ...birth, ...overrides },
  })
  if (status !== 200) throw new Error(`sign-up answered ${status}: ${JSON.stringify(body)}`)
  return { email, password, token: body.token, user: body.user }
}

/** Stores the two keys of a session in the browser, as signing in does. */
export async function seedSession(context: BrowserContext, person: Person): Promise<void> {
  await context.addInitScript(
    ([token]) => {
      if (sessionStorage.getItem('seeded')) return
      sessionStorage.setItem('seeded', '1')
      localStorage.setItem('auth-token', token as string)
      localStorage.setItem('session-expiry', String(Date.now()))
    },
    [person.token],
  )
}

/** Signs in by the form, for tests that sign out: `seedSession` would restore the session afterwards. */
export async function signIn(page: Page, { email, password }: Person): Promise<void> {
  if (new URL(page.url(), 'http://localhost').pathname !== '/') await page.goto('/')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => url.pathname !== '/')
  // The address changes before the page: a menu that is opened in between would be closed again.
  await page.locator('h1:focus').waitFor({ state: 'attached' })
}
