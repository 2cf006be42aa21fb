import { write } from '../../../platform/database/write.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { readEmailContext } from '../../../mail/email.ts'
import { enqueueEmail } from '../../../mail/email-queue.ts'
import { enqueueNewEmail } from '../../payments/index.ts'
import { lockUser, updateEmail } from '../accounts/user.repository.ts'
import type { IdentityContext } from '../common/identity-context.ts'
import { deleteAllLinksOfUser, consumeMailedLink } from '../mailed-links/mailed-link.repository.ts'
import { hashToken } from '../../../platform/secrets/secret-token.ts'
import { deleteSessionsOfUser } from '../sessions/session.repository.ts'
import { accountEmail } from '../accounts/account.email.ts'

const uniqueViolation = '23505'

/**
 * Sets the email that the link was mailed to, ends every session except that which asked and that of the caller's
 * token, deletes the account's links, and notifies the old email and the payment provider.
 *
 * @throws {Refusal} `email-link-invalid`, also if another account has taken the email since.
 */
export async function confirmEmail(
  context: IdentityContext,
  {
    token,
    callerToken,
    languageId,
  }: { token: string; callerToken: string | undefined; languageId: number },
): Promise<{ userId: string; email: string }> {
  const { clock, db } = context
  const now = clock.now()
  const link = { purposes: ['change-email'], tokenHash: hashToken(token), now } as const
  const emailContext = await readEmailContext(context, languageId)
  // A sign-up can take the email between the check and the update; then the unique index rejects it.
  return write(db, async (trx) => {
    const usedLink = await consumeMailedLink(trx, link)
    const user = usedLink && (await lockUser(trx, usedLink.user_id))
    const email = usedLink?.new_email
    if (!user || !email || !(await updateEmail(trx, { id: user.id, email, at: now })))
      throw new Refusal('email-link-invalid')
    await deleteAllLinksOfUser(trx, user.id)
    await deleteSessionsOfUser(trx, user.id, {
      id: usedLink.session_id,
      tokenHash: callerToken === undefined ? null : hashToken(callerToken),
    })
    await enqueueNewEmail(trx, context, user.id)
    const message = accountEmail(emailContext, {
      event: 'email-changed',
      to: user.email,
      userId: user.id,
    })
    await enqueueEmail(trx, context, message)
    return { userId: user.id, email }
  }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === uniqueViolation)
      throw new Refusal('email-link-invalid')
    throw error
  })
}
