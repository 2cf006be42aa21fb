import { decodeHTML } from 'entities'
import { formatDay } from '@rashi/contract/dates.rules'
import type { TextKey } from '@rashi/contract/texts'
import type { Mail } from '../../../gateways/mail/mailer.ts'
import type { EmailBlock, EmailContext } from '../../../mail/email.ts'
import { renderEmail } from '../../../mail/render-email.ts'
import { welcomeLinkDays } from '../mailed-links/mailed-link.rules.ts'

interface Welcome {
  readonly to: string
  /** The address of the link. */
  readonly address: string
  readonly sign: string
  /** HTML; its first sentence is told. */
  readonly description: string
  /** The sign that it could be as well if the time of birth is a little off; null if the sign is certain. */
  readonly otherSign: string | null
  /** ISO 8601; null without a running trial. */
  readonly trialEndsAt: string | null
  /** The Moon of the birth as a PNG. */
  readonly picture: Buffer
}

/** Returns the first sentence of a text with markup, as plain text. */
const readFirstSentence = (html: string) => {
  const text = decodeHTML(html.replaceAll(/<[^>]*>/g, ''))
    .replaceAll(/\s+/g, ' ')
    .trim()
  return /^.*?[.!?।](?=\s|$)/.exec(text)?.[0] ?? text
}

/**
 * Renders the email after sign-up. Like the email with a link, it contains no name that a person chose.
 */
export function welcomeEmail(context: EmailContext, welcome: Welcome): Mail {
  const { to, address, sign, description, otherSign, trialEndsAt, picture } = welcome
  const values = {
    brand: context.config.brandName,
    sign,
    other: otherSign ?? '',
    days: welcomeLinkDays,
  }
  const text = (key: TextKey) => context.translate(key, values)
  const paragraphs = [
    ...(otherSign === null ? [] : [text('mail.welcome.uncertain')]),
    ...(trialEndsAt === null
      ? []
      : [context.translate('trial.sentence', { date: formatDay(trialEndsAt, context.language) })]),
  ]
  const blocks: EmailBlock[] = [
    { kind: 'paragraph', text: readFirstSentence(description) },
    { kind: 'picture', name: 'moon', alt: text('mail.welcome.picture'), width: 480, height: 320 },
    ...paragraphs.map((line): EmailBlock => ({ kind: 'paragraph', text: line })),
    { kind: 'action', label: text('mail.welcome.action'), address, isLabelInText: true },
    { kind: 'notes', lines: [text('mail.welcome.confirms'), text('mail.welcome.not-you')] },
  ]
  return {
    ...renderEmail(context, { to, subject: text('mail.welcome.subject'), blocks }),
    pictures: [{ name: 'moon', png: picture }],
  }
}
