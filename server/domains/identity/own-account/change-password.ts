import type { ParsedBodyOf } from '@rashi/contract'
import { write } from '../../../platform/database/write.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { readEmailContext } from '../../../mail/email.ts'
import { enqueueEmail } from '../../../mail/email-queue.ts'
import { hashPassword } from '../../../platform/secrets/passwords.ts'
import { refuseGuessablePassword } from '../../../platform/secrets/refuse-guessable-password.ts'
import { lockUser, updatePasswordHash } from '../accounts/user.repository.ts'
import type { IdentityContext } from '../common/identity-context.ts'
import type { LimitedCaller } from '../common/identity-limits.ts'
import { deleteAllLinksOfUser } from '../mailed-links/mailed-link.repository.ts'
import { openSession } from '../sessions/open-session.ts'
import { deleteSessionsOfUser } from '../sessions/session.repository.ts'
import type { Caller } from '../sessions/sign-in.ts'
import { verifyOwnPassword } from './verify-own-password.ts'
import { accountEmail } from '../accounts/account.email.ts'

/**
 * Sets a new password, deletes every session and link of the account, and opens a new session.
 *
 * @returns the new session's token.
 */
export async function changePassword(
  context: IdentityContext,
  form: ParsedBodyOf<'POST /user/change-password'>,
  {
    userId,
    languageId,
    device,
    ...caller
  }: LimitedCaller & Pick<Caller, 'device'> & { userId: string; languageId: number },
): Promise<string> {
  const { clock, db } = context
  const verified = await verifyOwnPassword(context, {
    userId,
    password: form.current_password,
    field: 'current_password',
    device,
    ...caller,
  })
  if (form.password !== form.password_confirmation)
    throw new Refusal('passwords-differ', {
      errors: { password_confirmation: ['refusal.passwords-differ'] },
    })
  refuseGuessablePassword(context, form.password, verified.email)
  const passwordHash = await hashPassword(form.password)
  const emailContext = await readEmailContext(context, languageId)
  return write(db, async (trx) => {
    const user = await lockUser(trx, userId)
    // The password has changed since it was verified, in another tab or by a mailed link.
    if (user?.password_hash !== verified.password_hash) throw new Refusal('unauthenticated')
    await updatePasswordHash(trx, userId, passwordHash)
    await deleteSessionsOfUser(trx, userId)
    await deleteAllLinksOfUser(trx, userId)
    const message = accountEmail(emailContext, {
      event: 'password-changed',
      to: user.email,
      userId: user.id,
    })
    await enqueueEmail(trx, context, message)
    return openSession(trx, context, {
      userId,
      at: clock.now(),
      device,
      address: caller.address,
      kind: 'new-password',
    })
  })
}
