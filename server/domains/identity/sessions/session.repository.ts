import type { Insertable } from 'kysely'
import type { Db, Trx } from '../../../platform/database/database.ts'
import type { SessionTable } from './session.table.ts'

export const findSession = (db: Db, tokenHash: string) =>
  db.selectFrom('sessions').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst()

export const insertSession = (trx: Trx, session: Insertable<SessionTable>) =>
  trx.insertInto('sessions').values(session).execute()

export const updateLastUse = (trx: Trx, id: string, usedAt: Temporal.Instant) =>
  trx.updateTable('sessions').set({ last_used_at: usedAt }).where('id', '=', id).execute()

export const deleteSession = (trx: Trx, id: string) =>
  trx.deleteFrom('sessions').where('id', '=', id).execute()

/** Ends every session of a person, and every sign-in that waits for its second step. */
export async function deleteSessionsOfUser(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('sessions').where('user_id', '=', userId).execute()
  await trx.deleteFrom('pending_sign_ins').where('user_id', '=', userId).execute()
}

/** Lists sessions, the last used first. */
export const listSessionsOfUser = (db: Db, userId: string) =>
  db
    .selectFrom('sessions')
    .select(['id', 'device', 'is_for_purchase', 'issued_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute()

/** Deletes one other session of a person, or all except `exceptId`. */
export const deleteOtherSessions = (
  trx: Trx,
  { userId, exceptId, onlyId }: { userId: string; exceptId: string; onlyId: string | undefined },
) =>
  trx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '!=', exceptId)
    .$if(onlyId !== undefined, (query) => query.where('id', '=', onlyId ?? ''))
    .execute()

export const deleteSessionsUnusedSince = (trx: Trx, since: Temporal.Instant) =>
  trx.deleteFrom('sessions').where('last_used_at', '<', since).execute()
