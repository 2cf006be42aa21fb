import { sql, type Insertable, type Selectable } from 'kysely'
import type { Db, Trx } from '../../../platform/database/database.ts'
import type { WebhookInboxTable } from './webhook.table.ts'

export type InboxRow = Selectable<WebhookInboxTable>

/** The event as it was first received, with one more try counted. */
export const receiveEvent = (trx: Trx, row: Insertable<WebhookInboxTable>): Promise<InboxRow> =>
  trx
    .insertInto('webhook_inbox')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('event_id').doUpdateSet({ tries: sql`webhook_inbox.tries + 1` }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()

export async function markDone(db: Db, eventId: string, at: Temporal.Instant) {
  await db
    .updateTable('webhook_inbox')
    .set({ done_at: at })
    .where('event_id', '=', eventId)
    .execute()
}

/** The events that were received and not processed, the oldest first. */
export const listOpenEvents = (
  db: Db,
  { before, after, limit }: { before: Temporal.Instant; after: string; limit: number },
): Promise<InboxRow[]> =>
  db
    .selectFrom('webhook_inbox')
    .selectAll()
    .where('done_at', 'is', null)
    .where('received_at', '<', before)
    .where('event_id', '>', after)
    .orderBy('event_id')
    .limit(limit)
    .execute()

export async function deleteEventsDoneBefore(trx: Trx, before: Temporal.Instant) {
  await trx.deleteFrom('webhook_inbox').where('done_at', '<', before).execute()
}
