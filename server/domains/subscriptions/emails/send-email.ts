import { readEmailContext } from '../../../mail/email.ts'
import type { PaymentsContext } from '../../payments/index.ts'
import type { SubscriptionEmail } from './email-queue.ts'
import { type EmailedSubscription, subscriptionEmail } from './subscription.email.ts'

/** Sends an email in its reader's language, unless the account was deleted. `subscriptions` are the group's. */
export async function sendEmail(
  context: Pick<PaymentsContext, 'config' | 'db' | 'emailOf' | 'mailer'>,
  email: SubscriptionEmail,
  subscriptions: readonly EmailedSubscription[],
): Promise<void> {
  const to = await context.emailOf(email.userId)
  if (to === undefined || subscriptions.length === 0) return
  const emailContext = await readEmailContext(context, email.languageId)
  await context.mailer.send(subscriptionEmail(emailContext, { ...email, to, subscriptions }))
}
