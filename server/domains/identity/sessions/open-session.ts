import { v7 as uuidv7 } from 'uuid'
import type { Trx } from '../../../platform/database/database.ts'
import { hashToken, createSecretToken } from '../common/secret-token.ts'
import { insertSession } from './session.repository.ts'

export interface NewSession {
  readonly userId: string
  readonly at: Temporal.Instant
  readonly device: string | null
  readonly isForPurchase?: boolean
}

/** Opens a session and returns its token, of which only the hash is stored. */
export async function openSession(
  trx: Trx,
  { userId, at, device, isForPurchase = false }: NewSession,
): Promise<string> {
  const token = createSecretToken()
  await insertSession(trx, {
    id: uuidv7(),
    user_id: userId,
    token_hash: hashToken(token),
    is_for_purchase: isForPurchase,
    device,
    issued_at: at,
    last_used_at: at,
  })
  return token
}
