import type { LetterSettings as Shown } from '@rashi/contract'
import { write } from '../../platform/database/write.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { translate } from '../languages/index.ts'
import type { LettersContext } from './common/letters-context.ts'
import { chooseLetters, readLetters } from './settings/choose-letters.ts'
import { type LetterSettings, zoneOf } from './settings/letter-settings.rules.ts'
import { stopLetter } from './stop/stop-letter.ts'

const present = (settings: LetterSettings): Shown => ({
  weekly: settings.weekly,
  trial: settings.trial,
  language_id: settings.language_id,
  time_zone: zoneOf(settings),
})

export function letters(serve: Serve, context: Pick<LettersContext, 'clock' | 'db'>): void {
  const { clock, db } = context
  serve('GET /user/letters', async ({ session: { userId }, languageId }) => ({
    letters: present(await readLetters(db, userId, languageId)),
  }))
  serve('POST /user/choose-letters', async ({ body, session: { userId }, languageId }) => {
    const choice = {
      languageId,
      weekly: body.weekly,
      trial: body.trial,
      timeZone: body.time_zone,
    }
    const settings = await write(db, (trx) => chooseLetters(trx, userId, choice, clock.now()))
    return {
      letters: present(settings),
      msg: await translate(db, languageId, 'answer.letters-saved'),
    }
  })
  serve('POST /letters/stop', async ({ body, languageId }) => {
    await stopLetter(context, body)
    return { msg: await translate(db, languageId, 'answer.letter-stopped') }
  })
}
