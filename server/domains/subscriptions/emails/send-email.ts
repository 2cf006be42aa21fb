import { readEmailContext } from '../../../mail/email.ts'
import type { PaymentsContext } from '../../payments/index.ts'
import type { EmailName, SubscriptionEmail } from './email-queue.ts'
import { type EmailedSubscription, subscriptionEmail } from './subscription.email.ts'

/** Emails that say what happened: they are as true later, and can be sent again. */
const confirmations: readonly EmailName[] = [
  'receipt',
  'coupon',
  'renewed',
  'cancelled',
  'withdrawn',
]

/** Sends an email in its reader's language, unless the account was deleted. `subscriptions` are the group's. */
export async function sendEmail(
  context: Pick<PaymentsContext, 'config' | 'db' | 'emailOf' | 'mailer'>,
  email: SubscriptionEmail,
  subscriptions: readonly EmailedSubscription[],
): Promise<void> {
  const to = await context.emailOf(email.userId)
  if (to === undefined || subscriptions.length === 0) return
  const emailContext = await readEmailContext(context, email.languageId)
  const message = subscriptionEmail(emailContext, { ...email, to, subscriptions })
  const { userId, name } = email
  const job = { name: 'billing-letter', payload: email }
  const record = { userId, ...(confirmations.includes(name) && { job }) }
  await context.mailer.send({ ...message, record })
}
