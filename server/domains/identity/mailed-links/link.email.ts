import type { Mail } from '../../../gateways/mail/mailer.ts'
import type { EmailContext } from '../../../mail/email.ts'
import { renderEmail } from '../../../mail/render-email.ts'
import { linkLifeMinutes, type LinkPurpose } from './mailed-link.rules.ts'

/**
 * Renders the email with a link. It contains no name that a person chose: somebody who signs up with
 * another person's email could send that person a message in the name.
 */
export function linkEmail(
  context: EmailContext,
  { purpose, to, address }: { purpose: LinkPurpose; to: string; address: string },
): Mail {
  const { config, translate } = context
  const values = { brand: config.brandName, email: to, minutes: linkLifeMinutes[purpose] }
  const text = (key: string) => translate(key, values)
  return renderEmail(context, {
    to,
    subject: text(`mail.${purpose}.subject`),
    blocks: [
      { kind: 'paragraph', text: text(`mail.${purpose}.intro`) },
      {
        kind: 'action',
        label: text(`mail.${purpose}.action`),
        address,
        isLabelInText: false,
      },
      { kind: 'notes', lines: [text('mail.life'), text('mail.not-you')] },
    ],
  })
}
