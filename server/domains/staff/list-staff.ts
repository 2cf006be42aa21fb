import type { ResponseOf } from '@rashi/contract'
import type { StaffContext } from './staff-context.ts'
import { type InvitationRow, listInvitations } from './staff-invitation.repository.ts'
import { listStaffRows } from './staff.repository.ts'

export const toInvitation = ({ id, email, role, created_at, expires_at }: InvitationRow) => ({
  id,
  email,
  role,
  created_at: created_at.toString(),
  expires_at: expires_at.toString(),
})

/** Lists the staff and the open invitations. */
export async function listEveryone({
  db,
  clock,
}: Pick<StaffContext, 'db' | 'clock'>): Promise<ResponseOf<'GET /studio/staff'>> {
  const staff = await listStaffRows(db)
  const invitations = await listInvitations(db, clock.now())
  return {
    staff: staff.map(
      ({ created_at, last_used_at, passkeys, has_authenticator_app, ...member }) => ({
        ...member,
        created_at: created_at.toString(),
        last_used_at: last_used_at?.toString() ?? null,
        passkeys: passkeys ?? 0,
        has_authenticator_app: Boolean(has_authenticator_app),
      }),
    ),
    invitations: invitations.map(toInvitation),
  }
}
