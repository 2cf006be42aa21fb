import { write } from '../../platform/database/write.ts'
import { deleteTokensBefore } from './cards/card.repository.ts'
import { sendAlert, sendCustomersToDelete, sendDifferences } from './alerts/send-alert.ts'
import { passOnEmail } from './cards/pass-on-email.ts'
import { cancelSupersededPayments } from './checkout/cancel-superseded-payments.ts'
import type { PaymentsContext } from './payable/payable.ts'
import { reconcileRecent } from './reconcile/reconcile-recent.ts'
import { refundAllDue } from './refunds/refund.ts'
import { sendRefundEmail } from './refunds/send-refund-email.ts'
import { resumeUnsettled } from './settlement/resume-unsettled.ts'
import { processEvent } from './webhooks/process-event.ts'
import { deleteEventsBefore } from './webhooks/webhook.repository.ts'

/** Ten times as long as the provider repeats an event that was not answered with 200. */
const eventHours = 30 * 24

/** The work of this domain outside requests. Queues keep their first names: jobs of an earlier release may wait in them. */
export function paymentsJobs(context: PaymentsContext): void {
  const { jobs } = context
  jobs.handle('delete-payment-customer', ({ customerId }) =>
    context.payments.deleteCustomer(customerId),
  )
  jobs.handle('pass-on-email', ({ userId }) => passOnEmail(context, userId))
  jobs.handle('give-up-owned', ({ userId }) => cancelSupersededPayments(context, userId))
  jobs.handle('refund-email', (email) => sendRefundEmail(context, email))
  jobs.handle('process-event', ({ eventId }) => processEvent(context, eventId))
  jobs.handle('payment-alert', (alert) => sendAlert(context, alert))
  jobs.handle('payment-differences', (found) => sendDifferences(context, found))
  jobs.handle('customers-to-delete', (found) => sendCustomersToDelete(context, found))
  jobs.schedule('reconcile-payments', '23 3 * * *', () => reconcileRecent(context))
  jobs.schedule('settle-payments', '* * * * *', () => resumeOpenPayments(context))
  jobs.schedule('forget-payment-hints', '41 * * * *', () => deleteOldHints(context))
}

/** Settles what is open at the provider, whatever ended the process that began it. */
async function resumeOpenPayments(context: PaymentsContext): Promise<void> {
  await resumeUnsettled(context)
  await refundAllDue(context)
}

/** Tokens can be used for minutes. */
async function deleteOldHints({ clock, db }: PaymentsContext): Promise<void> {
  const now = clock.now()
  await write(db, async (trx) => {
    await deleteTokensBefore(trx, now.subtract({ hours: 24 }))
    await deleteEventsBefore(trx, now.subtract({ hours: eventHours }))
  })
}
