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

/** When the oldest event that is not processed, and the newest of all, were received. */
export async function findInboxAges(
  db: Db,
): Promise<{ oldest: Temporal.Instant | null; newest: Temporal.Instant | null }> {
  const open = await db
    .selectFrom('webhook_inbox')
    .select(({ fn }) => fn.min('received_at').as('at'))
    .where('done_at', 'is', null)
    .executeTakeFirst()
  const all = await db
    .selectFrom('webhook_inbox')
    .select(({ fn }) => fn.max('received_at').as('at'))
    .executeTakeFirst()
  return { oldest: open?.at ?? null, newest: all?.at ?? null }
}
