import type { ParsedBodyOf, SignedIn } from '@rashi/contract'
import { write } from '../../../platform/database/write.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { verifyPassword } from '../../../platform/secrets/passwords.ts'
import { strengthenHash } from '../accounts/strengthen-hash.ts'
import { findUserByEmail, lockPasswordHash } from '../accounts/user.repository.ts'
import type { IdentityContext } from '../common/identity-context.ts'
import { limitWrongSignIns } from '../common/identity-limits.ts'
import { type Admission, admit, answerAdmission } from './admit.ts'
import { findKnownBrowser } from './known-browser.ts'
import { noteWrongPassword } from './note-wrong-password.ts'

type Credentials = ParsedBodyOf<'POST /login'>

/** The client that requests a session. */
export interface Caller {
  readonly address: string
  readonly device: string | null
  /** The value of its `Cookie` header. */
  readonly cookies: string | undefined
}

/**
 * Refuses a wrong password and an email without an account alike, after the same work.
 *
 * @throws {Refusal} `second-step-required` after the right password of an account with a second factor
 */
export async function signIn(
  context: IdentityContext,
  credentials: Credentials,
  { address, device, cookies }: Caller,
): Promise<SignedIn> {
  const { email } = credentials
  const knownBrowser = await findKnownBrowser(context, cookies, email)
  const admission = await limitWrongSignIns(context, { email, address, knownBrowser }, () =>
    admitByPassword(context, credentials, { address, device }),
  )
  if (admission === undefined) throw new Refusal('wrong-credentials')
  return answerAdmission(context, admission)
}

async function admitByPassword(
  context: IdentityContext,
  { email, password }: Credentials,
  caller: Pick<Caller, 'address' | 'device'>,
): Promise<Admission | undefined> {
  const { db, clock } = context
  const user = await findUserByEmail(db, email)
  if (!(await verifyPassword(user?.password_hash, password)) || user === undefined) {
    await noteWrongPassword(context, { userId: user?.id, ...caller })
    return undefined
  }
  const admission = await write(db, async (trx) => {
    // If the password has changed since it was read, every session was ended and this one must not open.
    if ((await lockPasswordHash(trx, user.id)) !== user.password_hash) return undefined
    return admit(trx, context, { userId: user.id, at: clock.now(), kind: 'password', ...caller })
  })
  // Another sign-in may have hashed the same password anew: the hash that is stored now decides.
  if (admission === undefined) return admitByPassword(context, { email, password }, caller)
  await strengthenHash(context, user, password)
  return admission
}
