import type { ResponseOf } from '@rashi/contract'
import { v7 as uuidv7 } from 'uuid'
import type { Trx } from '../../platform/database/database.ts'
import { createSecretToken, hashToken } from '../../platform/secrets/secret-token.ts'
import { recordAct } from '../operations/index.ts'
import type { GuestCaller } from './staff-context.ts'
import { insertSession } from './staff-session.repository.ts'
import type { StaffRow } from './staff.repository.ts'

export type StaffMember = ResponseOf<'POST /studio/sign-in/code'>['staff']

export const toMember = ({ id, email, name, role }: StaffMember): StaffMember => ({
  id,
  email,
  name,
  role,
})

/** How somebody showed who they are. */
export type SignInMethod = 'passkey' | 'password and code' | 'recovery code'

/** A new session: its token, of which only the hash is stored, and its member of staff. */
export interface OpenedSession {
  readonly token: string
  readonly staff: StaffMember
}

/** Opens a session and records it. A sign-in is a proof too. */
export async function openStaffSession(
  trx: Trx,
  { studio, device }: GuestCaller,
  {
    staff,
    method,
    at,
  }: {
    staff: Pick<StaffRow, 'id' | 'email' | 'name' | 'role'>
    method: SignInMethod
    at: Temporal.Instant
  },
): Promise<OpenedSession> {
  const token = createSecretToken()
  const id = uuidv7()
  await insertSession(trx, {
    id,
    staff_id: staff.id,
    token_hash: hashToken(token),
    device,
    address: studio.address,
    issued_at: at,
    last_used_at: at,
    proven_at: at,
  })
  const actor = { staff: { staffId: staff.id, email: staff.email }, studio }
  await recordAct(trx, actor, {
    at,
    object: 'staff session',
    objectId: id,
    details: { method, role: staff.role },
  })
  return { token, staff: toMember(staff) }
}
