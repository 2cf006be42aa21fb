import type { Selectable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Db, Trx } from '../../platform/database/database.ts'
import type { OperatorActTable } from './operations.table.ts'

export type ActDetails = Record<string, string | number | null>

/** Records an operator's act in the transaction that performs it. */
export async function recordAct(
  trx: Trx,
  {
    operator,
    account,
    act,
    details,
    at,
  }: {
    operator: string
    account: string
    act: string
    details: ActDetails
    at: Temporal.Instant
  },
): Promise<void> {
  await trx
    .insertInto('operator_acts')
    .values({
      id: uuidv7(),
      operator,
      os_account: account,
      act,
      details: JSON.stringify(details),
      done_at: at,
    })
    .execute()
}

/** Lists acts, the newest first. */
export const listActs = (db: Db, limit: number): Promise<Selectable<OperatorActTable>[]> =>
  db
    .selectFrom('operator_acts')
    .selectAll()
    .orderBy('done_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
