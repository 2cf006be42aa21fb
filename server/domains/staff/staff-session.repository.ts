import type { Insertable } from 'kysely'
import type { Db, Trx } from '../../platform/database/database.ts'
import type { StaffSessionTable } from './staff.table.ts'

/** Finds a session with its member of staff, whose present role counts. */
export const findSession = (db: Db, tokenHash: string) =>
  db
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
    .selectAll('staff_sessions')
    .select(['staff.email', 'staff.name', 'staff.role'])
    .where('token_hash', '=', tokenHash)
    .where('staff.removed_at', 'is', null)
    .executeTakeFirst()

export const insertSession = (trx: Trx, session: Insertable<StaffSessionTable>) =>
  trx.insertInto('staff_sessions').values(session).execute()

export const updateLastUse = (trx: Trx, id: string, usedAt: Temporal.Instant) =>
  trx.updateTable('staff_sessions').set({ last_used_at: usedAt }).where('id', '=', id).execute()

export const updateProof = (trx: Trx, id: string, provenAt: Temporal.Instant) =>
  trx.updateTable('staff_sessions').set({ proven_at: provenAt }).where('id', '=', id).execute()

/** Lists the sessions of a member of staff, the last used first. */
export const listSessions = (db: Db, staffId: string) =>
  db
    .selectFrom('staff_sessions')
    .select(['id', 'device', 'address', 'issued_at', 'last_used_at'])
    .where('staff_id', '=', staffId)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute()

export const deleteSession = (trx: Trx, id: string) =>
  trx.deleteFrom('staff_sessions').where('id', '=', id).execute()

/** Ends one session of a member of staff, or all but one; returns the number. */
export async function deleteSessionsOf(
  trx: Trx,
  staffId: string,
  { onlyId, exceptId }: { onlyId?: string | undefined; exceptId?: string | undefined } = {},
): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('staff_sessions')
    .where('staff_id', '=', staffId)
    .$if(onlyId !== undefined, (query) => query.where('id', '=', onlyId!))
    .$if(exceptId !== undefined, (query) => query.where('id', '!=', exceptId!))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export const deleteSessionsUnusedSince = (trx: Trx, since: Temporal.Instant) =>
  trx.deleteFrom('staff_sessions').where('last_used_at', '<', since).execute()
