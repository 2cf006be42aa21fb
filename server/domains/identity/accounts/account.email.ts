import type { TextKey } from '@rashi/contract/texts'
import type { Mail } from '../../../gateways/mail/mailer.ts'
import type { EmailBlock, EmailContext } from '../../../mail/email.ts'
import { renderEmail } from '../../../mail/render-email.ts'

/** A change of an account of which its holder is notified. */
export type AccountEvent =
  | 'email-change-asked'
  | 'email-change-by-support'
  | 'email-changed'
  | 'password-changed'
  | 'second-factor-added'
  | 'second-factor-removed'
  | 'recovery-code-used'
  | 'recovery-codes-renewed'
  | 'account-deleted'

/** Changes that someone else may have made; their emails offer to choose a new password. */
const offersNewPassword: readonly AccountEvent[] = [
  'email-change-asked',
  'password-changed',
  'second-factor-added',
  'second-factor-removed',
  'recovery-code-used',
  'recovery-codes-renewed',
]

/** Renders a notification, which is recorded for `userId`. Like the email with a link, it contains no name that a person chose. */
export function accountEmail(
  context: EmailContext,
  { event, to, userId }: { event: AccountEvent; to: string; userId?: string },
): Mail {
  const { brandName, publicUrl, supportPhone } = context.config
  const values = { brand: brandName, email: to, phone: supportPhone }
  const text = (key: TextKey) => context.translate(key, values)
  const blocks: EmailBlock[] = [{ kind: 'paragraph', text: text(`mail.${event}.intro`) }]
  if (offersNewPassword.includes(event))
    blocks.push({
      kind: 'action',
      label: text('mail.new-password'),
      address: `${publicUrl}/forgot-password`,
      isLabelInText: false,
    })
  return {
    ...renderEmail(context, { to, subject: text(`mail.${event}.subject`), blocks }),
    ...(userId !== undefined && { record: { userId } }),
  }
}
