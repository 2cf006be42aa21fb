import type { ParsedBodyOf } from '@rashi/contract'
import { write } from '../../../platform/database/write.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { readEmailContext } from '../../../mail/email.ts'
import { enqueueEmail } from '../../../mail/email-queue.ts'
import { hashPassword } from '../accounts/passwords.ts'
import { lockUser, updatePasswordHash } from '../accounts/user.repository.ts'
import type { IdentityContext } from '../common/identity-context.ts'
import { deleteAllLinksOfUser } from '../mailed-links/mailed-link.repository.ts'
import { openSession } from '../sessions/open-session.ts'
import { deleteSessionsOfUser } from '../sessions/session.repository.ts'
import type { Caller } from '../sessions/sign-in.ts'
import { askPassword } from './ask-password.ts'
import { accountEmail } from './account.email.ts'

/**
 * Sets a new password: every session ends and every link is void; whoever asked goes on in a session of
 * their own.
 *
 * @returns the new session's token.
 */
export async function changePassword(
  context: IdentityContext,
  form: ParsedBodyOf<'POST /user/change-password'>,
  { userId, languageId, address, device }: Caller & { userId: string; languageId: number },
): Promise<string> {
  const { clock, db } = context
  const known = await askPassword(context, {
    userId,
    password: form.current_password,
    field: 'current_password',
    address,
  })
  if (form.password !== form.password_confirmation)
    throw new Refusal('passwords-differ', {
      errors: { password_confirmation: ['refusal.passwords-differ'] },
    })
  const passwordHash = await hashPassword(form.password)
  const emailContext = await readEmailContext(context, languageId)
  return write(db, async (trx) => {
    const user = await lockUser(trx, userId)
    // Another tab or a mailed link was quicker: what was proven is proven no longer.
    if (user?.password_hash !== known.password_hash) throw new Refusal('unauthenticated')
    await updatePasswordHash(trx, userId, passwordHash)
    await deleteSessionsOfUser(trx, userId)
    await deleteAllLinksOfUser(trx, userId)
    const message = accountEmail(emailContext, { event: 'password-changed', to: user.email })
    await enqueueEmail(trx, context, message)
    return openSession(trx, { userId, at: clock.now(), device })
  })
}
