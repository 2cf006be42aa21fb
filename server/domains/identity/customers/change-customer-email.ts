import type { Db, Trx } from '../../../platform/database/database.ts'
import { write } from '../../../platform/database/write.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { findAccountId } from '../accounts/find-account-id.ts'
import { findUser } from '../accounts/user.repository.ts'
import type { IdentityContext } from '../common/identity-context.ts'
import { limitMails } from '../common/identity-limits.ts'
import { linkLifeMinutes } from '../mailed-links/mailed-link.rules.ts'
import { storeEmailChange } from '../own-account/request-email-change.ts'
import { languageOfCustomer } from './language-of-customer.ts'

/**
 * Requests a change of email for a customer, who confirms it by the link in the new mailbox; every session ends then.
 * Staff find accounts by email anyway, so that it is said if the new email has one.
 *
 * @param onRequested runs in the transaction that stores the change
 * @returns the minutes in which the link works
 * @throws {Refusal} `not-found`, `email-taken`, `too-many-requests`
 */
export async function changeCustomerEmail(
  context: Pick<IdentityContext, 'clock' | 'config' | 'db' | 'jobs'>,
  { id, email, address }: { id: string; email: string; address: string },
  onRequested: (trx: Trx) => Promise<void>,
): Promise<number> {
  await refuseImpossible(context.db, { id, email })
  await limitMails(context, email, { address })
  const languageId = await languageOfCustomer(context.db, id)
  await write(context.db, async (trx) => {
    const change = { userId: id, email, languageId, bySupport: true } as const
    await storeEmailChange(trx, context, change, null)
    await onRequested(trx)
  })
  return linkLifeMinutes['change-email']
}

async function refuseImpossible(db: Db, { id, email }: { id: string; email: string }) {
  if ((await findUser(db, id)) === undefined) throw new Refusal('not-found')
  if ((await findAccountId(db, email)) !== undefined)
    throw new Refusal('email-taken', { errors: { email: ['refusal.email-taken'] } })
}
