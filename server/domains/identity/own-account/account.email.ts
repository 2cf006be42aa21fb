import { languageCodeOf } from '@rashi/contract/languages.rules'
import type { TextKey } from '@rashi/contract/texts'
import { letterPage } from '../../../mail/render-email.ts'
import type { Mail } from '../../../gateways/mail/mailer.ts'
import { onPaper, readingStyle } from '../../../mail/email-layout.ts'
import { escapeHtml } from '../../../platform/escape-html.ts'
import type { Config } from '../../../platform/config.ts'
import type { Translate } from '../../languages/index.ts'

/** What an account's holder is told when something about it changes. */
type News = 'email-change-asked' | 'email-changed' | 'password-changed' | 'account-deleted'

/** Where a stranger may be at work, the mail leads to a new password. */
const leadsToPassword: readonly News[] = ['email-change-asked', 'password-changed']

/** As the links' mails: no name that a person gave themselves stands in it. */
export function accountMail(
  news: News,
  { brandName, publicUrl, supportPhone }: Pick<Config, 'brandName' | 'publicUrl' | 'supportPhone'>,
  { to, languageId, translate }: { to: string; languageId: number; translate: Translate },
): Mail {
  const text = (key: TextKey) =>
    translate(key, { brand: brandName, email: to, phone: supportPhone })
  const subject = text(`mail.${news}.subject`)
  const intro = text(`mail.${news}.intro`)
  const page = { languageCode: languageCodeOf(languageId), title: subject, brand: brandName }
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
