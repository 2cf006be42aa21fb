import type { Insertable } from 'kysely'
import type { Db, Trx } from '../../../platform/database/database.ts'
import type { PendingSignInTable } from './pending-sign-in.table.ts'

interface Lookup {
  readonly tokenHash: string
  readonly now: Temporal.Instant
}

export const insertPendingSignIn = (trx: Trx, pending: Insertable<PendingSignInTable>) =>
  trx.insertInto('pending_sign_ins').values(pending).execute()

/** Finds the user of a sign-in that waits for its second step and has not expired. */
export async function findPendingSignIn(db: Db, { tokenHash, now }: Lookup) {
  const pending = await db
    .selectFrom('pending_sign_ins')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return pending?.user_id
}

/** Locks the row until the transaction ends, so that of concurrent steps one finishes the sign-in. */
export async function lockPendingSignIn(trx: Trx, { tokenHash, now }: Lookup): Promise<boolean> {
  const pending = await trx
    .selectFrom('pending_sign_ins')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
  return pending !== undefined
}

export const deletePendingSignIn = (trx: Trx, tokenHash: string) =>
  trx.deleteFrom('pending_sign_ins').where('token_hash', '=', tokenHash).execute()

export const deletePendingSignInsExpiredBy = (trx: Trx, now: Temporal.Instant) =>
  trx.deleteFrom('pending_sign_ins').where('expires_at', '<=', now).execute()
