import type { Context } from '../../../context/context.ts'
import type { Trx } from '../../../platform/database/database.ts'
import { currentAccount } from '../accounts/current-account.ts'
import type { PaymentsContext } from '../payable/payable.ts'
import { findCustomer } from './card.repository.ts'

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'pass-on-email': { readonly userId: string }
  }
}

/** Enqueues the change in the transaction that changes a user's email, so that the provider gets it only if that commits. */
export const enqueueNewEmail = (
  trx: Trx,
  { jobs }: Pick<Context, 'jobs'>,
  userId: string,
): Promise<void> => jobs.enqueue(trx, 'pass-on-email', { userId })

/** Sends the provider the email that a user has now. */
export async function passOnEmail(context: PaymentsContext, userId: string): Promise<void> {
  const { db, emailOf, payments } = context
  const { ofRows } = await currentAccount(context)
  const customerId = (await findCustomer(db, userId, ofRows))?.provider_id
  if (!customerId) return
  let sent: string | undefined
  for (;;) {
    const email = await emailOf(userId)
    // Another job may have sent an older email meanwhile: repeat until the current one was sent last.
    if (email === undefined || email === sent) return
    await payments.changeEmail(customerId, email)
    sent = email
  }
}
