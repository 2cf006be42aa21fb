import { write } from '../../../platform/database/write.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { hashMailbox, keepTrialUse } from '../../access/index.ts'
import { readEmailContext } from '../../../mail/email.ts'
import { enqueueEmail } from '../../../mail/email-queue.ts'
import { deleteUser, lockUser } from '../accounts/user.repository.ts'
import type { IdentityContext } from '../common/identity-context.ts'
import type { LimitedCaller } from '../common/identity-limits.ts'
import { accountEmail } from '../accounts/account.email.ts'
import type { Caller } from '../sessions/sign-in.ts'
import { verifyOwnPassword } from './verify-own-password.ts'

/**
 * Settles what is open at the provider (renewals, payments), then deletes the account and the personal
 * data of every domain in one transaction, with the jobs and kept emails about the person. Sessions and mailed links are
 * deleted by cascade.
 *
 * @throws {Refusal} `password-wrong`; `payment-unavailable` while a payment cannot be settled. Then
 * nothing is deleted, and a later call continues.
 */
export async function deleteAccount(
  context: IdentityContext,
  {
    userId,
    password,
    languageId,
    ...caller
  }: LimitedCaller &
    Pick<Caller, 'device'> & { userId: string; password: string; languageId: number },
): Promise<void> {
  const { db, jobs, mailer, personalData } = context
  const verified = await verifyOwnPassword(context, {
    userId,
    password,
    field: 'password',
    ...caller,
  })
  for (const { prepareDeletion } of personalData) await prepareDeletion?.(userId)
  await mailer.outbox?.removeOf(verified.email)
  const emailContext = await readEmailContext(context, languageId)
  const mailboxHash = await hashMailbox(db, verified.email)
  await write(db, async (trx) => {
    const user = await lockUser(trx, userId)
    if (user?.password_hash !== verified.password_hash) throw new Refusal('unauthenticated')
    await keepTrialUse(trx, { userId, mailboxHash, at: context.clock.now() })
    for (const data of personalData) await data.deleteFor(trx, userId)
    await deleteUser(trx, userId)
    await jobs.discardAbout(trx, { userId, email: user.email })
    const message = accountEmail(emailContext, { event: 'account-deleted', to: user.email })
    await enqueueEmail(trx, context, message)
  })
}
