import type { LetterKind } from '@rashi/contract/letters.rules'
import type { Context } from '../../../context/context.ts'
import { write } from '../../../platform/database/write.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { applyChoice } from '../settings/letter-settings.rules.ts'
import { lockSettings, upsertSettings } from '../settings/letter-settings.repository.ts'
import { stopKey } from './stop-address.ts'
import { readStopToken } from './stop-token.rules.ts'

/**
 * Stops a letter by the token of its link, without a session and as often as it is asked for. An account that was deleted
 * meanwhile is answered alike.
 *
 * @throws {Refusal} `letter-link-invalid`
 */
export async function stopLetter(
  { clock, db }: Pick<Context, 'clock' | 'db'>,
  { letter, token }: { letter: LetterKind; token: string },
): Promise<void> {
  const userId = readStopToken(await stopKey(db), letter, token)
  if (userId === undefined) throw new Refusal('letter-link-invalid')
  await write(db, async (trx) => {
    const settings = await lockSettings(trx, userId)
    if (!settings?.[letter]) return
    const choice = { [letter]: false, languageId: settings.language_id }
    await upsertSettings(trx, applyChoice(settings, choice, clock.now()))
  })
}
