import { write } from '../../../platform/database/write.ts'
import { listEndingTrials } from '../../access/index.ts'
import type { LettersContext } from '../common/letters-context.ts'
import { claimReminders } from '../settings/letter-settings.repository.ts'
import { endsDue, reminderDays, type ReminderDays } from '../schedule/reminder.rules.ts'

const batchSize = 500

/** Plans the reminders that are due. Each is planned once for a person, whichever process comes first. */
export async function planReminders(context: LettersContext): Promise<void> {
  for (const days of reminderDays) await planRemindersOf(context, days)
}

async function planRemindersOf(
  { clock, db, jobs }: LettersContext,
  days: ReminderDays,
): Promise<void> {
  const at = clock.now()
  let after: string | undefined
  do {
    const userIds = await listEndingTrials(db, { ...endsDue(at, days), after, limit: batchSize })
    await write(db, async (trx) => {
      const claimed = await claimReminders(trx, { userIds, days, at })
      const reminders = claimed.map((userId) => ({ userId, days }))
      await jobs.enqueueAll(trx, 'trial-reminder', reminders)
    })
    after = userIds.length < batchSize ? undefined : userIds.at(-1)
  } while (after !== undefined)
}
