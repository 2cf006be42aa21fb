import { builtInLanguages } from '@rashi/contract/texts'
import type { Mail } from '../../../gateways/mail/mailer.ts'
import { say } from '../../languages/index.ts'
import { letterPage } from '../../../gateways/mail/letter-page.ts'
import { linkLifeMinutes, type LinkPurpose } from './mailed-link.rules.ts'

/**
 * The mail that carries a link, in the language that it was asked for in. No name that a person gave
 * themselves stands in it: who signs up with a stranger's email could write to them through it.
 */
export function composeLinkMail(link: {
  readonly purpose: LinkPurpose
  readonly languageId: number
  readonly to: string
  readonly brand: string
  readonly address: string
}): Mail {
  const values: Record<string, string> = {
    brand: link.brand,
    email: link.to,
    minutes: String(linkLifeMinutes[link.purpose]),
  }
  const text = (key: string) =>
    say(link.languageId, key).replace(/\{\{(\w+)\}\}/g, (gap, name: string) => values[name] ?? gap)
  const subject = text(`mail.${link.purpose}.subject`)
  const intro = text(`mail.${link.purpose}.intro`)
  const notes = [text('mail.life'), text('mail.not-you')]
  const language = builtInLanguages.find(({ id }) => id === link.languageId)
  return {
    to: link.to,
    subject,
    text: `${[intro, link.address, notes.join('\n'), link.brand].join('\n\n')}\n`,
    html: letterPage({
      languageCode: language?.code ?? builtInLanguages[0].code,
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
