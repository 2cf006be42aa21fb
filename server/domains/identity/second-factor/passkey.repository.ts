import type { Insertable, Selectable } from 'kysely'
import type { Db, Trx } from '../../../platform/database/database.ts'
import type { PasskeyTable } from './passkey.table.ts'

export type PasskeyRow = Selectable<PasskeyTable>

/** Lists the passkeys of an account, the oldest first. */
export const listPasskeys = (db: Db, userId: string): Promise<PasskeyRow[]> =>
  db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('id').execute()

export const findPasskey = (db: Db, credentialId: string): Promise<PasskeyRow | undefined> =>
  db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst()

/** Returns false if the key belongs to an account already. */
export async function insertPasskey(trx: Trx, passkey: Insertable<PasskeyTable>): Promise<boolean> {
  const inserted = await trx
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Stores a use; returns false if the key was used meanwhile, so that its count is another. */
export async function recordUse(
  trx: Trx,
  { id, signature_count }: PasskeyRow,
  { newCount, at }: { newCount: number; at: Temporal.Instant },
): Promise<boolean> {
  const updated = await trx
    .updateTable('passkeys')
    .set({ signature_count: newCount, last_used_at: at })
    .where('id', '=', id)
    .where('signature_count', '=', signature_count)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

/** Returns false if the account has no such passkey. */
export async function renamePasskey(
  trx: Trx,
  { userId, id, name }: { userId: string; id: string; name: string },
): Promise<boolean> {
  const updated = await trx
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

/** Returns false if the account has no such passkey. */
export async function deletePasskey(trx: Trx, userId: string, id: string): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}

export const deletePasskeysOfUser = (trx: Trx, userId: string) =>
  trx.deleteFrom('passkeys').where('user_id', '=', userId).execute()
