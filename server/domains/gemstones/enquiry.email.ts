import type { LanguageCode } from '@rashi/contract/languages.rules'
import type { TextKey } from '@rashi/contract/texts'
import type { Mail } from '../../gateways/mail/mailer.ts'
import { onPaper, quietStyle, readingStyle } from '../../mail/email-layout.ts'
import { escapeHtml } from '../../platform/escape-html.ts'
import type { Translate } from '../languages/index.ts'

export interface EnquiryWords {
  readonly fullName: string
  readonly email: string
  readonly phone: string
  readonly question: string
  /** The piece's title in the mail's language; undefined for none in particular. */
  readonly gemstone: string | undefined
}

interface Frame {
  readonly brand: string
  readonly language: LanguageCode
  readonly translate: Translate
  readonly to: string
}

/** To the operator; a reply to it goes to the person who enquired. */
export function operatorMail(
  words: EnquiryWords & { address: string | undefined },
  frame: Frame,
): Mail {
  const mail = composeMail('operator', words, frame, words.address)
  return { ...mail, replyTo: words.email }
}

/** The copy for the person who enquired, in their language. */
export const copyMail = (words: EnquiryWords, frame: Frame): Mail =>
  composeMail('copy', words, frame)

function composeMail(
  kind: 'operator' | 'copy',
  words: EnquiryWords,
  { brand, language, translate, to }: Frame,
  address?: string,
): Mail {
  const gemstone = words.gemstone ?? translate('gemstones.mail.no-gemstone')
  const text = (key: TextKey) => translate(key, { brand, gemstone })
  const subject = text(`gemstones.mail.${kind}.subject`)
  const intro = text(`gemstones.mail.${kind}.intro`)
  const closing = kind === 'copy' ? [text('gemstones.mail.copy.not-you')] : []
  const facts = [
    [text('gemstones.mail.gemstone'), address ? `${gemstone} (${address})` : gemstone],
    [text('gemstones.enquiry.full-name'), words.fullName],
    [text('gemstones.enquiry.email'), words.email],
    [text('gemstones.enquiry.phone'), words.phone],
    [text('gemstones.enquiry.question'), words.question || '–'],
  ] as const
  const rows = facts.map(
    ([name, value]) =>
      `<p style="margin:0 0 14px;${readingStyle}"><span style="${quietStyle}">${escapeHtml(name)}</span><br>${escapeHtml(value).replaceAll('\n', '<br>')}</p>`,
  )
  return {
    to,
    subject,
    text: `${[intro, ...facts.map(([name, value]) => `${name}: ${value}`), ...closing, brand].join('\n\n')}\n`,
    html: onPaper({
      languageCode: language,
      title: subject,
      brand,
      body: [
        `<p style="margin:0 0 24px;${readingStyle}">${escapeHtml(intro)}</p>`,
        ...rows,
        ...closing.map((note) => `<p style="margin:0;${quietStyle}">${escapeHtml(note)}</p>`),
      ].join('\n'),
    }),
  }
}
