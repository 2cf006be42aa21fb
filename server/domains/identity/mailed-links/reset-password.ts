import type { ParsedBodyOf } from '@rashi/contract'
import type { Context } from '../../../context/context.ts'
import { write } from '../../../platform/database/write.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { hashPassword } from '../accounts/passwords.ts'
import { findUserByEmail, updatePasswordHash } from '../accounts/user.repository.ts'
import { hashToken } from '../common/secret-token.ts'
import { deleteSessionsOfUser } from '../sessions/session.repository.ts'
import { deleteAllLinksOfUser, findLinkOwner, consumeMailedLink } from './mailed-link.repository.ts'

/** Sets a new password by a mailed link, and deletes every session and link of the account. */
export async function resetPassword(
  { clock, db }: Pick<Context, 'clock' | 'db'>,
  form: ParsedBodyOf<'POST /reset-password'>,
): Promise<void> {
  if (form.password !== form.password_confirmation)
    throw new Refusal('passwords-differ', {
      errors: { password_confirmation: ['refusal.passwords-differ'] },
    })
  const now = clock.now()
  const link = { purpose: 'reset-password', tokenHash: hashToken(form.token), now } as const
  const [user, ownerId] = await Promise.all([
    findUserByEmail(db, form.email),
    findLinkOwner(db, link),
  ])
  if (user === undefined || user.id !== ownerId) throw new Refusal('reset-link-invalid')
  const passwordHash = await hashPassword(form.password)
  await write(db, async (trx) => {
    if ((await consumeMailedLink(trx, link)) === undefined) throw new Refusal('reset-link-invalid')
    await updatePasswordHash(trx, user.id, passwordHash)
    await deleteSessionsOfUser(trx, user.id)
    await deleteAllLinksOfUser(trx, user.id)
  })
}
