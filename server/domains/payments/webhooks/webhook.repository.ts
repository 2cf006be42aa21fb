import { sql, type Insertable, type Selectable } from 'kysely'
import type { Db, Trx } from '../../../platform/database/database.ts'
import type { WebhookInboxTable } from './webhook.table.ts'

export type InboxRow = Selectable<WebhookInboxTable>

/** Stores an event as it was first received; a repeated one counts a delivery more. */
export async function storeEvent(trx: Trx, row: Insertable<WebhookInboxTable>) {
  await trx
    .insertInto('webhook_inbox')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('event_id').doUpdateSet({ tries: sql`webhook_inbox.tries + 1` }),
    )
    .execute()
}

export const findEvent = (db: Db, eventId: string): Promise<InboxRow | undefined> =>
  db.selectFrom('webhook_inbox').selectAll().where('event_id', '=', eventId).executeTakeFirst()

export async function markDone(db: Db, eventId: string, at: Temporal.Instant) {
  await db
    .updateTable('webhook_inbox')
    .set({ done_at: at })
    .where('event_id', '=', eventId)
    .execute()
}

/** Deletes events whether they were processed or not: the provider sends none again after three days. */
export async function deleteEventsBefore(trx: Trx, before: Temporal.Instant) {
  await trx.deleteFrom('webhook_inbox').where('received_at', '<', before).execute()
}
