import { write } from '../../platform/database/write.ts'
import type { AuthenticateStaff } from '../../platform/http/studio-access.ts'
import { hashToken } from '../../platform/secrets/secret-token.ts'
import type { StaffContext } from './staff-context.ts'
import { findSession, updateLastUse } from './staff-session.repository.ts'
import { isAlive, shouldRecordUse } from './staff-session.rules.ts'

export const authenticateStaff =
  ({ db, clock }: Pick<StaffContext, 'db' | 'clock'>): AuthenticateStaff =>
  async (token) => {
    const session = await findSession(db, hashToken(token))
    const now = clock.now()
    if (session === undefined || !isAlive(session, now)) return undefined
    if (shouldRecordUse(session, now)) await write(db, (trx) => updateLastUse(trx, session.id, now))
    const { id, staff_id, email, name, role, issued_at, proven_at } = session
    return {
      staffId: staff_id,
      sessionId: id,
      email,
      name,
      role,
      issuedAt: issued_at,
      provenAt: proven_at,
    }
  }
