import { builtInLanguages, type TextKey } from '@rashi/contract/texts'
import { letterPage } from '../../../gateways/mail/letter-page.ts'
import type { Mail } from '../../../gateways/mail/mailer.ts'
import { escapeHtml, onPaper, readingStyle } from '../../../gateways/mail/paper.ts'
import type { Config } from '../../../platform/config.ts'
import { say } from '../../languages/index.ts'

/** What an account's holder is told when something about it changes. */
type News = 'email-change-asked' | 'email-changed' | 'password-changed' | 'account-deleted'

/** Where a stranger may be at work, the mail leads to a new password. */
const leadsToPassword: readonly News[] = ['email-change-asked', 'password-changed']

/** As the links' mails: no name that a person gave themselves stands in it. */
export function accountMail(
  news: News,
  { brandName, publicUrl, supportPhone }: Pick<Config, 'brandName' | 'publicUrl' | 'supportPhone'>,
  to: string,
  languageId: number,
): Mail {
  const text = (key: TextKey) =>
    say(languageId, key)
      .replaceAll('{{brand}}', brandName)
      .replaceAll('{{email}}', to)
      .replaceAll('{{phone}}', supportPhone)
  const subject = text(`mail.${news}.subject`)
  const intro = text(`mail.${news}.intro`)
  const languageCode =
    builtInLanguages.find(({ id }) => id === languageId)?.code ?? builtInLanguages[0].code
  const page = { languageCode, title: subject, brand: brandName }
  if (!leadsToPassword.includes(news))
    return {
      to,
      subject,
      text: `${[intro, brandName].join('\n\n')}\n`,
      html: onPaper({
        ...page,
        body: `<p style="margin:0;${readingStyle}">${escapeHtml(intro)}</p>`,
      }),
    }
  const address = `${publicUrl}/forgot-password`
  return {
    to,
    subject,
    text: `${[intro, address, brandName].join('\n\n')}\n`,
    html: letterPage({
      ...page,
      intro,
      action: text('mail.new-password'),
      address,
      addressHint: text('mail.address'),
      notes: [],
    }),
  }
}
