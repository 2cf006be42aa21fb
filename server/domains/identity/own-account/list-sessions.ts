import type { OpenSession } from '@rashi/contract'
import type { Context } from '../../../context/context.ts'
import { write } from '../../../platform/database/write.ts'
import type { Session } from '../../../platform/http/session.ts'
import { deleteOtherSessions, listSessionsOfUser } from '../sessions/session.repository.ts'
import { isAlive } from '../sessions/session.rules.ts'

/**
 * Lists a person's live sessions: the current one first, then by last use. Purchase sessions are left
 * out, because they are no sign-ins.
 */
export async function listSessions(
  { clock, db }: Pick<Context, 'clock' | 'db'>,
  { userId, sessionId }: Session,
): Promise<OpenSession[]> {
  const now = clock.now()
  const rows = await listSessionsOfUser(db, userId)
  return rows
    .map((session) => ({
      ...session,
      // This call is a use that may not be stored yet.
      last_used_at: session.id === sessionId ? now : session.last_used_at,
    }))
    .filter((session) => !session.is_for_purchase && isAlive(session, now))
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
 * Ends one other session of the caller, or all of them with purchase sessions. Ignores a session that has
 * ended or is another person's.
 */
export async function endSessions(
  context: Pick<Context, 'clock' | 'db'>,
  session: Session,
  onlyId: string | undefined,
): Promise<OpenSession[]> {
  const { userId, sessionId } = session
  await write(context.db, (trx) =>
    deleteOtherSessions(trx, { userId, exceptId: sessionId, onlyId }),
  )
  return listSessions(context, session)
}
