import type { Context } from '../../../context/context.ts'
import { write } from '../../../platform/database/write.ts'
import type { Authenticate } from '../../../platform/http/session.ts'
import { hashToken } from '../../../platform/secrets/secret-token.ts'
import { findSession, updateLastUse } from './session.repository.ts'
import { isAlive, shouldRecordUse } from './session.rules.ts'

export const authenticateBySession =
  ({ db, clock }: Pick<Context, 'db' | 'clock'>): Authenticate =>
  async (token) => {
    const session = await findSession(db, hashToken(token))
    const now = clock.now()
    if (session === undefined || !isAlive(session, now)) return undefined
    if (shouldRecordUse(session, now)) await write(db, (trx) => updateLastUse(trx, session.id, now))
    const { id, user_id, is_for_purchase } = session
    return { userId: user_id, sessionId: id, isForPurchase: is_for_purchase }
  }
