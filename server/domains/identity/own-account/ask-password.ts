import { Refusal } from '../../../platform/refusal.ts'
import { isPassword } from '../accounts/passwords.ts'
import { findUser, type UserRow } from '../accounts/user.repository.ts'
import type { IdentityContext } from '../common/identity-context.ts'
import { limitWrongSignIns } from '../common/identity-limits.ts'

/**
 * Whoever holds a session proves that the account is theirs. Wrong tries count with wrong sign-ins: a
 * stolen token is no way around their limit.
 *
 * @throws {Refusal} `password-wrong` at the field that is named, `unauthenticated` without an account.
 */
export async function askPassword(
  context: IdentityContext,
  {
    userId,
    password,
    field,
    address,
  }: { userId: string; password: string; field: string; address: string },
): Promise<UserRow> {
  const user = await findUser(context.db, userId)
  if (user === undefined) throw new Refusal('unauthenticated')
  const proven = await limitWrongSignIns(context, { email: user.email, address }, async () =>
    (await isPassword(user.password_hash, password)) ? user : undefined,
  )
  if (proven === undefined)
    throw new Refusal('password-wrong', { errors: { [field]: ['refusal.password-wrong'] } })
  return proven
}
