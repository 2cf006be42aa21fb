import type { ParsedBodyOf, ResponseOf } from '@rashi/contract'
import type { Trx } from '../../platform/database/database.ts'
import { write } from '../../platform/database/write.ts'
import { Refusal } from '../../platform/refusal.ts'
import { recordAct } from '../operations/index.ts'
import { listEveryone } from './list-staff.ts'
import type { StaffCaller, StaffContext } from './staff-context.ts'
import { deleteCredentials } from './staff-credential.repository.ts'
import { deleteInvitationOf } from './staff-invitation.repository.ts'
import { deleteSessionsOf } from './staff-session.repository.ts'
import { lockOwners, lockStaff, type StaffRow, updateStaff } from './staff.repository.ts'

/**
 * Finds a member of staff who is to lose a role, and makes other such changes wait. Owners are locked first, and all of
 * them in the same order, so that of two changes at a time the second one sees the first.
 *
 * @throws {Refusal} `not-found`, or `last-owner` for the only owner
 */
async function lockReplaceable(trx: Trx, id: string): Promise<StaffRow> {
  const owners = await lockOwners(trx)
  const staff = await lockStaff(trx, id)
  if (staff === undefined) throw new Refusal('not-found')
  if (staff.role === 'owner' && owners.every((owner) => owner === id))
    throw new Refusal('last-owner')
  return staff
}

export async function changeRole(
  context: StaffContext,
  { id, role }: ParsedBodyOf<'POST /studio/change-role'>,
  caller: StaffCaller,
): Promise<ResponseOf<'GET /studio/staff'>> {
  await write(context.db, async (trx) => {
    const staff = role === 'owner' ? await lockStaff(trx, id) : await lockReplaceable(trx, id)
    if (staff === undefined) throw new Refusal('not-found')
    await updateStaff(trx, id, { role })
    await recordAct(trx, caller, {
      at: context.clock.now(),
      object: 'staff',
      objectId: id,
      before: { role: staff.role },
      after: { role },
    })
  })
  return listEveryone(context)
}

/**
 * Removes a member of staff: their sessions end, and their passkeys, codes and password are deleted.
 *
 * @throws {Refusal} `not-found`, `last-owner`
 */
export async function removeStaffMember(
  trx: Trx,
  id: string,
  at: Temporal.Instant,
): Promise<StaffRow> {
  const staff = await lockReplaceable(trx, id)
  await deleteSessionsOf(trx, id)
  await deleteCredentials(trx, id)
  await deleteInvitationOf(trx, staff.email)
  await updateStaff(trx, id, { removed_at: at, password_hash: null, sealed_totp_secret: null })
  return staff
}

export async function removeStaff(
  context: StaffContext,
  id: string,
  caller: StaffCaller,
): Promise<ResponseOf<'GET /studio/staff'>> {
  await write(context.db, async (trx) => {
    const at = context.clock.now()
    const { email, role } = await removeStaffMember(trx, id, at)
    const object = { object: 'staff', objectId: id }
    await recordAct(trx, caller, { at, ...object, before: { email, role } })
  })
  return listEveryone(context)
}
