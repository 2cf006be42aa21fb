import type { ParsedBodyOf } from '@rashi/contract'
import type { Context } from '../../../context/context.ts'
import { write } from '../../../platform/database/write.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { hashPassword } from '../accounts/passwords.ts'
import {
  findUserByEmail,
  markEmailConfirmed,
  updatePasswordHash,
} from '../accounts/user.repository.ts'
import { hashToken } from '../common/secret-token.ts'
import { deleteSessionsOfUser } from '../sessions/session.repository.ts'
import { deleteAllLinksOfUser, findLinkOwner, consumeMailedLink } from './mailed-link.repository.ts'

/**
 * Sets a new password by a mailed link, which confirms the address, and deletes every session and link of
 * the account, a pending change of email among them.
 */
export async function resetPassword(
  { clock, db }: Pick<Context, 'clock' | 'db'>,
  form: ParsedBodyOf<'POST /reset-password'>,
): Promise<void> {
  if (form.password !== form.password_confirmation)
    throw new Refusal('passwords-differ', {
      errors: { password_confirmation: ['refusal.passwords-differ'] },
    })
  const now = clock.now()
  const link = { purposes: ['reset-password'], tokenHash: hashToken(form.token), now } as const
  const [user, ownerId] = await Promise.all([
    findUserByEmail(db, form.email),
    findLinkOwner(db, link),
  ])
  if (user === undefined || user.id !== ownerId) throw new Refusal('reset-link-invalid')
  const passwordHash = await hashPassword(form.password)
  await write(db, async (trx) => {
    if ((await consumeMailedLink(trx, link)) === undefined) throw new Refusal('reset-link-invalid')
    await updatePasswordHash(trx, user.id, passwordHash)
    await markEmailConfirmed(trx, user.id, now)
    await deleteSessionsOfUser(trx, user.id)
    await deleteAllLinksOfUser(trx, user.id)
  })
}
