import { v7 as uuidv7 } from 'uuid'
import type { Context } from '../../../context/context.ts'
import type { Trx } from '../../../platform/database/database.ts'
import { afterCommit } from '../../../platform/database/write.ts'
import { securityEvent } from '../../../platform/security-events/security-event.ts'
import { hashToken, createSecretToken } from '../../../platform/secrets/secret-token.ts'
import { nameNetwork } from './network-name.rules.ts'
import { deleteSessionsOver, insertSession, lockSessionsOfUser } from './session.repository.ts'
import { mostPurchaseSessions, mostSessions } from './session.rules.ts'
import { insertSignIn } from './sign-in-record.repository.ts'
import type { SignInKind } from './sign-in-record.table.ts'

export interface NewSession {
  readonly userId: string
  readonly at: Temporal.Instant
  readonly device: string | null
  /** The internet address of the caller; its first part is kept. */
  readonly address: string
  /** `purchase`: permits only the calls of a purchase, and is no sign-in. */
  readonly kind: Exclude<SignInKind, 'reset' | 'wrong-password'> | 'purchase'
}

/**
 * Opens a session and returns its token, of which only the hash is stored. The sessions above the limit, the longest
 * unused first, end.
 */
export async function openSession(
  trx: Trx,
  { log }: Pick<Context, 'log'>,
  { userId, at, device, address, kind }: NewSession,
): Promise<string> {
  const token = createSecretToken()
  const id = uuidv7()
  const isForPurchase = kind === 'purchase'
  await lockSessionsOfUser(trx, userId)
  await insertSession(trx, {
    id,
    user_id: userId,
    token_hash: hashToken(token),
    is_for_purchase: isForPurchase,
    device,
    issued_at: at,
    last_used_at: at,
  })
  const most = isForPurchase ? mostPurchaseSessions : mostSessions
  const ended = await deleteSessionsOver(trx, { userId, isForPurchase, most, exceptId: id })
  if (ended > 0)
    afterCommit(trx, () =>
      securityEvent(log, 'sessions-over-limit', { user: userId, sessions: ended }),
    )
  if (!isForPurchase)
    await insertSignIn(trx, {
      id: uuidv7(),
      user_id: userId,
      kind,
      session_id: id,
      device,
      network: nameNetwork(address),
      at,
    })
  return token
}
