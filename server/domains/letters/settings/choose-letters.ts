import type { Db, Trx } from '../../../platform/database/database.ts'
import {
  applyChoice,
  initialSettings,
  type LetterChoice,
  type LetterSettings,
} from './letter-settings.rules.ts'
import {
  findSettings,
  lockSettings,
  updateSettings,
  upsertSettings,
} from './letter-settings.repository.ts'

/** Reads the letters that a person gets; an account without settings has those of a new one. */
export const readLetters = async (
  db: Db,
  userId: string,
  languageId: number,
): Promise<LetterSettings> =>
  (await findSettings(db, userId)) ?? initialSettings(userId, languageId)

/** Stores which letters a person wants. */
export async function chooseLetters(
  trx: Trx,
  userId: string,
  choice: LetterChoice,
  now: Temporal.Instant,
): Promise<LetterSettings> {
  const before = (await lockSettings(trx, userId)) ?? initialSettings(userId, choice.languageId)
  const after = applyChoice(before, choice, now)
  await upsertSettings(trx, after)
  return after
}

/**
 * Withdraws what was chosen before the address was confirmed, when the holder of the mailbox takes an account over: somebody
 * else may have signed up with it. The letter can be asked for again.
 */
export const dropWeeklyConsent = (trx: Trx, userId: string): Promise<void> =>
  updateSettings(trx, userId, {
    weekly: false,
    weekly_asked_at: null,
    weekly_consent: null,
    weekly_next_at: null,
  })
