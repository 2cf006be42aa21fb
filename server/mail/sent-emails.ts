import { type JSONColumnType, type Selectable, sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Context } from '../context/context.ts'
import type { PersonalData } from '../context/personal-data.ts'
import type { Mail, Mailer, MailRecord } from '../gateways/mail/mailer.ts'
import type { Db, Trx } from '../platform/database/database.ts'
import { write } from '../platform/database/write.ts'

interface SentEmailTable {
  id: string
  user_id: string
  subject: string
  /** `failed`: it will be tried again, or was given up. */
  state: 'sent' | 'failed'
  job: JSONColumnType<NonNullable<MailRecord['job']>> | null
  at: Temporal.Instant
}

declare module '../platform/database/schema.ts' {
  interface Database {
    sent_emails: SentEmailTable
  }
}

export type SentEmail = Selectable<SentEmailTable>

/** The privacy page says so too. */
const keptDays = 90
const pageSize = 25

/** Returns a mailer that records what it sends to customers, and schedules the deletion of old records. */
export function recordSentEmails({
  clock,
  db,
  jobs,
  log,
  mailer,
}: Pick<Context, 'clock' | 'db' | 'jobs' | 'log' | 'mailer'>): Mailer {
  jobs.schedule('forget-sent-emails', '43 3 * * *', () =>
    write(db, (trx) => deleteBefore(trx, clock.now().subtract({ hours: 24 * keptDays }))),
  )
  /** A record that cannot be written does not make the job send the email again. */
  const record = async ({ subject, record: about }: Mail, state: SentEmail['state']) => {
    if (about === undefined) return
    await write(db, (trx) =>
      insertRecord(trx, { ...about, subject, state, at: clock.now() }),
    ).catch((err: unknown) => log.warn({ err }, 'a sent email was not recorded'))
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

async function insertRecord(
  trx: Trx,
  { userId, subject, state, job, at }: MailRecord & Pick<SentEmail, 'subject' | 'state' | 'at'>,
): Promise<void> {
  await trx
    .deleteFrom('sent_emails')
    .where('user_id', '=', userId)
    .where('subject', '=', subject)
    .where('state', '=', 'failed')
    .execute()
  const kept = job === undefined ? null : JSON.stringify(job)
  await trx
    .insertInto('sent_emails')
    .values({ id: uuidv7(), user_id: userId, subject, state, job: kept, at })
    .execute()
}

/** Lists the emails to a customer, the newest first, 25 at a time. `beforeId` is the last one of the page before. */
export async function listSentEmails(
  db: Db,
  { userId, beforeId }: { userId: string; beforeId: string | undefined },
): Promise<{ emails: SentEmail[]; next: string | null }> {
  const rows = await db
    .selectFrom('sent_emails')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(beforeId !== undefined, (query) =>
      query.where(
        sql<boolean>`(at, id) < (select at, id from sent_emails where id = ${beforeId!})`,
      ),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute()
  const emails = rows.slice(0, pageSize)
  return { emails, next: rows.length > pageSize ? (emails.at(-1)?.id ?? null) : null }
}

export const findSentEmail = (
  db: Db,
  { id, userId }: { id: string; userId: string },
): Promise<SentEmail | undefined> =>
  db
    .selectFrom('sent_emails')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()

const deleteBefore = async (trx: Trx, at: Temporal.Instant): Promise<void> => {
  await trx.deleteFrom('sent_emails').where('at', '<', at).execute()
}

export const sentEmailsData: PersonalData = {
  exportFor: async (db, userId) => {
    const rows = await db
      .selectFrom('sent_emails')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('at')
      .orderBy('id')
      .execute()
    return [
      {
        topic: 'sent_emails',
        rows: rows.map(({ subject, state, job, at }) => ({
          at: at.toString(),
          subject,
          state,
          // What a receipt is written from again.
          content: job === null ? null : exportedContent(job.payload),
        })),
      },
    ]
  },
  deleteFor: async (trx, userId) => {
    await trx.deleteFrom('sent_emails').where('user_id', '=', userId).execute()
  },
}

const exportedContent = (payload: object) => structuredClone(payload) as Record<string, string>
