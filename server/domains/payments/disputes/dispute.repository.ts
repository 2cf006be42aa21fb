import type { Insertable, Selectable } from 'kysely'
import type { Trx } from '../../../platform/database/database.ts'
import type { DisputeTable } from './dispute.table.ts'

export const findDispute = (trx: Trx, id: string): Promise<Selectable<DisputeTable> | undefined> =>
  trx.selectFrom('disputes').selectAll().where('id', '=', id).executeTakeFirst()

/** Stores a dispute, or the state that it has now. */
export async function saveDispute(trx: Trx, row: Insertable<DisputeTable>): Promise<void> {
  const { state, evidence_due_at, changed_at } = row
  await trx
    .insertInto('disputes')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ state, evidence_due_at, changed_at }),
    )
    .execute()
}
