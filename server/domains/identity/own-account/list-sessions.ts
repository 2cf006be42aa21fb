import type { OpenSession } from '@rashi/contract'
import type { Context } from '../../../context/context.ts'
import { write } from '../../../platform/database/write.ts'
import type { Session } from '../../../platform/http/session.ts'
import { deleteOtherSessions, listSessionsOfUser } from '../sessions/session.repository.ts'
import { isAlive } from '../sessions/session.rules.ts'

/**
 * Where somebody is signed in now: here first, then where they were last. A session handed over for a
 * purchase is no sign-in.
 */
export async function listSessions(
  { clock, db }: Pick<Context, 'clock' | 'db'>,
  { userId, sessionId }: Session,
): Promise<OpenSession[]> {
  const now = clock.now()
  const rows = (await listSessionsOfUser(db, userId)).filter(
    (session) => !session.is_for_purchase && isAlive(session, now),
  )
  return rows
    .map(({ id, device, issued_at, last_used_at }) => ({
      id,
      device,
      is_current: id === sessionId,
      signed_in_at: issued_at.toString(),
      last_used_at: last_used_at.toString(),
    }))
    .toSorted((one, other) => Number(other.is_current) - Number(one.is_current))
}

/**
 * Signs out elsewhere: one place, or all, sessions for purchases too. A place that is not the caller's, or
 * is gone, is passed over.
 */
export async function endSessions(
  context: Pick<Context, 'clock' | 'db'>,
  session: Session,
  onlyId: string | undefined,
): Promise<OpenSession[]> {
  const { userId, sessionId } = session
  await write(context.db, (trx) => deleteOtherSessions(trx, { userId, keptId: sessionId, onlyId }))
  return listSessions(context, session)
}
