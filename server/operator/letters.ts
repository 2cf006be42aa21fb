import { findAccountId } from '../domains/identity/index.ts'
import { countReaders, findLetterSettings } from '../domains/letters/index.ts'
import { type Command, findText, formatInstant, OperatorError, readPersonal } from './command.ts'

const showLetters: Command = {
  name: 'letters',
  parameters: [],
  options: { email: { type: 'string' } },
  optionsUsage: '[--email <address>]',
  description: 'shows how many readers each letter has, or which letters one person gets',
  run: async (context, { options }) => {
    const email = findText({ options }, 'email')
    if (email === null) {
      const { weekly, trial } = await countReaders(context.db)
      context.print(`weekly letter: ${weekly}`)
      context.print(`reminders of the free weeks: ${trial}`)
      return
    }
    const userId = await findAccountId(context.db, email)
    if (userId === undefined) throw new OperatorError(`${email} has no account`)
    const [settings] = await readPersonal(
      context,
      'letters',
      async (db) => [(await findLetterSettings(db, userId)) ?? []].flat(),
      () => userId,
    )
    const written = (at: Temporal.Instant | null | undefined) => (at ? formatInstant(at) : '–')
    context.print(
      [
        `weekly letter: ${settings?.weekly ? 'on' : 'off'}`,
        `asked for: ${written(settings?.weekly_asked_at)} (version ${settings?.weekly_consent ?? '–'})`,
        `next: ${written(settings?.weekly_next_at)}, for ${settings?.time_zone ?? 'the zone of the language'}`,
        `stopped: ${written(settings?.weekly_stopped_at)}, weeks left out: ${settings?.weekly_skipped ?? 0}`,
        `reminders: ${(settings?.trial ?? true) ? 'on' : 'off'}, planned ${written(settings?.trial_14_at)} and ${written(settings?.trial_3_at)}`,
      ].join('\n'),
    )
  },
}

export const letters: readonly Command[] = [showLetters]
