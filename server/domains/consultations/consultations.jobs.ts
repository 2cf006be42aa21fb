import type { Context } from '../../context/context.ts'
import './emails/email-queue.ts'
import { sendEmail } from './emails/send-email.ts'
import { mailWaitingChanges } from './mail-changes.ts'

export function consultationJobs(
  context: Pick<Context, 'clock' | 'config' | 'db' | 'jobs' | 'mailer'>,
): void {
  context.jobs.handle('consultation-letter', (email) => sendEmail(context, email))
  context.jobs.schedule('mail-changed-orders', '* * * * *', () => mailWaitingChanges(context))
}
