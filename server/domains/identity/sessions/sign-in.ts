import type { ParsedBodyOf, SignedIn } from '@rashi/contract'
import { write } from '../../../platform/database/write.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { getUser } from '../accounts/get-user.ts'
import { verifyPassword } from '../accounts/passwords.ts'
import { findUserByEmail, lockPasswordHash } from '../accounts/user.repository.ts'
import type { IdentityContext } from '../common/identity-context.ts'
import { limitWrongSignIns } from '../common/identity-limits.ts'
import { findKnownBrowser } from './known-browser.ts'
import { openSession } from './open-session.ts'

type Credentials = ParsedBodyOf<'POST /login'>

/** The client that requests a session. */
export interface Caller {
  readonly address: string
  readonly device: string | null
  /** The value of its `Cookie` header. */
  readonly cookies: string | undefined
}

/** Refuses a wrong password and an email without an account alike, after the same work. */
export async function signIn(
  context: IdentityContext,
  credentials: Credentials,
  { address, device, cookies }: Caller,
): Promise<SignedIn> {
  const { email } = credentials
  const knownBrowser = await findKnownBrowser(context, cookies, email)
  const opened = await limitWrongSignIns(context, { email, address, knownBrowser }, () =>
    openSessionByPassword(context, credentials, device),
  )
  if (opened === undefined) throw new Refusal('wrong-credentials')
  return { token: opened.token, user: await getUser(context, opened.userId) }
}

async function openSessionByPassword(
  { db, clock }: IdentityContext,
  { email, password }: Credentials,
  device: string | null,
) {
  const user = await findUserByEmail(db, email)
  if (!(await verifyPassword(user?.password_hash, password)) || user === undefined) return undefined
  return write(db, async (trx) => {
    // If the password has changed since it was read, every session was ended and this one must not open.
    if ((await lockPasswordHash(trx, user.id)) !== user.password_hash) return undefined
    return {
      userId: user.id,
      token: await openSession(trx, { userId: user.id, at: clock.now(), device }),
    }
  })
}
