import { write } from '../../../platform/database/write.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { readEmailContext } from '../../../mail/email.ts'
import { enqueueEmail } from '../../../mail/email-queue.ts'
import { deleteUser, lockUser } from '../accounts/user.repository.ts'
import type { IdentityContext } from '../common/identity-context.ts'
import { accountEmail } from './account.email.ts'
import { askPassword } from './ask-password.ts'

/**
 * Ends what goes on outside (renewals, payments under way), then takes out the account and everything
 * that any domain keeps about its holder, in one transaction. Sessions and mailed links go with it.
 *
 * @throws {Refusal} `password-wrong`; `payment-unavailable` while a payment cannot be settled: nothing
 * is taken out then, and asking again goes on from there.
 */
export async function deleteAccount(
  context: IdentityContext,
  {
    userId,
    password,
    languageId,
    address,
  }: { userId: string; password: string; languageId: number; address: string },
): Promise<void> {
  const { db, personalData } = context
  const known = await askPassword(context, { userId, password, field: 'password', address })
  for (const { settle } of personalData) await settle?.(userId)
  const emailContext = await readEmailContext(context, languageId)
  await write(db, async (trx) => {
    const user = await lockUser(trx, userId)
    if (user?.password_hash !== known.password_hash) throw new Refusal('unauthenticated')
    for (const keeper of personalData) await keeper.forget(trx, userId)
    await deleteUser(trx, userId)
    const message = accountEmail(emailContext, { event: 'account-deleted', to: user.email })
    await enqueueEmail(trx, context, message)
  })
}
