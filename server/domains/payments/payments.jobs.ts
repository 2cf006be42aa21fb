import { write } from '../../platform/database/write.ts'
import { giveBackAllDue } from './refunds/refund.ts'
import { lookAgain } from './settlement/resume-unsettled.ts'
import type { BillingContext } from './payable/payments-context.ts'
import { deleteTokensBefore } from './cards/card.repository.ts'
import { passOnEmail } from './cards/pass-on-email.ts'
import { warnOfExpiringCards } from '../subscriptions/renewals/warn-of-expiring-cards.ts'
import { sendLetter } from '../subscriptions/emails/send-email.ts'
import { giveUpOwned } from './checkout/cancel-superseded-payments.ts'
import { remindOfRenewals } from '../subscriptions/renewals/remind.ts'
import { renewDue } from '../subscriptions/renewals/renew-due.ts'
import { deleteEventsDoneBefore } from './webhooks/webhook.repository.ts'
import { followOpenEvents } from './webhooks/receive-event.ts'

/** What this domain does outside requests. */
export function billingJobs(context: BillingContext): void {
  const { jobs } = context
  jobs.handle('billing-letter', (letter) => sendLetter(context, letter))
  jobs.handle('delete-payment-customer', ({ customerId }) =>
    context.payments.deleteCustomer(customerId),
  )
  jobs.handle('pass-on-email', ({ userId }) => passOnEmail(context, userId))
  jobs.handle('give-up-owned', ({ userId }) => giveUpOwned(context, userId))
  jobs.schedule('settle-payments', '* * * * *', () => settlePayments(context))
  jobs.schedule('renew-subscriptions', '* * * * *', () => renewDue(context))
  jobs.schedule('remind-of-renewals', '17 * * * *', () => remindOfRenewals(context))
  jobs.schedule('warn-of-expiring-cards', '23 6 * * *', () => warnOfExpiringCards(context))
  jobs.schedule('forget-payment-hints', '41 * * * *', () => forgetHints(context))
}

/** Brings what is under way at the provider to its end, whatever ended whoever began it. */
export async function settlePayments(context: BillingContext): Promise<void> {
  await followOpenEvents(context)
  await lookAgain(context)
  await giveBackAllDue(context)
}

/** Tokens are of use for minutes, events are told again for three days. */
async function forgetHints({ clock, db }: BillingContext): Promise<void> {
  const now = clock.now()
  await write(db, async (trx) => {
    await deleteTokensBefore(trx, now.subtract({ hours: 24 }))
    await deleteEventsDoneBefore(trx, now.subtract({ hours: 30 * 24 }))
  })
}
