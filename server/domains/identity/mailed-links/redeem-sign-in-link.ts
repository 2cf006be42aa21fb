import type { SignedIn } from '@rashi/contract'
import type { Trx } from '../../../platform/database/database.ts'
import { write } from '../../../platform/database/write.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { dropWeeklyConsent } from '../../letters/index.ts'
import {
  lockUser,
  markEmailConfirmed,
  type UserRow,
  voidPassword,
} from '../accounts/user.repository.ts'
import type { IdentityContext } from '../common/identity-context.ts'
import { hashToken } from '../../../platform/secrets/secret-token.ts'
import { admit, answerAdmission } from '../sessions/admit.ts'
import { deleteSessionsOfUser } from '../sessions/session.repository.ts'
import type { Caller } from '../sessions/sign-in.ts'
import {
  consumeMailedLink,
  deleteAllLinksOfUser,
  deleteLinksOfUser,
} from './mailed-link.repository.ts'

/**
 * Opens a session for a sign-in or welcome link, and deletes it and the user's other sign-in links.
 *
 * @throws {Refusal} `second-step-required` for an account with a second factor: a link is only the first step
 */
export async function redeemSignInLink(
  context: IdentityContext,
  token: string,
  { device, address }: Pick<Caller, 'device' | 'address'>,
): Promise<SignedIn> {
  const now = context.clock.now()
  const link = { purposes: ['sign-in', 'welcome'], tokenHash: hashToken(token), now } as const
  const admission = await write(context.db, async (trx) => {
    const usedLink = await consumeMailedLink(trx, link)
    const user = usedLink && (await lockUser(trx, usedLink.user_id))
    if (user === undefined) throw new Refusal('sign-in-link-invalid')
    if (user.email_confirmed_at === null) await handOver(trx, user, now)
    else await deleteLinksOfUser(trx, user.id, 'sign-in')
    return admit(trx, context, { userId: user.id, at: now, device, address, kind: 'link' })
  })
  return answerAdmission(context, admission)
}

/**
 * Gives an unconfirmed account to the holder of its mailbox. Somebody else may have signed up with the address: their
 * sessions, their password and their pending change of email and their consent to letters end here.
 */
async function handOver(trx: Trx, { id }: UserRow, now: Temporal.Instant): Promise<void> {
  await deleteSessionsOfUser(trx, id)
  await deleteAllLinksOfUser(trx, id)
  await voidPassword(trx, id)
  await dropWeeklyConsent(trx, id)
  await markEmailConfirmed(trx, id, now)
}
