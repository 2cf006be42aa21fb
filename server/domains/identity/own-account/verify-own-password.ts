import { Refusal } from '../../../platform/refusal.ts'
import { verifyPassword } from '../../../platform/secrets/passwords.ts'
import { findUser, type UserRow } from '../accounts/user.repository.ts'
import type { IdentityContext } from '../common/identity-context.ts'
import { limitWrongSignIns, type LimitedCaller } from '../common/identity-limits.ts'
import { noteWrongPassword } from '../sessions/note-wrong-password.ts'
import type { Caller } from '../sessions/sign-in.ts'

/**
 * Checks the account's password before a sensitive change. Wrong passwords are limited by session, so that a stolen
 * token is no way to guess it, and nobody without one can lock the person out.
 *
 * @throws {Refusal} `password-wrong` with `field` in its errors; `unauthenticated` without an account.
 */
export async function verifyOwnPassword(
  context: IdentityContext,
  {
    userId,
    password,
    field,
    sessionId,
    address,
    device,
  }: LimitedCaller & Pick<Caller, 'device'> & { userId: string; password: string; field: string },
): Promise<UserRow> {
  const user = await findUser(context.db, userId)
  if (user === undefined) throw new Refusal('unauthenticated')
  const verified = await limitWrongSignIns(
    context,
    { email: user.email, sessionId, address },
    async () => ((await verifyPassword(user.password_hash, password)) ? user : undefined),
  )
  if (verified === undefined) {
    await noteWrongPassword(context, { userId, device, address })
    throw new Refusal('password-wrong', { errors: { [field]: ['refusal.password-wrong'] } })
  }
  return verified
}
