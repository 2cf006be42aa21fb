import { randomUUID } from 'node:crypto'
import { write } from '../../../platform/database/write.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { currentAccount } from '../accounts/current-account.ts'
import type { PaymentsContext } from '../payable/payable.ts'
import { findCustomer, insertCustomer, setCustomerId } from './card.repository.ts'
import { passOnEmail } from './pass-on-email.ts'

/** The provider's id of a user, who is created there on the first call, once. */
export async function ensureCustomer(context: PaymentsContext, userId: string): Promise<string> {
  const { clock, db, emailOf, payments } = context
  const { ofRows: account } = await currentAccount(context)
  const known = await findCustomer(db, userId, account)
  if (known?.provider_id) return known.provider_id
  const email = await emailOf(userId)
  if (email === undefined) throw new Refusal('unauthenticated')
  const row = {
    user_id: userId,
    creation_key: randomUUID(),
    provider_id: null,
    created_at: clock.now(),
  }
  await write(db, (trx) => insertCustomer(trx, row, account))
  const stored = await findCustomer(db, userId, account)
  if (stored?.provider_id) return stored.provider_id
  const key = stored?.creation_key ?? row.creation_key
  const id = await payments.createCustomer(key, { email, reference: userId })
  await write(db, (trx) => setCustomerId(trx, { userId, account, providerId: id }))
  // An email that changed while the customer was created could not be passed on by its own job.
  if ((await emailOf(userId)) !== email) await passOnEmail(context, userId)
  return id
}
