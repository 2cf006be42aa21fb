import { randomBytes } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { call } from '../product.ts'

/** A birth whose Moon stands in Leo and whose ascendant in Pisces by an outside ephemeris (pub-0250). */
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
  // oxlint-disable-next-line typescript/no-explicit-any -- as the API says it
  readonly user: any
}

export const anEmail = (): string => `person-${randomBytes(6).toString('hex')}@example.test`

/** Somebody with an account, made over the API. */
export async function aPerson(overrides: Record<string, unknown> = {}): Promise<Person> {
  const email = anEmail()
  const password = 'Starlight7'
  const { status, body } = await call('POST /api/user/complete-user-registration-web', {
    body: { email, password, full_name: 'Asha Rao', gender: 2, ...birth, ...overrides },
  })
  if (status !== 200) throw new Error(`sign-up answered ${status}: ${JSON.stringify(body)}`)
  return { email, password, token: body.token, user: body.user }
}

/** The browser as it is after somebody signed in: the two keys of the session in its storage. */
export async function signedIn(context: BrowserContext, person: Person): Promise<void> {
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

/** Signs in by the form, as a person does: for tests in which the session ends. */
export async function signIn(page: Page, { email, password }: Person): Promise<void> {
  if (new URL(page.url(), 'http://nowhere').pathname !== '/') await page.goto('/')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => url.pathname !== '/')
  // The address changes before the page does, and a menu that is opened between the two closes with it.
  await page.locator('h1:focus').waitFor({ state: 'attached' })
}
