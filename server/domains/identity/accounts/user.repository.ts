import { sql, type Insertable, type Selectable } from 'kysely'
import type { Db, Trx } from '../../../platform/database/database.ts'
import type { UserTable } from './user.table.ts'

export type UserRow = Selectable<UserTable>
export type Profile = Pick<
  UserRow,
  | 'full_name'
  | 'gender'
  | 'birth_moment'
  | 'time_unknown'
  | 'birth_place'
  | 'birth_latitude_degrees'
  | 'birth_longitude_degrees'
>

const lowerEmail = sql<string>`lower(email)`

export const findUser = (db: Db, id: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()

/** Finds a user by email, without regard to letter case. */
export const findUserByEmail = (db: Db, email: string): Promise<UserRow | undefined> =>
  db
    .selectFrom('users')
    .selectAll()
    .where(lowerEmail, '=', sql<string>`lower(${email})`)
    .executeTakeFirst()

/** Returns false if the email already has an account. */
export async function insertUser(trx: Trx, user: Insertable<UserTable>): Promise<boolean> {
  const inserted = await trx
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.expression(lowerEmail).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Returns the password's hash and locks the row, so that it cannot change before the transaction ends. */
export async function lockPasswordHash(trx: Trx, id: string): Promise<string | null | undefined> {
  const row = await trx
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst()
  return row?.password_hash
}

/** Sets an email that a mailed link has confirmed; returns false if another account has it. */
export async function updateEmail(
  trx: Trx,
  { id, email, at }: { id: string; email: string; at: Temporal.Instant },
): Promise<boolean> {
  const taken = await trx
    .selectFrom('users')
    .select('id')
    .where(lowerEmail, '=', sql<string>`lower(${email})`)
    .where('id', '!=', id)
    .executeTakeFirst()
  if (taken) return false
  await trx
    .updateTable('users')
    .set({ email, email_confirmed_at: at })
    .where('id', '=', id)
    .execute()
  return true
}

/** Locks the user's row until the transaction ends; undefined if the account was deleted. */
export const lockUser = (trx: Trx, id: string): Promise<UserRow | undefined> =>
  trx.selectFrom('users').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const deleteUser = (trx: Trx, id: string) =>
  trx.deleteFrom('users').where('id', '=', id).execute()

export const updatePasswordHash = (trx: Trx, id: string, passwordHash: string) =>
  trx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute()

/** Replaces a hash by another of the same password; does nothing if the password has been changed since. */
export const replacePasswordHash = (
  trx: Trx,
  { id, stored, stronger }: { id: string; stored: string; stronger: string },
) =>
  trx
    .updateTable('users')
    .set({ password_hash: stronger })
    .where('id', '=', id)
    .where('password_hash', '=', stored)
    .execute()

/** Stores that a mailed link was used; the first time stays. */
export const markEmailConfirmed = (trx: Trx, id: string, at: Temporal.Instant) =>
  trx
    .updateTable('users')
    .set({ email_confirmed_at: at })
    .where('id', '=', id)
    .where('email_confirmed_at', 'is', null)
    .execute()

export const voidPassword = (trx: Trx, id: string) =>
  trx.updateTable('users').set({ password_hash: null }).where('id', '=', id).execute()

export const updateProfile = (trx: Trx, id: string, profile: Profile) =>
  trx.updateTable('users').set(profile).where('id', '=', id).execute()
