import { findTrialEnd } from '../../access/index.ts'
import { readEmailContext } from '../../../mail/email.ts'
import type { LettersContext } from '../common/letters-context.ts'
import { findSettings } from '../settings/letter-settings.repository.ts'
import { stopAddress } from '../stop/stop-address.ts'
import { isDue, type ReminderDays } from '../schedule/reminder.rules.ts'
import { reminderEmail } from './reminder.email.ts'

/** The payload of the queue `trial-reminder`: no address and no link, which are read when the email is sent. */
interface Reminder {
  readonly userId: string
  readonly days: ReminderDays
}

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'trial-reminder': Reminder
  }
}

/**
 * Sends a reminder; nothing if it was stopped, if the address is not confirmed, if a plan was bought, or if the free weeks
 * end at another time by now.
 */
export async function sendReminder(
  context: LettersContext,
  { userId, days }: Reminder,
): Promise<void> {
  const { clock, config, db, mailer } = context
  const [settings, recipient, endsAt] = await Promise.all([
    findSettings(db, userId),
    context.recipientOf(userId),
    findTrialEnd(context, userId),
  ])
  if (!settings?.trial || !recipient?.isConfirmed) return
  if (endsAt === null || !isDue(endsAt, clock.now(), days)) return
  const [emailContext, stopAt] = await Promise.all([
    readEmailContext(context, settings.language_id),
    stopAddress(db, config, { letter: 'trial', userId }),
  ])
  await mailer.send({
    ...reminderEmail(emailContext, { to: recipient.email, days, endsAt: `${endsAt}`, stopAt }),
    record: { userId },
  })
}
