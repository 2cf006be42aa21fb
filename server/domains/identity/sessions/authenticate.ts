import type { Context } from '../../../context/context.ts'
import type { Authenticate } from '../../../platform/http/session.ts'
import { hashToken } from '../../../platform/secrets/secret-token.ts'
import { findSession } from './session.repository.ts'
import { isAlive, shouldRecordUse } from './session.rules.ts'
import type { SessionUses } from './session-uses.ts'

export const authenticateBySession =
  ({ db, clock }: Pick<Context, 'db' | 'clock'>, uses: SessionUses): Authenticate =>
  async (token) => {
    const session = await findSession(db, hashToken(token))
    if (session === undefined) return undefined
    const { id, user_id, is_for_purchase, issued_at, last_used_at } = session
    const times = { issued_at, last_used_at: uses.find(id) ?? last_used_at, is_for_purchase }
    const now = clock.now()
    if (!isAlive(times, now)) return undefined
    if (shouldRecordUse(times, now)) uses.add(id, now)
    return { userId: user_id, sessionId: id, isForPurchase: is_for_purchase }
  }
