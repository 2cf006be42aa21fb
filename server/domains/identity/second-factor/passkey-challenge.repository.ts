import type { Trx } from '../../../platform/database/database.ts'
import type { ChallengePurpose } from './passkey.table.ts'

export interface ChallengeSubject {
  readonly purpose: ChallengePurpose
  /** Null for a sign-in by passkey alone. */
  readonly userId: string | null
}

export const insertChallenge = (
  trx: Trx,
  {
    challenge,
    purpose,
    userId,
    expiresAt,
  }: ChallengeSubject & {
    challenge: string
    expiresAt: Temporal.Instant
  },
) =>
  trx
    .insertInto('passkey_challenges')
    .values({ challenge, purpose, user_id: userId, expires_at: expiresAt })
    .execute()

/** Deletes a challenge that has not expired; returns false if there is none for this purpose and account. */
export async function consumeChallenge(
  trx: Trx,
  {
    challenge,
    purpose,
    userId,
    now,
  }: ChallengeSubject & { challenge: string; now: Temporal.Instant },
): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('purpose', '=', purpose)
    .where('user_id', 'is not distinct from', userId)
    .where('expires_at', '>', now)
    .returning('challenge')
    .executeTakeFirst()
  return deleted !== undefined
}

export const deleteChallengesExpiredBy = (trx: Trx, now: Temporal.Instant) =>
  trx.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute()
