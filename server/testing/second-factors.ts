import { TOTP } from 'otpauth'
import { createPerson, type Person } from './people.ts'
import {
  createSoftwareAuthenticator,
  type SoftwareAuthenticator,
} from './software-authenticator.ts'
import type { Answer, TestApp } from './test-app.ts'

type Product = Pick<TestApp, 'call' | 'clock' | 'context'>

/** The site of a test product: its `PUBLIC_URL` is http://127.0.0.1:3000. */
export const site = { origin: 'http://localhost:3000', rpId: 'localhost' } as const

export async function succeed(answer: Promise<Answer>): Promise<Answer['body']> {
  const { status, body, text } = await answer
  if (status !== 200) throw new Error(`a call answered ${status}: ${text}`)
  return body
}

/** Confirms a person's email, as a mailed link does. */
export const confirmEmail = ({ context, clock }: Product, { user }: Person) =>
  context.db
    .updateTable('users')
    .set({ email_confirmed_at: clock.now() })
    .where('id', '=', user.id)
    .execute()

export async function createConfirmedPerson(product: Product): Promise<Person> {
  const person = await createPerson(product)
  await confirmEmail(product, person)
  return person
}

/** Returns the code that an authenticator app shows at the product's time, or some seconds later. */
export const readApp = ({ clock }: Pick<TestApp, 'clock'>, secret: string, seconds = 0): string =>
  new TOTP({ secret }).generate({ timestamp: clock.now().epochMilliseconds + seconds * 1000 })

/** Turns an authenticator app on. The code of the current time step counts as used. */
export async function addAuthenticatorApp(
  product: Product,
  { token, password }: Person,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const call = (name: string, body: object) => succeed(product.call(name, { token, body }))
  const { setup, secret } = await call('POST /api/user/add-authenticator-app', { password })
  const code = readApp(product, secret)
  const added = await call('POST /api/user/confirm-authenticator-app', { setup, code })
  return { secret, recoveryCodes: added.recovery_codes }
}

/** Adds a passkey of an authenticator in software. */
export async function addPasskey(
  product: Product,
  { token, password }: Person,
  name = 'My phone',
): Promise<SoftwareAuthenticator> {
  const authenticator = createSoftwareAuthenticator()
  const call = (path: string, body: object) => succeed(product.call(path, { token, body }))
  const { options } = await call('POST /api/user/add-passkey', { password })
  const passkey = authenticator.create({ ...site, challenge: options.challenge })
  await call('POST /api/user/confirm-passkey', { name, passkey })
  return authenticator
}
