import { type Selectable, sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Db, Trx } from '../database/database.ts'
import type { SentEmailTable } from './sent-email.table.ts'

export type SentEmail = Selectable<SentEmailTable>

const pageSize = 25

/** Records an email in place of its tries that failed. */
export async function insertSentEmail(trx: Trx, email: Omit<SentEmail, 'id'>): Promise<void> {
  await trx
    .deleteFrom('sent_emails')
    .where('user_id', '=', email.user_id)
    .where('subject', '=', email.subject)
    .where('state', '=', 'failed')
    .execute()
  const job = email.job && JSON.stringify(email.job)
  await trx
    .insertInto('sent_emails')
    .values({ ...email, id: uuidv7(), job })
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

/** All emails to a customer that are kept, the oldest first. */
export const listAllSentEmails = (db: Db, userId: string): Promise<SentEmail[]> =>
  db
    .selectFrom('sent_emails')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('at')
    .orderBy('id')
    .execute()

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

export async function deleteSentEmailsOf(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('sent_emails').where('user_id', '=', userId).execute()
}

export async function deleteSentEmailsBefore(trx: Trx, at: Temporal.Instant): Promise<void> {
  await trx.deleteFrom('sent_emails').where('at', '<', at).execute()
}
