import type { Context } from '../../context/context.ts'
import './emails/email-queue.ts'
import { sendEmail } from './emails/send-email.ts'

export const consultationJobs = (
  context: Pick<Context, 'config' | 'db' | 'jobs' | 'mailer'>,
): void => context.jobs.handle('consultation-letter', (email) => sendEmail(context, email))
