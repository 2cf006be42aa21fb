import type { Context } from '../../../context/context.ts'
import { write } from '../../../platform/database/write.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { findUser } from '../accounts/user.repository.ts'
import { limitMails } from '../common/identity-limits.ts'

/** Enqueues the welcome email once more. Earlier links keep working until one is used. */
export async function requestWelcomeEmail(
  context: Context,
  { userId, address, languageId }: { userId: string; address: string; languageId: number },
): Promise<void> {
  const user = await findUser(context.db, userId)
  if (user === undefined) throw new Refusal('unauthenticated')
  if (user.email_confirmed_at !== null) throw new Refusal('conflict')
  // The address may be a stranger's until it is confirmed, so its own limits hold.
  await limitMails(context, user.email, { address })
  await write(context.db, (trx) =>
    context.jobs.enqueue(trx, 'welcome-mail', { userId, languageId }),
  )
}
