import type { Context } from '../context/context.ts'
import type { Mail } from '../gateways/mail/mailer.ts'
import type { Trx } from '../platform/database/database.ts'

declare module '../platform/jobs/jobs.ts' {
  interface JobPayloads {
    mail: Mail
  }
}

/** Enqueues an email in the transaction that causes it, so that it is sent if and only if that commits. */
export const enqueueEmail = (
  trx: Trx,
  { jobs }: Pick<Context, 'jobs'>,
  email: Mail,
): Promise<void> => jobs.enqueue(trx, 'mail', email)

export function handleEmails({ jobs, mailer }: Pick<Context, 'jobs' | 'mailer'>): void {
  jobs.handle('mail', (email) => mailer.send(email))
}
