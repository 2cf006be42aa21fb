import { randomBytes } from 'node:crypto'
import type { StaffRole } from '@rashi/contract/studio-roles.rules'
import { createInvitation } from '../domains/staff/index.ts'
import { write } from '../platform/database/write.ts'
import { site, succeed } from './second-factors.ts'
import {
  createSoftwareAuthenticator,
  type SoftwareAuthenticator,
} from './software-authenticator.ts'
import type { Answer, TestApp } from './test-app.ts'

type Product = Pick<TestApp, 'call' | 'clock' | 'context'>

export interface TestStaff {
  readonly id: string
  readonly email: string
  readonly role: StaffRole
  /** The value of the `Cookie` header. */
  readonly cookie: string
  readonly authenticator: SoftwareAuthenticator
  readonly recoveryCodes: readonly string[]
}

/** Calls the studio as a browser at its address does: with the origin, and a cookie where there is one. */
export const callStudio = (
  { call }: Pick<TestApp, 'call'>,
  name: string,
  { cookie, body, address }: { cookie?: string; body?: object; address?: string } = {},
): Promise<Answer> =>
  call(name.replace(' /', ' /api/studio/'), {
    headers: { origin: site.origin, ...(cookie === undefined ? {} : { cookie }) },
    ...(body === undefined ? {} : { body }),
    ...(address === undefined ? {} : { address }),
  })

/** Reads the cookie that an answer sets, as a browser sends it back. */
export const readCookie = ({ headers }: Pick<Answer, 'headers'>): string =>
  String(headers['set-cookie']).split(';')[0] ?? ''

/** Invites somebody as the operator's command does, and returns the token of the link. */
export async function inviteBy(
  { context, clock }: Product,
  email: string,
  role: StaffRole,
): Promise<string> {
  const created = await write(context.db, (trx) =>
    createInvitation(trx, context.config, { email, role, invitedBy: null, at: clock.now() }),
  )
  return created?.link.split('/').at(-1) ?? ''
}

/** Creates a member of staff who has joined with a passkey and is signed in. */
export async function createStaff(
  product: Product,
  role: StaffRole,
  email = `${role}-${randomBytes(5).toString('hex')}@example.org`,
): Promise<TestStaff> {
  const token = await inviteBy(product, email, role)
  const { options } = await succeed(
    callStudio(product, 'POST /join/passkey-options', { body: { token } }),
  )
  const authenticator = createSoftwareAuthenticator()
  const passkey = authenticator.create({ ...site, challenge: options.challenge })
  const body = { token, full_name: 'Asha Rao', name: 'Laptop', passkey }
  const answer = await callStudio(product, 'POST /join/passkey', { body })
  const joined = await succeed(Promise.resolve(answer))
  return {
    id: joined.staff.id,
    email,
    role,
    cookie: readCookie(answer),
    authenticator,
    recoveryCodes: joined.recovery_codes,
  }
}

/** Signs somebody in by their passkey, and returns the cookie. */
export async function signInStaff(
  product: Product,
  { authenticator }: Pick<TestStaff, 'authenticator'>,
): Promise<string> {
  const { options } = await succeed(callStudio(product, 'POST /sign-in/passkey-options'))
  const passkey = authenticator.assert({ ...site, challenge: options.challenge })
  const answer = await callStudio(product, 'POST /sign-in/passkey', { body: { passkey } })
  await succeed(Promise.resolve(answer))
  return readCookie(answer)
}
