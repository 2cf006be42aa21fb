import type { Context } from '../../../context/context.ts'
import { write } from '../../../platform/database/write.ts'
import type { Authenticate } from '../../../platform/http/session.ts'
import { hashOfToken } from '../common/secret-token.ts'
import { findSession, markSessionUse } from './session.repository.ts'
import { isAlive, isUseWorthWriting } from './session.rules.ts'

export const authenticateBySession =
  ({ db, clock }: Pick<Context, 'db' | 'clock'>): Authenticate =>
  async (token) => {
    const session = await findSession(db, hashOfToken(token))
    const now = clock.now()
    if (session === undefined || !isAlive(session, now)) return undefined
    if (isUseWorthWriting(session, now))
      await write(db, (trx) => markSessionUse(trx, session.id, now))
    const { id, user_id, is_for_purchase } = session
    return { userId: user_id, sessionId: id, isForPurchase: is_for_purchase }
  }
