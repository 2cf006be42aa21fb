import type { LettersContext } from './common/letters-context.ts'
import { planReminders } from './trial/plan-reminders.ts'
import { sendReminder } from './trial/send-reminder.ts'
import { planWeeklyLetters } from './weekly/plan-weekly-letters.ts'
import { sendWeeklyLetter } from './weekly/send-weekly-letter.ts'

/** The work of this domain outside requests. */
export function letterJobs(context: LettersContext): void {
  const { jobs } = context
  jobs.handle('weekly-letter', (letter) => sendWeeklyLetter(context, letter))
  jobs.handle('trial-reminder', (reminder) => sendReminder(context, reminder))
  // Every quarter of an hour, because time zones differ by such.
  jobs.schedule('plan-weekly-letters', '1-59/15 * * * *', () => planWeeklyLetters(context))
  jobs.schedule('plan-trial-reminders', '41 * * * *', () => planReminders(context))
}
