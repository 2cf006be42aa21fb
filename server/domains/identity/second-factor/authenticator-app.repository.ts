import type { Insertable } from 'kysely'
import type { Db, Trx } from '../../../platform/database/database.ts'
import type { AuthenticatorAppTable } from './second-factor.table.ts'

export const findAuthenticatorApp = (db: Db, userId: string) =>
  db.selectFrom('authenticator_apps').selectAll().where('user_id', '=', userId).executeTakeFirst()

/** Returns false if the account has an authenticator app. */
export async function insertAuthenticatorApp(
  trx: Trx,
  app: Insertable<AuthenticatorAppTable>,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('authenticator_apps')
    .values(app)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Stores that the code of a time step was used; returns false if this or a later one was used before. */
export async function advanceStep(trx: Trx, userId: string, step: number): Promise<boolean> {
  const updated = await trx
    .updateTable('authenticator_apps')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst()
  return updated !== undefined
}

/** Returns false if the account has none. */
export async function deleteAuthenticatorApp(trx: Trx, userId: string): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('authenticator_apps')
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst()
  return deleted !== undefined
}
