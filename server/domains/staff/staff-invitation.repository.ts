import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/database.ts'
import type { StaffInvitationTable } from './staff.table.ts'

export type InvitationRow = Selectable<StaffInvitationTable>

/** Inserts an invitation in place of an open one of that email. */
export const replaceInvitation = (trx: Trx, invitation: Insertable<StaffInvitationTable>) =>
  trx
    .insertInto('staff_invitations')
    .values(invitation)
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doUpdateSet(invitation))
    .execute()

export const deleteInvitationOf = (trx: Trx, email: string) =>
  trx
    .deleteFrom('staff_invitations')
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .execute()

/** Finds an invitation that has not expired. */
export const findInvitation = (
  db: Db,
  { tokenHash, now }: { tokenHash: string; now: Temporal.Instant },
): Promise<InvitationRow | undefined> =>
  db
    .selectFrom('staff_invitations')
    .selectAll()
    .where((where) =>
      where.or([where('token_hash', '=', tokenHash), where('mailed_token_hash', '=', tokenHash)]),
    )
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** Stores the token of the link in the email; returns the email, or undefined if the invitation is gone. */
export async function setMailedToken(
  trx: Trx,
  id: string,
  tokenHash: string,
): Promise<string | undefined> {
  const updated = await trx
    .updateTable('staff_invitations')
    .set({ mailed_token_hash: tokenHash })
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirst()
  return updated?.email
}

/** Deletes an invitation and returns it; undefined if it was used or withdrawn meanwhile. */
export const deleteInvitation = (trx: Trx, id: string): Promise<InvitationRow | undefined> =>
  trx.deleteFrom('staff_invitations').where('id', '=', id).returningAll().executeTakeFirst()

export const listInvitations = (db: Db, now: Temporal.Instant): Promise<InvitationRow[]> =>
  db
    .selectFrom('staff_invitations')
    .selectAll()
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

export const deleteInvitationsExpiredBy = (trx: Trx, now: Temporal.Instant) =>
  trx.deleteFrom('staff_invitations').where('expires_at', '<=', now).execute()
