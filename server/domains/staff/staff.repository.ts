import type { StaffRole } from '@rashi/contract/studio-roles.rules'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db, Trx } from '../../platform/database/database.ts'
import type { StaffTable } from './staff.table.ts'

export type StaffRow = Selectable<StaffTable>

/** Members of staff who were not removed. */
const present = (db: Db) => db.selectFrom('staff').where('removed_at', 'is', null)

export const findStaff = (db: Db, id: string): Promise<StaffRow | undefined> =>
  present(db).selectAll().where('id', '=', id).executeTakeFirst()

/** Finds a member of staff; other changes of theirs wait until the transaction ends. */
export const lockStaff = (trx: Trx, id: string): Promise<StaffRow | undefined> =>
  present(trx).selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const findStaffByEmail = (db: Db, email: string): Promise<StaffRow | undefined> =>
  present(db)
    .selectAll()
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()

/** Counts the members of staff in some roles. */
export async function countStaff(db: Db, roles: readonly StaffRole[]): Promise<number> {
  const { count } = await present(db)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('role', 'in', [...roles])
    .executeTakeFirstOrThrow()
  return count
}

/** Locks the rows of all owners, so that two of them are not removed at a time, and returns their ids. */
export async function lockOwners(trx: Trx): Promise<string[]> {
  const owners = await present(trx)
    .select('id')
    .where('role', '=', 'owner')
    .orderBy('id')
    .forUpdate()
    .execute()
  return owners.map(({ id }) => id)
}

/** Returns false if the email belongs to a member of staff already. */
export async function insertStaff(trx: Trx, staff: Insertable<StaffTable>): Promise<boolean> {
  const inserted = await trx
    .insertInto('staff')
    .values(staff)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export const updateStaff = (trx: Trx, id: string, change: Updateable<StaffTable>) =>
  trx.updateTable('staff').set(change).where('id', '=', id).execute()

/** Stores that the code of a time step was used; returns false if this or a later one was used before. */
export async function advanceStep(trx: Trx, id: string, step: number): Promise<boolean> {
  const updated = await trx
    .updateTable('staff')
    .set({ totp_last_step: step })
    .where('id', '=', id)
    .where('totp_last_step', '<', step)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

/** Lists the staff by email, with the last use of their sessions and the number of their passkeys. */
export const listStaffRows = (db: Db) =>
  present(db)
    .select(['id', 'email', 'name', 'role', 'created_at'])
    .select((expression) => [
      expression('sealed_totp_secret', 'is not', null).as('has_authenticator_app'),
      expression
        .selectFrom('staff_sessions')
        .select((inner) => inner.fn.max('last_used_at').as('last'))
        .whereRef('staff_sessions.staff_id', '=', 'staff.id')
        .as('last_used_at'),
      expression
        .selectFrom('staff_passkeys')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('staff_passkeys.staff_id', '=', 'staff.id')
        .as('passkeys'),
    ])
    .orderBy(sql`lower(email)`)
    .execute()
