import type { PaymentsContext } from '../payments/index.ts'
import { sendEmail } from './emails/send-email.ts'
import { findGroup } from './groups/subscription.repository.ts'
import { presentGroups } from './presentation/present-subscription.ts'
import { sendPriceLetter } from './prices/price-letter.ts'
import { remindOfRenewals } from './renewals/remind.ts'
import { renewDue } from './renewals/renew-due.ts'
import { warnOfExpiringCards } from './renewals/warn-of-expiring-cards.ts'

/** The work of this domain outside requests. */
export function subscriptionsJobs(context: PaymentsContext): void {
  const { jobs } = context
  jobs.handle('billing-letter', async (email) => {
    const group = await findGroup(context.db, email.groupId)
    if (group) await sendEmail(context, email, await presentGroups(context, [group]))
  })
  jobs.handle('price-letter', (letter) => sendPriceLetter(context, letter))
  jobs.schedule('renew-subscriptions', '* * * * *', () => renewDue(context))
  jobs.schedule('remind-of-renewals', '17 * * * *', () => remindOfRenewals(context))
  jobs.schedule('warn-of-expiring-cards', '23 6 * * *', () => warnOfExpiringCards(context))
}
