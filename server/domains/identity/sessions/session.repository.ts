import { type Insertable, sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/database.ts'
import type { SessionTable } from './session.table.ts'

export const findSession = (db: Db, tokenHash: string) =>
  db.selectFrom('sessions').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst()

export const insertSession = (trx: Trx, session: Insertable<SessionTable>) =>
  trx.insertInto('sessions').values(session).execute()

/** Stores the last uses of sessions, unless another process has stored later ones. */
export const updateLastUses = (trx: Trx, uses: readonly [id: string, usedAt: Temporal.Instant][]) =>
  sql`
    update sessions set last_used_at = used.at
    from unnest(${uses.map(([id]) => id)}::uuid[], ${uses.map(([, usedAt]) => usedAt.toString())}::timestamptz[])
      as used (id, at)
    where sessions.id = used.id and last_used_at < used.at`.execute(trx)

export const deleteSession = (trx: Trx, id: string) =>
  trx.deleteFrom('sessions').where('id', '=', id).execute()

/**
 * Ends a user's sessions, except those given by id or hashed token, and every sign-in that waits for its second step.
 *
 * @returns the number of ended sessions.
 */
export async function deleteSessionsOfUser(
  trx: Trx,
  userId: string,
  except: { id: string | null; tokenHash: string | null } = { id: null, tokenHash: null },
): Promise<number> {
  await trx.deleteFrom('pending_sign_ins').where('user_id', '=', userId).execute()
  const { numDeletedRows } = await trx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', 'is distinct from', except.id)
    .where('token_hash', 'is distinct from', except.tokenHash)
    .executeTakeFirst()
  return Number(numDeletedRows)
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

/**
 * Makes other openings of a session of this user wait until the transaction ends, so that none is left uncounted. The
 * user's row is locked first, as in every other transaction, so that none waits for each other.
 */
export async function lockSessionsOfUser(trx: Trx, userId: string): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forKeyShare().execute()
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sessions ${userId}`}, 0))`.execute(trx)
}

/** Deletes the longest unused sessions of a kind above `most`; returns their number. */
export async function deleteSessionsOver(
  trx: Trx,
  {
    userId,
    isForPurchase,
    most,
    exceptId,
  }: { userId: string; isForPurchase: boolean; most: number; exceptId: string },
): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('sessions')
    .where('id', 'in', (query) =>
      query
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', userId)
        .where('is_for_purchase', '=', isForPurchase)
        .where('id', '!=', exceptId)
        .orderBy('last_used_at', 'desc')
        .orderBy('id', 'desc')
        .offset(most - 1),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export const deleteSessionsUnusedSince = (trx: Trx, since: Temporal.Instant) =>
  trx.deleteFrom('sessions').where('last_used_at', '<', since).execute()
