import { write } from '../../../platform/database/write.ts'
import { Refusal } from '../../../platform/refusal.ts'
import '../../../mail/email-queue.ts'
import { enqueueNewEmail } from '../../payments/index.ts'
import { translator } from '../../languages/index.ts'
import { lockUser, updateEmail } from '../accounts/user.repository.ts'
import type { IdentityContext } from '../common/identity-context.ts'
import { deleteAllLinksOfUser, takeMailedLink } from '../mailed-links/mailed-link.repository.ts'
import { hashOfToken } from '../common/secret-token.ts'
import { accountMail } from './account.email.ts'

const uniqueViolation = '23505'

/**
 * Takes the address that a link was mailed to; links to the old one are void from then on, and it is
 * told, and so is the payment provider.
 *
 * @throws {Refusal} `email-link-invalid`, also where the address got an account in the meantime.
 */
export async function confirmEmail(
  { clock, config, db, jobs }: IdentityContext,
  { token, languageId }: { token: string; languageId: number },
): Promise<string> {
  const link = { purpose: 'change-email', tokenHash: hashOfToken(token), now: clock.now() } as const
  const translate = await translator(db, languageId)
  // Between look and write a sign-up may take the address: the index decides.
  return write(db, async (trx) => {
    const taken = await takeMailedLink(trx, link)
    const user = taken && (await lockUser(trx, taken.user_id))
    const email = taken?.new_email
    if (!user || !email || !(await updateEmail(trx, user.id, email)))
      throw new Refusal('email-link-invalid')
    await deleteAllLinksOfUser(trx, user.id)
    await enqueueNewEmail(trx, { jobs }, user.id)
    const mail = accountMail('email-changed', config, { to: user.email, languageId, translate })
    await jobs.enqueue(trx, 'mail', mail)
    return email
  }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === uniqueViolation)
      throw new Refusal('email-link-invalid')
    throw error
  })
}
