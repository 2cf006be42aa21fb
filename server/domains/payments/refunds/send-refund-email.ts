import { readEmailContext } from '../../../mail/email.ts'
import type { PaymentsContext } from '../payable/payable.ts'
import { refundEmail } from './refund.email.ts'
import type { RefundEmail } from './refund-email-queue.ts'

/** Sends a refund email in its reader's language, unless the account was deleted. */
export async function sendRefundEmail(
  context: Pick<PaymentsContext, 'config' | 'db' | 'emailOf' | 'mailer'>,
  email: RefundEmail,
): Promise<void> {
  const { userId, languageId, ...refund } = email
  const to = await context.emailOf(userId)
  if (to === undefined) return
  const emailContext = await readEmailContext(context, languageId)
  const record = { userId, job: { name: 'refund-email', payload: email } }
  await context.mailer.send({ ...refundEmail(emailContext, { to, ...refund }), record })
}
