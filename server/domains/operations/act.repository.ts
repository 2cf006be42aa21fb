import { type Selectable, sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Db, Trx } from '../../platform/database/database.ts'
import type { ActValues, OperatorActTable } from './operations.table.ts'

export type ActDetails = Record<string, string | number | null>
export type ActRow = Selectable<OperatorActTable>

/** Records an act of the operator's command in the transaction that performs it. */
export async function recordCommand(
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

/** An act of a member of staff, complete. */
export interface StaffAct {
  readonly staffId: string
  readonly email: string
  readonly act: string
  readonly object: string
  readonly objectId: string | null
  readonly before: ActValues | null
  readonly after: ActValues | null
  readonly details: ActDetails
  readonly address: string
  readonly requestId: string
  readonly at: Temporal.Instant
}

const toJson = (values: ActValues | null) => (values === null ? null : JSON.stringify(values))

export async function insertStaffAct(trx: Trx, act: StaffAct): Promise<void> {
  await trx
    .insertInto('operator_acts')
    .values({
      id: uuidv7(),
      operator: act.email,
      os_account: null,
      act: act.act,
      details: JSON.stringify(act.details),
      done_at: act.at,
      staff_id: act.staffId,
      object: act.object,
      object_id: act.objectId,
      before: toJson(act.before),
      after: toJson(act.after),
      address: act.address,
      request_id: act.requestId,
    })
    .execute()
}

export interface ActFilter {
  readonly staff?: string | undefined
  readonly act?: string | undefined
  readonly object?: string | undefined
  readonly object_id?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** The id of the act before the first one. */
  readonly before?: string | undefined
}

/** Lists the acts that match, the newest first. */
export const listActs = (
  db: Db,
  limit: number,
  { staff, act, object, object_id, from, to, before }: ActFilter = {},
): Promise<ActRow[]> =>
  db
    .selectFrom('operator_acts')
    .selectAll()
    .$if(staff !== undefined, (query) => query.where('staff_id', '=', staff!))
    .$if(act !== undefined, (query) => query.where('act', '=', act!))
    .$if(object !== undefined, (query) => query.where('object', '=', object!))
    .$if(object_id !== undefined, (query) => query.where('object_id', '=', object_id!))
    .$if(from !== undefined, (query) => query.where('done_at', '>=', Temporal.Instant.from(from!)))
    .$if(to !== undefined, (query) => query.where('done_at', '<', Temporal.Instant.from(to!)))
    .$if(before !== undefined, (query) =>
      query.where(
        sql<boolean>`(done_at, id) < (select done_at, id from operator_acts where id = ${before!})`,
      ),
    )
    .orderBy('done_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** Finds the last of some acts, of the studio or of the operator's command. */
export const findLastAct = (
  db: Db,
  acts: readonly string[],
): Promise<Pick<ActRow, 'operator' | 'done_at'> | undefined> =>
  db
    .selectFrom('operator_acts')
    .select(['operator', 'done_at'])
    .where('act', 'in', acts)
    .orderBy('done_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
