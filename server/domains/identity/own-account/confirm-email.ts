import { write } from '../../../platform/database/write.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { readEmailContext } from '../../../mail/email.ts'
import { enqueueEmail } from '../../../mail/email-queue.ts'
import { enqueueNewEmail } from '../../payments/index.ts'
import { lockUser, updateEmail } from '../accounts/user.repository.ts'
import type { IdentityContext } from '../common/identity-context.ts'
import { deleteAllLinksOfUser, takeMailedLink } from '../mailed-links/mailed-link.repository.ts'
import { hashOfToken } from '../common/secret-token.ts'
import { accountEmail } from './account.email.ts'

const uniqueViolation = '23505'

/**
 * Takes the address that a link was mailed to; links to the old one are void from then on, and it is
 * told, and so is the payment provider.
 *
 * @throws {Refusal} `email-link-invalid`, also where the address got an account in the meantime.
 */
export async function confirmEmail(
  context: IdentityContext,
  { token, languageId }: { token: string; languageId: number },
): Promise<string> {
  const { clock, db } = context
  const link = { purpose: 'change-email', tokenHash: hashOfToken(token), now: clock.now() } as const
  const emailContext = await readEmailContext(context, languageId)
  // Between look and write a sign-up may take the address: the index decides.
  return write(db, async (trx) => {
    const taken = await takeMailedLink(trx, link)
    const user = taken && (await lockUser(trx, taken.user_id))
    const email = taken?.new_email
    if (!user || !email || !(await updateEmail(trx, user.id, email)))
      throw new Refusal('email-link-invalid')
    await deleteAllLinksOfUser(trx, user.id)
    await enqueueNewEmail(trx, context, user.id)
    const message = accountEmail(emailContext, { event: 'email-changed', to: user.email })
    await enqueueEmail(trx, context, message)
    return email
  }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === uniqueViolation)
      throw new Refusal('email-link-invalid')
    throw error
  })
}
