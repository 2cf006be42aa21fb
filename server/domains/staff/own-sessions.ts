import type { ResponseOf } from '@rashi/contract'
import { write } from '../../platform/database/write.ts'
import { provenUntil } from '../../platform/http/studio-access.rules.ts'
import { recordAct } from '../operations/index.ts'
import { toMember } from './open-staff-session.ts'
import type { StaffCaller, StaffContext } from './staff-context.ts'
import { countRecoveryCodes, listPasskeys } from './staff-credential.repository.ts'
import { passkeyOrigin } from './staff-passkeys.ts'
import { deleteSession, deleteSessionsOf, listSessions } from './staff-session.repository.ts'
import { idleMinutes, isAlive, sessionEnd } from './staff-session.rules.ts'
import { findStaff } from './staff.repository.ts'

export type OwnAccess = ResponseOf<'GET /studio/own-access'>

export function showSession({ staff }: StaffCaller): ResponseOf<'GET /studio/session'> {
  return {
    staff: toMember({ ...staff, id: staff.staffId }),
    proven_until: provenUntil(staff.provenAt).toString(),
    idle_minutes: idleMinutes,
    expires_at: sessionEnd(staff.issuedAt).toString(),
  }
}

/** Lists the own sessions and ways to sign in. */
export async function readOwnAccess(
  context: StaffContext,
  { staff: { staffId, sessionId } }: StaffCaller,
): Promise<OwnAccess> {
  const { db, clock } = context
  const staff = await findStaff(db, staffId)
  const sessions = await listSessions(db, staffId)
  const passkeys = await listPasskeys(db, staffId)
  return {
    sessions: sessions
      .filter((session) => isAlive(session, clock.now()))
      .map(({ id, device, address, issued_at, last_used_at }) => ({
        id,
        device,
        address,
        is_current: id === sessionId,
        signed_in_at: issued_at.toString(),
        last_used_at: last_used_at.toString(),
      })),
    passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      created_at: created_at.toString(),
      last_used_at: last_used_at?.toString() ?? null,
    })),
    has_authenticator_app: (staff?.sealed_totp_secret ?? null) !== null,
    recovery_codes_left: await countRecoveryCodes(db, staffId),
    passkey_origin: passkeyOrigin(context),
  }
}

/** Ends another own session, or all others; unknown ones and that of the caller are left alone. */
export async function endOtherSessions(
  context: StaffContext,
  onlyId: string | undefined,
  caller: StaffCaller,
): Promise<OwnAccess> {
  const { staffId, sessionId } = caller.staff
  await write(context.db, async (trx) => {
    const sessions = await deleteSessionsOf(trx, staffId, { onlyId, exceptId: sessionId })
    await recordAct(trx, caller, {
      at: context.clock.now(),
      object: 'staff session',
      objectId: onlyId ?? null,
      details: { sessions },
    })
  })
  return readOwnAccess(context, caller)
}

export const signOut = ({ db, clock }: StaffContext, caller: StaffCaller): Promise<void> =>
  write(db, async (trx) => {
    const { sessionId } = caller.staff
    await deleteSession(trx, sessionId)
    await recordAct(trx, caller, {
      at: clock.now(),
      object: 'staff session',
      objectId: sessionId,
    })
  })
