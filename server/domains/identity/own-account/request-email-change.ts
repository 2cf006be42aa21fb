import type { ParsedBodyOf } from '@rashi/contract'
import { v7 as uuidv7 } from 'uuid'
import type { Context } from '../../../context/context.ts'
import type { Trx } from '../../../platform/database/database.ts'
import { write } from '../../../platform/database/write.ts'
import { readEmailContext } from '../../../mail/email.ts'
import { enqueueEmail } from '../../../mail/email-queue.ts'
import { findUser, findUserByEmail } from '../accounts/user.repository.ts'
import type { IdentityContext } from '../common/identity-context.ts'
import { limitMails, type LimitedCaller } from '../common/identity-limits.ts'
import { linkEmail } from '../mailed-links/link.email.ts'
import {
  deleteLinksOfUser,
  lockMailedLink,
  putMailedLink,
} from '../mailed-links/mailed-link.repository.ts'
import { linkAddress, linkLifeMinutes } from '../mailed-links/mailed-link.rules.ts'
import { hashToken, createSecretToken } from '../../../platform/secrets/secret-token.ts'
import { accountEmail } from '../accounts/account.email.ts'
import type { Caller } from '../sessions/sign-in.ts'
import { verifyOwnPassword } from './verify-own-password.ts'

/** The payload of the queue `change-email`. */
export interface EmailChange {
  /** The id of the link, whose token is created when the email is sent. */
  readonly id: string
  readonly userId: string
  readonly email: string
  readonly languageId: number
  /** Staff asked for it, at the person's request. */
  readonly bySupport?: true
}

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'change-email': EmailChange
  }
}

/** Requests a change of the own email, with the password. */
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
  const { sessionId } = caller
  await write(context.db, (trx) =>
    storeEmailChange(trx, context, { userId, email, languageId }, sessionId),
  )
}

/**
 * Stores the change of email and enqueues its emails; an earlier change is void. The job, not the request, looks up
 * whether the new email has an account, so that neither the response nor its time reveals it.
 *
 * @param sessionId the session that stays open when the new email is confirmed
 */
export async function storeEmailChange(
  trx: Trx,
  context: Pick<Context, 'clock' | 'jobs'>,
  change: Omit<EmailChange, 'id'>,
  sessionId: string | null,
): Promise<void> {
  const id = uuidv7()
  await deleteLinksOfUser(trx, change.userId, purpose)
  await putMailedLink(trx, {
    id,
    purpose,
    user_id: change.userId,
    session_id: sessionId,
    token_hash: null,
    new_email: change.email,
    expires_at: expiry(context),
  })
  await context.jobs.enqueue(trx, 'change-email', { id, ...change })
}

const purpose = 'change-email'
const expiry = ({ clock }: Pick<Context, 'clock'>) =>
  clock.now().add({ minutes: linkLifeMinutes[purpose] })

/**
 * Sends a link to the new email and, once, a notice to the old one; nothing if the new email has an account, or if the
 * change was voided since. A retry sends another link in place of the one before.
 */
export async function sendEmailChangeLink(
  context: Context,
  { id, userId, email, languageId, bySupport }: EmailChange,
): Promise<void> {
  const { config, db } = context
  const [user, owner] = await Promise.all([findUser(db, userId), findUserByEmail(db, email)])
  if (user === undefined || user.email === email) return
  if (owner !== undefined && owner.id !== userId) return
  const token = createSecretToken()
  const emailContext = await readEmailContext(context, languageId)
  const confirmation = linkEmail(emailContext, {
    purpose,
    to: email,
    address: linkAddress(config.publicUrl, purpose, { token, email }),
  })
  const isPending = await write(db, async (trx) => {
    const link = await lockMailedLink(trx, id)
    if (link === undefined) return false
    await putMailedLink(trx, {
      ...link,
      token_hash: hashToken(token),
      expires_at: expiry(context),
    })
    if (link.token_hash === null) {
      const event = bySupport ? 'email-change-by-support' : 'email-change-asked'
      const warning = accountEmail(emailContext, { event, to: user.email, userId })
      await enqueueEmail(trx, context, warning)
    }
    return true
  })
  if (isPending) await context.mailer.send({ ...confirmation, record: { userId } })
}
