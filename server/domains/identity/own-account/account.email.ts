import type { TextKey } from '@rashi/contract/texts'
import type { Mail } from '../../../gateways/mail/mailer.ts'
import type { EmailBlock, EmailContext } from '../../../mail/email.ts'
import { renderEmail } from '../../../mail/render-email.ts'

/** A change of an account that its holder is notified of. */
type AccountEvent = 'email-change-asked' | 'email-changed' | 'password-changed' | 'account-deleted'

/** These may be a stranger's doing: the email offers to choose a new password. */
const offersNewPassword: readonly AccountEvent[] = ['email-change-asked', 'password-changed']

/** Like the email that carries a link, it contains no name that a person chose for themselves. */
export function accountEmail(
  context: EmailContext,
  { event, to }: { event: AccountEvent; to: string },
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
  return renderEmail(context, { to, subject: text(`mail.${event}.subject`), blocks })
}
