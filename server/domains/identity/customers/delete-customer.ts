import type { Trx } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { findUser } from '../accounts/user.repository.ts'
import { removeAccount } from '../own-account/delete-account.ts'
import { languageOfCustomer } from './language-of-customer.ts'

/**
 * Deletes an account as its holder would. The email is typed by staff, so that no other account is deleted by a slip.
 *
 * @param onDeletion runs in the transaction that deletes
 * @throws {Refusal} `not-found`, `email-other`, `payment-unavailable`
 */
export async function deleteCustomer(
  context: Parameters<typeof removeAccount>[0],
  { id, email }: { id: string; email: string },
  onDeletion: (trx: Trx) => Promise<void>,
): Promise<void> {
  const user = await findUser(context.db, id)
  if (user === undefined) throw new Refusal('not-found')
  if (user.email.toLowerCase() !== email.toLowerCase())
    throw new Refusal('email-other', { errors: { email: ['refusal.email-other'] } })
  const languageId = await languageOfCustomer(context.db, id)
  await removeAccount(context, { userId: id, email: user.email, languageId }, onDeletion)
}
