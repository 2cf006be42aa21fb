import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Mail, Mailer } from '../gateways/mail/mailer.ts'

declare module '../platform/jobs/jobs.ts' {
  interface JobPayloads {
    mail: Mail
  }
}

/** Mails leave by a queue, so that they leave if and only if what causes them was committed. */
export function handleMails(jobs: Jobs, mailer: Mailer): void {
  jobs.handle('mail', (mail) => mailer.send(mail))
}
