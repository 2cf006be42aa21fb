import { randomBytes } from 'node:crypto'
import type { BodyOf, SignedIn } from '@rashi/contract'
import type { TestApp } from './test-app.ts'

type SignUpForm = BodyOf<'POST /user/complete-user-registration-web'>

export interface Person extends SignedIn {
  readonly email: string
  readonly password: string
}

/** Returns a filled-in sign-up form, with a new email address each time. */
export function buildSignUpForm(overrides: Partial<SignUpForm> = {}): SignUpForm {
  return {
    email: `mira-${randomBytes(6).toString('hex')}@example.org`,
    password: 'Starlight7',
    full_name: 'Mira Sharma',
    gender: 2,
    dob: '1990-05-17 04:25:00',
    pob: {
      formatted_address: 'Mumbai, Maharashtra, India',
      geometry: { location: { lat: 19.07283, lng: 72.88261 } },
    },
    ...overrides,
  }
}

/** Returns a random IP address: rate limits count each address by itself. */
export const randomAddress = (): string => `10.${[...randomBytes(3)].join('.')}`

/** Signs a new person up over HTTP. */
export async function createPerson(
  product: Pick<TestApp, 'call'>,
  overrides: Partial<SignUpForm> = {},
): Promise<Person> {
  const form = buildSignUpForm(overrides)
  const { status, body, text } = await product.call(
    'POST /api/user/complete-user-registration-web',
    { body: form, address: randomAddress() },
  )
  if (status !== 200) throw new Error(`sign-up answered ${status}: ${text}`)
  return { token: body.token, user: body.user, email: form.email, password: form.password }
}
