import type { Mail } from '../../gateways/mail/mailer.ts'
import type { EmailContext } from '../../mail/email.ts'
import { renderEmail } from '../../mail/render-email.ts'
import { invitationHours } from './staff-invitation.rules.ts'

/** Renders the invitation of a member of staff. */
export function staffInvitationEmail(
  context: EmailContext,
  { to, address }: { to: string; address: string },
): Mail {
  const values = { brand: context.config.brandName, email: to, hours: invitationHours }
  const text = (key: string) => context.translate(`mail.staff-invitation.${key}`, values)
  return renderEmail(context, {
    to,
    subject: text('subject'),
    blocks: [
      { kind: 'paragraph', text: text('intro') },
      { kind: 'action', label: text('action'), address, isLabelInText: false },
      { kind: 'notes', lines: [text('life'), text('not-you')] },
    ],
  })
}
