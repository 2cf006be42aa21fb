import type { ParsedBodyOf, SignedIn } from '@rashi/contract'
import { write } from '../../../platform/database/write.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { getUser } from '../accounts/get-user.ts'
import { lockPasswordHash } from '../accounts/user.repository.ts'
import type { IdentityContext } from '../common/identity-context.ts'
import { limitWrongPasskeys } from '../common/identity-limits.ts'
import { startAssertion, verifyAssertion } from '../second-factor/passkey-verification.ts'
import { findPasskey } from '../second-factor/passkey.repository.ts'
import { openSession } from '../sessions/open-session.ts'
import type { Caller } from '../sessions/sign-in.ts'

const subject = { purpose: 'sign-in', userId: null } as const

/** Returns the options with which a browser offers every passkey that it has for this site. */
export const startPasskeySignIn = (context: IdentityContext) => startAssertion(context, subject, [])

/**
 * Opens a session by a passkey alone. It is two factors in one: the authenticator, and the finger, face or PIN that it
 * asked for.
 */
export async function signInByPasskey(
  context: IdentityContext,
  { passkey: response }: ParsedBodyOf<'POST /login/passkey'>,
  { address, device }: Pick<Caller, 'address' | 'device'>,
): Promise<SignedIn> {
  const opened = await limitWrongPasskeys(context, address, () =>
    write(context.db, async (trx) => {
      const passkey = await findPasskey(trx, response.id)
      if (passkey) await lockPasswordHash(trx, passkey.user_id)
      if (!(await verifyAssertion(trx, context, subject, { passkey, response }))) return undefined
      if (passkey === undefined) return undefined
      const { user_id: userId } = passkey
      const at = context.clock.now()
      const session = { userId, at, device, address, kind: 'passkey' } as const
      return { userId, token: await openSession(trx, context, session) }
    }),
  )
  if (opened === undefined) throw new Refusal('passkey-refused')
  return { token: opened.token, user: await getUser(context, opened.userId) }
}
