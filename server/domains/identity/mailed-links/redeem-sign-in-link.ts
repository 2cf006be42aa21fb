import type { SignedIn } from '@rashi/contract'
import { write } from '../../../platform/database/write.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { getUser } from '../accounts/get-user.ts'
import type { IdentityContext } from '../common/identity-context.ts'
import { hashToken } from '../common/secret-token.ts'
import { openSession } from '../sessions/open-session.ts'
import { deleteLinksOfUser, consumeMailedLink } from './mailed-link.repository.ts'

/** Opens a session for a mailed link, and deletes it and the user's other sign-in links. */
export async function redeemSignInLink(
  context: IdentityContext,
  token: string,
  device: string | null,
): Promise<SignedIn> {
  const now = context.clock.now()
  const opened = await write(context.db, async (trx) => {
    const link = { purpose: 'sign-in', tokenHash: hashToken(token), now } as const
    const userId = (await consumeMailedLink(trx, link))?.user_id
    if (userId === undefined) throw new Refusal('sign-in-link-invalid')
    await deleteLinksOfUser(trx, userId, 'sign-in')
    return { userId, token: await openSession(trx, { userId, at: now, device }) }
  })
  return { token: opened.token, user: await getUser(context, opened.userId) }
}
