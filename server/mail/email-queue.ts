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

/** How long emails are kept as files. */
const daysInOutbox = 30

export function handleEmails({
  clock,
  jobs,
  mailer,
}: Pick<Context, 'clock' | 'jobs' | 'mailer'>): void {
  jobs.handle('mail', (email) => mailer.send(email))
  jobs.schedule('empty-outbox', '23 3 * * *', async () =>
    mailer.outbox?.removeSentBefore(clock.now().subtract({ hours: 24 * daysInOutbox })),
  )
}
