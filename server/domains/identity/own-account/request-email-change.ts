import type { ParsedBodyOf } from '@rashi/contract'
import { v7 as uuidv7 } from 'uuid'
import type { Context } from '../../../context/context.ts'
import { write } from '../../../platform/database/write.ts'
import { readEmailContext } from '../../../mail/email.ts'
import { enqueueEmail } from '../../../mail/email-queue.ts'
import { findUser, findUserByEmail } from '../accounts/user.repository.ts'
import type { IdentityContext } from '../common/identity-context.ts'
import { limitMails, type LimitedCaller } from '../common/identity-limits.ts'
import { linkEmail } from '../mailed-links/link.email.ts'
import { deleteLinksOfUser, insertMailedLink } from '../mailed-links/mailed-link.repository.ts'
import { linkAddress, linkLifeMinutes } from '../mailed-links/mailed-link.rules.ts'
import { hashToken, createSecretToken } from '../common/secret-token.ts'
import { accountEmail } from '../accounts/account.email.ts'
import type { Caller } from '../sessions/sign-in.ts'
import { verifyOwnPassword } from './verify-own-password.ts'

/** The payload of the queue `change-email`. */
export interface EmailChange {
  /** The id of the link to create; a job that runs twice creates it once. */
  readonly id: string
  readonly userId: string
  /** The session that asks; absent in jobs of an earlier release. */
  readonly sessionId?: string
  readonly email: string
  readonly languageId: number
}

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'change-email': EmailChange
  }
}

/**
 * Enqueues the change of email. The job, not the request, looks up whether the new email has an account,
 * so that neither the response nor its time reveals it.
 */
export async function requestEmailChange(
  context: IdentityContext,
  { email, password }: ParsedBodyOf<'POST /user/change-email'>,
  {
    userId,
    languageId,
    ...caller
  }: LimitedCaller &
    Pick<Caller, 'device'> & { userId: string; sessionId: string; languageId: number },
): Promise<void> {
  await verifyOwnPassword(context, { userId, password, field: 'password', ...caller })
  // The new address may be a stranger's, so its own limits hold.
  await limitMails(context, email, { address: caller.address })
  await write(context.db, (trx) =>
    context.jobs.enqueue(trx, 'change-email', {
      id: uuidv7(),
      userId,
      sessionId: caller.sessionId,
      email,
      languageId,
    }),
  )
}

/** Sends a link to the new email and a notice to the old one; does nothing if the new email has an account. */
export async function sendEmailChangeLink(
  context: Context,
  { id, userId, sessionId, email, languageId }: EmailChange,
): Promise<void> {
  const { config, clock, db } = context
  const [user, owner] = await Promise.all([findUser(db, userId), findUserByEmail(db, email)])
  if (user === undefined || user.email === email) return
  if (owner !== undefined && owner.id !== userId) return
  const token = createSecretToken()
  const emailContext = await readEmailContext(context, languageId)
  const confirmation = linkEmail(emailContext, {
    purpose: 'change-email',
    to: email,
    address: linkAddress(config.publicUrl, 'change-email', { token, email }),
  })
  const expiresAt = clock.now().add({ minutes: linkLifeMinutes['change-email'] })
  await write(db, async (trx) => {
    const isNew = await insertMailedLink(trx, {
      id,
      purpose: 'change-email',
      user_id: userId,
      session_id: sessionId ?? null,
      token_hash: hashToken(token),
      new_email: email,
      expires_at: expiresAt,
    })
    if (!isNew) return
    await deleteLinksOfUser(trx, userId, 'change-email', id)
    await enqueueEmail(trx, context, confirmation)
    const warning = accountEmail(emailContext, { event: 'email-change-asked', to: user.email })
    await enqueueEmail(trx, context, warning)
  })
}
