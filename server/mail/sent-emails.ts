import type { Context } from '../context/context.ts'
import type { ExportedRow, PersonalData } from '../context/personal-data.ts'
import type { Mail, Mailer } from '../gateways/mail/mailer.ts'
import { write } from '../platform/database/write.ts'
import {
  deleteSentEmailsBefore,
  deleteSentEmailsOf,
  insertSentEmail,
  listAllSentEmails,
  type SentEmail,
} from '../platform/sent-emails/sent-email.repository.ts'

/** The privacy page says so too. */
const keptDays = 90

/** Returns a mailer that records emails to customers, and schedules the deletion of old records. */
export function recordSentEmails({
  clock,
  db,
  jobs,
  log,
  mailer,
}: Pick<Context, 'clock' | 'db' | 'jobs' | 'log' | 'mailer'>): Mailer {
  jobs.schedule('forget-sent-emails', '43 3 * * *', () =>
    write(db, (trx) => deleteSentEmailsBefore(trx, clock.now().subtract({ hours: 24 * keptDays }))),
  )
  /** A record that cannot be written does not make the job send the email again. */
  const record = async ({ subject, record: about }: Mail, state: SentEmail['state']) => {
    if (about === undefined) return
    const { userId: user_id, job = null } = about
    const email = { user_id, subject, state, job, at: clock.now() }
    await write(db, (trx) => insertSentEmail(trx, email)).catch((err: unknown) =>
      log.warn({ err }, 'a sent email was not recorded'),
    )
  }
  return {
    outbox: mailer.outbox,
    close: () => mailer.close(),
    send: async (mail) => {
      try {
        await mailer.send(mail)
      } catch (error) {
        await record(mail, 'failed')
        throw error
      }
      await record(mail, 'sent')
    },
  }
}

export const sentEmailsData: PersonalData = {
  exportFor: async (db, userId) => [
    {
      topic: 'sent_emails',
      rows: (await listAllSentEmails(db, userId)).map(({ subject, state, job, at }) => ({
        at: at.toString(),
        subject,
        state,
        // From which a receipt is written again.
        content: (job?.payload as ExportedRow | undefined) ?? null,
      })),
    },
  ],
  deleteFor: deleteSentEmailsOf,
}
