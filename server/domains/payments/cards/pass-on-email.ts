import type { Context } from '../../../context/context.ts'
import type { Trx } from '../../../platform/database/database.ts'
import type { PaymentsContext } from '../payable/payable.ts'
import { findCustomer } from './card.repository.ts'

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'pass-on-email': { readonly userId: string }
  }
}

/** In the transaction that changes a person's email: the provider hears of it if and only if it does. */
export const enqueueNewEmail = (
  trx: Trx,
  { jobs }: Pick<Context, 'jobs'>,
  userId: string,
): Promise<void> => jobs.enqueue(trx, 'pass-on-email', { userId })

/** Tells the provider the email that a person has now, however old the news that there is another. */
export async function passOnEmail(context: PaymentsContext, userId: string): Promise<void> {
  const { db, emailOf, payments } = context
  const customerId = (await findCustomer(db, userId))?.provider_id
  if (!customerId) return
  let told: string | undefined
  for (;;) {
    const email = await emailOf(userId)
    // A change on its way beside this one may have been told before it: whoever is last says the last.
    if (email === undefined || email === told) return
    await payments.changeEmail(customerId, email)
    told = email
  }
}
