import type { Insertable, Selectable } from 'kysely'
import type { Db, Trx } from '../../../platform/database/database.ts'
import type { RenewalTable } from './renewal.table.ts'

export type RenewalRow = Selectable<RenewalTable>

export const getRenewal = (db: Db, id: string): Promise<RenewalRow> =>
  db.selectFrom('renewals').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

export async function insertRenewal(trx: Trx, row: Insertable<RenewalTable>) {
  await trx.insertInto('renewals').values(row).execute()
}

export async function updateRenewal(
  trx: Trx,
  id: string,
  change: Partial<Pick<RenewalRow, 'state' | 'failure_code' | 'settled_at'>>,
) {
  await trx.updateTable('renewals').set(change).where('id', '=', id).execute()
}

/** The number of tries of a period's renewal. */
export async function countTries(db: Db, groupId: string, periodNumber: number): Promise<number> {
  const last = await db
    .selectFrom('renewals')
    .select('try_number')
    .where('group_id', '=', groupId)
    .where('period_number', '=', periodNumber)
    .orderBy('try_number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.try_number ?? 0
}

/** The renewals of these groups. */
export const listRenewals = (db: Db, groupIds: readonly string[]): Promise<RenewalRow[]> =>
  groupIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('renewals')
        .selectAll()
        .where('group_id', 'in', groupIds)
        .orderBy('id')
        .execute()

/** Those of these renewals that are not recorded as paid. */
export const listUnpaidRenewals = (db: Db, ids: readonly string[]): Promise<RenewalRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('renewals')
        .selectAll()
        .where('id', 'in', ids)
        .where('state', '!=', 'paid')
        .execute()
