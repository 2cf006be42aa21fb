import { write } from '../../../platform/database/write.ts'
import type { Trx } from '../../../platform/database/database.ts'
import { readEmailContext } from '../../../mail/email.ts'
import { enqueueEmail } from '../../../mail/email-queue.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { lockUser, type UserRow } from '../accounts/user.repository.ts'
import type { IdentityContext } from '../common/identity-context.ts'
import type { LimitedCaller } from '../common/identity-limits.ts'
import { type AccountEvent, accountEmail } from '../accounts/account.email.ts'
import {
  countRecoveryCodes,
  deleteRecoveryCodesOfUser,
  insertRecoveryCodes,
} from '../second-factor/recovery-code.repository.ts'
import { createRecoveryCodes } from '../../../platform/secrets/recovery-code.rules.ts'
import { listMethods } from '../second-factor/second-factors.ts'
import { deleteOtherSessions } from '../sessions/session.repository.ts'

/** The caller of a change: a live session. */
export type FactorCaller = LimitedCaller & {
  readonly userId: string
  readonly sessionId: string
  readonly languageId: number
  readonly device: string | null
}

/** @throws {Refusal} `email-unconfirmed`: somebody else's first mailed link would have to remove the factor again */
export function requireConfirmedEmail({ email_confirmed_at }: UserRow): void {
  if (email_confirmed_at === null) throw new Refusal('email-unconfirmed')
}

/**
 * Changes the factors of an account, tells its owner by email and ends all other sessions: those were opened without
 * the new factor, or by a device that has lost its factor. A sign-in under way waits for the lock.
 */
export async function changeFactors<T>(
  context: IdentityContext,
  { userId, sessionId, languageId }: FactorCaller,
  event: AccountEvent,
  change: (trx: Trx, user: UserRow) => Promise<T>,
): Promise<T> {
  const emailContext = await readEmailContext(context, languageId)
  return write(context.db, async (trx) => {
    const user = await lockUser(trx, userId)
    if (user === undefined) throw new Refusal('unauthenticated')
    const result = await change(trx, user)
    await deleteOtherSessions(trx, { userId, exceptId: sessionId, onlyId: undefined })
    await enqueueEmail(
      trx,
      context,
      accountEmail(emailContext, { event, to: user.email, userId: user.id }),
    )
    return result
  })
}

/** Replaces the recovery codes and returns the new ones, which are stored as hashes alone. */
export async function replaceRecoveryCodes(trx: Trx, userId: string): Promise<string[]> {
  const codes = createRecoveryCodes()
  await deleteRecoveryCodesOfUser(trx, userId)
  await insertRecoveryCodes(trx, userId, codes)
  return codes
}

/** Returns new recovery codes for a first factor; none for a later one. */
export const codesOfFirstFactor = async (trx: Trx, userId: string): Promise<string[]> =>
  (await countRecoveryCodes(trx, userId)) > 0 ? [] : replaceRecoveryCodes(trx, userId)

/** Deletes the recovery codes with the last factor. */
export async function dropUnneededCodes(trx: Trx, userId: string): Promise<void> {
  if ((await listMethods(trx, userId)).length === 0) await deleteRecoveryCodesOfUser(trx, userId)
}
