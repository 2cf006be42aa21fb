import { formatDay } from '@rashi/contract/dates.rules'
import type { Mail } from '../../../gateways/mail/mailer.ts'
import type { EmailContext } from '../../../mail/email.ts'
import { renderEmail } from '../../../mail/render-email.ts'
import type { ReminderDays } from '../schedule/reminder.rules.ts'

interface Reminder {
  readonly to: string
  readonly days: ReminderDays
  /** ISO 8601. */
  readonly endsAt: string
  /** The address of the page, and of the call, that stop the reminders. */
  readonly stopAt: string
}

/** Tells that the free weeks end, and what follows: nothing is charged. */
export function reminderEmail(context: EmailContext, { to, days, endsAt, stopAt }: Reminder): Mail {
  const { config, language, translate } = context
  const date = formatDay(endsAt, language)
  const email = renderEmail(context, {
    to,
    subject: translate(`mail.trial.subject-${days}`, { date }),
    blocks: [
      { kind: 'paragraph', text: translate('trial.sentence', { date }) },
      { kind: 'paragraph', text: translate('mail.trial.after') },
      {
        kind: 'action',
        label: translate('mail.trial.action'),
        address: `${config.publicUrl}/deeplink/dashboard?auth=true`,
        isLabelInText: true,
      },
      {
        kind: 'link',
        text: translate('mail.trial.plans'),
        address: `${config.publicUrl}/payment-plan-select`,
      },
      { kind: 'notes', lines: [translate(`mail.trial.why-${days}`)] },
      { kind: 'link', text: translate('mail.trial.stop'), address: stopAt },
    ],
  })
  return { ...email, stopAt }
}
