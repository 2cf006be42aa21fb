import type { Context } from '../../../context/context.ts'
import { write } from '../../../platform/database/write.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { markEmailConfirmed } from '../accounts/user.repository.ts'
import { hashToken } from '../../../platform/secrets/secret-token.ts'
import { consumeMailedLink, deleteLinksOfUser } from '../mailed-links/mailed-link.repository.ts'

/**
 * Confirms the address of a signed-in user by the link of their welcome email; the session and the password stay.
 *
 * @throws {Refusal} `email-link-invalid`, also for the link of another account, which then still works.
 */
export async function confirmWelcome(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { token, userId }: { token: string; userId: string },
): Promise<void> {
  const now = clock.now()
  const link = { purposes: ['welcome'], tokenHash: hashToken(token), now } as const
  await write(db, async (trx) => {
    if ((await consumeMailedLink(trx, link))?.user_id !== userId)
      throw new Refusal('email-link-invalid')
    await deleteLinksOfUser(trx, userId, 'welcome')
    await markEmailConfirmed(trx, userId, now)
  })
}
