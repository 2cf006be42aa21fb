import { randomUUID } from 'node:crypto'
import { write } from '../../../platform/database/write.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { BillingContext } from '../payable/payments-context.ts'
import { findCustomer, insertCustomer, setCustomerId } from './card.repository.ts'
import { passOnEmail } from './pass-on-email.ts'

/** Who a person is at the provider; made there at the first call, once. */
export async function customerOf(context: BillingContext, userId: string): Promise<string> {
  const { clock, db, emailOf, payments } = context
  const known = await findCustomer(db, userId)
  if (known?.provider_id) return known.provider_id
  const email = await emailOf(userId)
  if (email === undefined) throw new Refusal('unauthenticated')
  const row = {
    user_id: userId,
    creation_key: randomUUID(),
    provider_id: null,
    created_at: clock.now(),
  }
  await write(db, (trx) => insertCustomer(trx, row))
  const kept = await findCustomer(db, userId)
  if (kept?.provider_id) return kept.provider_id
  const key = kept?.creation_key ?? row.creation_key
  const id = await payments.createCustomer(key, { email, reference: userId })
  await write(db, (trx) => setCustomerId(trx, userId, id))
  // Changed while the customer was made: whoever passed it on had nobody to tell of.
  if ((await emailOf(userId)) !== email) await passOnEmail(context, userId)
  return id
}
