import { write } from '../../../platform/database/write.ts'
import type { LettersContext } from '../common/letters-context.ts'
import { claimDueLetters, storePlans } from '../settings/letter-settings.repository.ts'
import { zoneOf } from '../settings/letter-settings.rules.ts'
import { planWeek } from '../schedule/weekly-schedule.rules.ts'

const batchSize = 500

/**
 * Plans the weekly letters that are due, one job each, and when the next one is due. The job is enqueued in the transaction that
 * moves the due time, so a letter is planned once, whatever processes run and whenever one ends.
 */
export async function planWeeklyLetters({ clock, db, jobs }: LettersContext): Promise<void> {
  for (;;) {
    const now = clock.now()
    const claimed = await write(db, async (trx) => {
      const due = await claimDueLetters(trx, { now, limit: batchSize })
      const plans = due.map((letter) => ({
        userId: letter.user_id,
        ...planWeek(now, zoneOf(letter), letter.weekly_planned),
      }))
      await storePlans(trx, plans)
      const letters = plans.flatMap(({ userId, week }) => (week === null ? [] : { userId, week }))
      await jobs.enqueueAll(trx, 'weekly-letter', letters)
      return due.length
    })
    if (claimed < batchSize) return
  }
}
