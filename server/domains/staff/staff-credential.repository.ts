import type { Insertable, Selectable } from 'kysely'
import type { Db, Trx } from '../../platform/database/database.ts'
import { hashToken } from '../../platform/secrets/secret-token.ts'
import type { StaffChallengePurpose, StaffPasskeyTable } from './staff.table.ts'

export type StaffPasskeyRow = Selectable<StaffPasskeyTable>

/** Lists the passkeys of a member of staff, the oldest first. */
export const listPasskeys = (db: Db, staffId: string): Promise<StaffPasskeyRow[]> =>
  db
    .selectFrom('staff_passkeys')
    .selectAll()
    .where('staff_id', '=', staffId)
    .orderBy('id')
    .execute()

export const findPasskey = (db: Db, credentialId: string): Promise<StaffPasskeyRow | undefined> =>
  db
    .selectFrom('staff_passkeys')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()

/** Returns false if the key belongs to somebody already. */
export async function insertPasskey(
  trx: Trx,
  passkey: Insertable<StaffPasskeyTable>,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('staff_passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Stores a use; returns false if the key was used meanwhile, so that its count is another. */
export async function recordUse(
  trx: Trx,
  { id, signature_count }: StaffPasskeyRow,
  { newCount, at }: { newCount: number; at: Temporal.Instant },
): Promise<boolean> {
  const updated = await trx
    .updateTable('staff_passkeys')
    .set({ signature_count: newCount, last_used_at: at })
    .where('id', '=', id)
    .where('signature_count', '=', signature_count)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

export const deletePasskey = (trx: Trx, id: string) =>
  trx.deleteFrom('staff_passkeys').where('id', '=', id).execute()

export async function countRecoveryCodes(db: Db, staffId: string): Promise<number> {
  const { count } = await db
    .selectFrom('staff_recovery_codes')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('staff_id', '=', staffId)
    .executeTakeFirstOrThrow()
  return count
}

/** Replaces the recovery codes, which are stored as hashes alone. */
export async function replaceRecoveryCodes(
  trx: Trx,
  staffId: string,
  codes: readonly string[],
): Promise<void> {
  await trx.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute()
  await trx
    .insertInto('staff_recovery_codes')
    .values(codes.map((code) => ({ staff_id: staffId, code_hash: hashToken(code) })))
    .execute()
}

/** Deletes a code; returns false for one that was used or never existed. */
export async function consumeRecoveryCode(
  trx: Trx,
  staffId: string,
  code: string,
): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('staff_recovery_codes')
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', hashToken(code))
    .returning('staff_id')
    .executeTakeFirst()
  return deleted !== undefined
}

/** Deletes every passkey and recovery code of a member of staff. */
export async function deleteCredentials(trx: Trx, staffId: string): Promise<void> {
  await trx.deleteFrom('staff_passkeys').where('staff_id', '=', staffId).execute()
  await trx.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute()
}

export interface ChallengeSubject {
  readonly purpose: StaffChallengePurpose
  /** The invitation (`join`) or the member of staff; null for a sign-in. */
  readonly subjectId: string | null
}

export const insertChallenge = (
  trx: Trx,
  {
    challenge,
    purpose,
    subjectId,
    expiresAt,
  }: ChallengeSubject & { challenge: string; expiresAt: Temporal.Instant },
) =>
  trx
    .insertInto('staff_challenges')
    .values({ challenge, purpose, subject_id: subjectId, expires_at: expiresAt })
    .execute()

/** Deletes a challenge that has not expired; returns false if there is none for this purpose and subject. */
export async function consumeChallenge(
  trx: Trx,
  {
    challenge,
    purpose,
    subjectId,
    now,
  }: ChallengeSubject & { challenge: string; now: Temporal.Instant },
): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('staff_challenges')
    .where('challenge', '=', challenge)
    .where('purpose', '=', purpose)
    .where('subject_id', 'is not distinct from', subjectId)
    .where('expires_at', '>', now)
    .returning('challenge')
    .executeTakeFirst()
  return deleted !== undefined
}

export const deleteChallengesExpiredBy = (trx: Trx, now: Temporal.Instant) =>
  trx.deleteFrom('staff_challenges').where('expires_at', '<=', now).execute()
