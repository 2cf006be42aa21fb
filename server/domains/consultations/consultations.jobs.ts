import type { PaymentsContext } from '../payments/index.ts'
import './emails/email-queue.ts'
import { sendAnswerEmail, sendLateEmail } from './emails/send-answer-email.ts'
import { sendEmail } from './emails/send-email.ts'
import { mailWaitingChanges } from './mail-changes.ts'
import { refundLateOrders } from './refund-late-orders.ts'

export function consultationJobs(context: PaymentsContext): void {
  const { jobs } = context
  jobs.handle('consultation-letter', (email) => sendEmail(context, email))
  jobs.handle('consultation-answer', (email) => sendAnswerEmail(context, email))
  jobs.handle('consultation-late', (email) => sendLateEmail(context, email))
  jobs.schedule('mail-changed-orders', '* * * * *', () => mailWaitingChanges(context))
  jobs.schedule('refund-late-orders', '7 * * * *', () => refundLateOrders(context))
}
