import type { TextKey } from '@rashi/contract/texts'
import type { Mail } from '../../gateways/mail/mailer.ts'
import type { EmailBlock, EmailContext, EmailFact } from '../../mail/email.ts'
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
  const { text, facts } = describeEnquiry(context, enquiry, address)
  return renderEmail(context, {
    to,
    replyTo: enquiry.email,
    subject: text('gemstones.mail.operator.subject'),
    blocks: [{ kind: 'paragraph', text: text('gemstones.mail.operator.intro') }, facts],
  })
}

/** Renders the copy for the person who enquired, in their language. */
export function enquiryCopyEmail(context: EmailContext, enquiry: EnquiryDetails): Mail {
  const { text, facts } = describeEnquiry(context, enquiry)
  return renderEmail(context, {
    to: enquiry.email,
    subject: text('gemstones.mail.copy.subject'),
    blocks: [
      { kind: 'paragraph', text: text('gemstones.mail.copy.intro') },
      facts,
      { kind: 'notes', lines: [text('gemstones.mail.copy.not-you')] },
    ],
  })
}

function describeEnquiry(
  { config, translate }: EmailContext,
  enquiry: EnquiryDetails,
  address?: string,
): { text: (key: TextKey) => string; facts: EmailBlock } {
  const gemstone = enquiry.gemstone ?? translate('gemstones.mail.no-gemstone')
  const text = (key: TextKey) => translate(key, { brand: config.brandName, gemstone })
  const facts: EmailFact[] = [
    [text('gemstones.mail.gemstone'), address ? `${gemstone} (${address})` : gemstone],
    [text('gemstones.enquiry.full-name'), enquiry.fullName],
    [text('gemstones.enquiry.email'), enquiry.email],
    [text('gemstones.enquiry.phone'), enquiry.phone],
    [text('gemstones.enquiry.question'), enquiry.question || '–'],
  ]
  return { text, facts: { kind: 'facts', facts } }
}
