import type { ParsedBodyOf } from '@rashi/contract'
import { v7 as uuidv7 } from 'uuid'
import type { Context } from '../../../context/context.ts'
import { readEmailContext } from '../../../mail/email.ts'
import { enqueueEmail } from '../../../mail/email-queue.ts'
import { write } from '../../../platform/database/write.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { dropWeeklyConsent } from '../../letters/index.ts'
import { accountEmail } from '../accounts/account.email.ts'
import { hashPassword } from '../../../platform/secrets/passwords.ts'
import { refuseGuessablePassword } from '../../../platform/secrets/refuse-guessable-password.ts'
import {
  findUserByEmail,
  markEmailConfirmed,
  updatePasswordHash,
} from '../accounts/user.repository.ts'
import { hashToken } from '../../../platform/secrets/secret-token.ts'
import { nameNetwork } from '../sessions/network-name.rules.ts'
import { deleteSessionsOfUser } from '../sessions/session.repository.ts'
import { insertSignIn } from '../sessions/sign-in-record.repository.ts'
import type { Caller } from '../sessions/sign-in.ts'
import { deleteAllLinksOfUser, findLinkOwner, consumeMailedLink } from './mailed-link.repository.ts'

/**
 * Sets a new password by a mailed link, which confirms the address, deletes every session and link of the account, a
 * pending change of email among them, and notifies the account's email.
 *
 * @returns the account's id.
 */
export async function resetPassword(
  context: Context,
  form: ParsedBodyOf<'POST /reset-password'>,
  { device, address, languageId }: Pick<Caller, 'device' | 'address'> & { languageId: number },
): Promise<string> {
  const { clock, db } = context
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
  refuseGuessablePassword(context, form.password, user.email)
  const passwordHash = await hashPassword(form.password)
  const emailContext = await readEmailContext(context, languageId)
  await write(db, async (trx) => {
    if ((await consumeMailedLink(trx, link)) === undefined) throw new Refusal('reset-link-invalid')
    await updatePasswordHash(trx, user.id, passwordHash)
    if (user.email_confirmed_at === null) await dropWeeklyConsent(trx, user.id)
    await markEmailConfirmed(trx, user.id, now)
    await deleteSessionsOfUser(trx, user.id)
    await deleteAllLinksOfUser(trx, user.id)
    await insertSignIn(trx, {
      id: uuidv7(),
      user_id: user.id,
      kind: 'reset',
      session_id: null,
      device,
      network: nameNetwork(address),
      at: now,
    })
    const message = accountEmail(emailContext, {
      event: 'password-changed',
      to: user.email,
      userId: user.id,
    })
    await enqueueEmail(trx, context, message)
  })
  return user.id
}
