import type { TextKey } from '@rashi/contract/texts'
import type { Mail } from '../../gateways/mail/mailer.ts'
import type { EmailContext, EmailFact } from '../../mail/email.ts'
import { renderEmail } from '../../mail/render-email.ts'

export interface EnquiryDetails {
  readonly fullName: string
  readonly email: string
  readonly phone: string
  readonly question: string
  /** The piece's title in the email's language; undefined if the enquiry names no piece. */
  readonly gemstone: string | undefined
}

/** Renders the email to the operator; replies go to the person who enquired. `address` is the page of the piece. */
export function enquiryEmail(
  context: EmailContext,
  { to, address, ...enquiry }: EnquiryDetails & { to: string; address: string | undefined },
): Mail {
  const { text, piece } = describePiece(context, enquiry.gemstone)
  const facts: EmailFact[] = [
    [text('gemstones.mail.gemstone'), address ? `${piece} (${address})` : piece],
    [text('gemstones.enquiry.full-name'), enquiry.fullName],
    [text('gemstones.enquiry.email'), enquiry.email],
    [text('gemstones.enquiry.phone'), enquiry.phone],
    [text('gemstones.enquiry.question'), enquiry.question || '–'],
  ]
  return renderEmail(context, {
    to,
    replyTo: enquiry.email,
    subject: text('gemstones.mail.operator.subject'),
    blocks: [
      { kind: 'paragraph', text: text('gemstones.mail.operator.intro') },
      { kind: 'facts', facts },
    ],
  })
}

/**
 * Renders the confirmation for the account that enquired, in its language. It holds nothing that somebody typed, so that
 * nobody can send their words to others in our name.
 */
export function enquiryConfirmationEmail(
  context: EmailContext,
  { to, gemstone }: { to: string; gemstone: string | undefined },
): Mail {
  const { text, piece } = describePiece(context, gemstone)
  return renderEmail(context, {
    to,
    subject: text('gemstones.mail.confirmation.subject'),
    blocks: [
      { kind: 'paragraph', text: text('gemstones.mail.confirmation.intro') },
      { kind: 'facts', facts: [[text('gemstones.mail.gemstone'), piece]] },
      { kind: 'notes', lines: [text('gemstones.mail.confirmation.not-you')] },
    ],
  })
}

function describePiece({ config, translate }: EmailContext, gemstone: string | undefined) {
  const piece = gemstone ?? translate('gemstones.mail.no-gemstone')
  return {
    piece,
    text: (key: TextKey) => translate(key, { brand: config.brandName, gemstone: piece }),
  }
}
