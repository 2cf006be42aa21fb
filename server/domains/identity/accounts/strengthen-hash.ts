import type { Context } from '../../../context/context.ts'
import { write } from '../../../platform/database/write.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { missingCost } from '../../../platform/secrets/password-hash.rules.ts'
import { hashPassword } from '../../../platform/secrets/passwords.ts'
import { replacePasswordHash, type UserRow } from './user.repository.ts'

/**
 * Hashes a right password anew if its stored hash is weaker than today's. A password that has been changed since wins;
 * while too many hashes wait, the next sign-in does it.
 */
export async function strengthenHash(
  { db }: Pick<Context, 'db'>,
  { id, password_hash: stored }: Pick<UserRow, 'id' | 'password_hash'>,
  password: string,
): Promise<void> {
  if (stored === null || missingCost(stored) === undefined) return
  try {
    const stronger = await hashPassword(password)
    await write(db, (trx) => replacePasswordHash(trx, { id, stored, stronger }))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}
