import type { LanguageCode } from '@rashi/contract/languages.rules'
import type { Mail } from '../../../gateways/mail/mailer.ts'
import type { Translate } from '../../languages/index.ts'
import { letterPage } from '../../../mail/render-email.ts'
import { linkLifeMinutes, type LinkPurpose } from './mailed-link.rules.ts'

/**
 * The mail that carries a link, in the language that it was asked for in. No name that a person gave
 * themselves stands in it: who signs up with a stranger's email could write to them through it.
 */
export function composeLinkMail(link: {
  readonly purpose: LinkPurpose
  readonly language: LanguageCode
  readonly translate: Translate
  readonly to: string
  readonly brand: string
  readonly address: string
}): Mail {
  const values: Record<string, string> = {
    brand: link.brand,
    email: link.to,
    minutes: String(linkLifeMinutes[link.purpose]),
  }
  const text = (key: string) => link.translate(key, values)
  const subject = text(`mail.${link.purpose}.subject`)
  const intro = text(`mail.${link.purpose}.intro`)
  const notes = [text('mail.life'), text('mail.not-you')]
  return {
    to: link.to,
    subject,
    text: `${[intro, link.address, notes.join('\n'), link.brand].join('\n\n')}\n`,
    html: letterPage({
      languageCode: link.language,
      title: subject,
      brand: link.brand,
      intro,
      action: text(`mail.${link.purpose}.action`),
      address: link.address,
      addressHint: text('mail.address'),
      notes,
    }),
  }
}
