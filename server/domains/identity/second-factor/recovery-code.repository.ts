import type { Db, Trx } from '../../../platform/database/database.ts'
import { hashToken } from '../../../platform/secrets/secret-token.ts'

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

export const insertRecoveryCodes = (trx: Trx, userId: string, codes: readonly string[]) =>
  trx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashToken(code) })))
    .execute()

/** Deletes a code; returns false for one that was used or never existed. */
export async function consumeRecoveryCode(
  trx: Trx,
  userId: string,
  code: string,
): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashToken(code))
    .returning('user_id')
    .executeTakeFirst()
  return deleted !== undefined
}

export const deleteRecoveryCodesOfUser = (trx: Trx, userId: string) =>
  trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
