import type { Trx } from '../../../platform/database/database.ts'
import { write } from '../../../platform/database/write.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { hashMailbox, keepTrialUse } from '../../access/index.ts'
import { readEmailContext } from '../../../mail/email.ts'
import { enqueueEmail } from '../../../mail/email-queue.ts'
import { deleteUser, lockUser, type UserRow } from '../accounts/user.repository.ts'
import type { IdentityContext } from '../common/identity-context.ts'
import type { LimitedCaller } from '../common/identity-limits.ts'
import { accountEmail } from '../accounts/account.email.ts'
import type { Caller } from '../sessions/sign-in.ts'
import { verifyOwnPassword } from './verify-own-password.ts'

/**
 * Deletes the own account, with the password.
 *
 * @throws {Refusal} `password-wrong`, `payment-unavailable`
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
  const verified = await verifyOwnPassword(context, {
    userId,
    password,
    field: 'password',
    ...caller,
  })
  await removeAccount(
    context,
    { userId, email: verified.email, languageId },
    async (_trx, user) => {
      if (user?.password_hash !== verified.password_hash) throw new Refusal('unauthenticated')
    },
  )
}

/**
 * Settles what is open at the provider (renewals, payments), then deletes the account and the personal
 * data of every domain in one transaction, with the jobs and kept emails about the person. Sessions and mailed links are
 * deleted by cascade.
 *
 * @param beforeDeletion runs in that transaction, with the account; undefined if it was deleted just before
 * @throws {Refusal} `not-found`; `payment-unavailable` while a payment cannot be settled. Then nothing is deleted, and a
 * later call continues.
 */
export async function removeAccount(
  context: Pick<IdentityContext, 'clock' | 'config' | 'db' | 'jobs' | 'mailer' | 'personalData'>,
  { userId, email, languageId }: { userId: string; email: string; languageId: number },
  beforeDeletion: (trx: Trx, user: UserRow | undefined) => Promise<void>,
): Promise<void> {
  const { db, jobs, mailer, personalData } = context
  for (const { prepareDeletion } of personalData) await prepareDeletion?.(userId)
  await mailer.outbox?.removeOf(email)
  const emailContext = await readEmailContext(context, languageId)
  const mailboxHash = await hashMailbox(db, email)
  await write(db, async (trx) => {
    const user = await lockUser(trx, userId)
    await beforeDeletion(trx, user)
    if (user === undefined) throw new Refusal('not-found')
    await keepTrialUse(trx, { userId, mailboxHash, at: context.clock.now() })
    for (const data of personalData) await data.deleteFor(trx, userId)
    await deleteUser(trx, userId)
    await jobs.discardAbout(trx, { userId, email: user.email })
    const message = accountEmail(emailContext, { event: 'account-deleted', to: user.email })
    await enqueueEmail(trx, context, message)
  })
}
