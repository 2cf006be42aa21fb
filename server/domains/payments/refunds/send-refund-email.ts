import { brandName } from '@rashi/contract/card-name.rules'
import { builtInLanguages } from '@rashi/contract/texts'
import { letterPage } from '../../../gateways/mail/letter-page.ts'
import { say } from '../../languages/index.ts'
import { formatPounds } from '../format/format.rules.ts'
import type { PaymentsContext } from '../payable/payable.ts'
import type { RefundEmail } from './refund-email-queue.ts'

/** Writes a refund email in its reader's language; a deleted account gets none. */
export async function sendRefundEmail(
  { config, emailOf, mailer }: Pick<PaymentsContext, 'config' | 'emailOf' | 'mailer'>,
  { userId, languageId, what, amountPence, card, isRevoked }: RefundEmail,
): Promise<void> {
  const to = await emailOf(userId)
  if (to === undefined) return
  const language = builtInLanguages.find(({ id }) => id === languageId) ?? builtInLanguages[0]
  const brand = config.brandName
  const values: Record<string, string> = {
    brand,
    what,
    amount: formatPounds(amountPence),
    card: card ? brandName(card.brand) : '',
    digits: card?.last4 ?? '',
  }
  const text = (key: string) =>
    say(language.id, key).replace(/\{\{(\w+)\}\}/g, (gap, name: string) => values[name] ?? gap)
  const subject = text('refund.email.subject')
  const intro = text(card ? 'refund.email.intro-card' : 'refund.email.intro')
  const notes = [
    text(isRevoked ? 'refund.email.revoked' : 'refund.email.kept'),
    text('refund.email.when'),
  ]
  const action = text('refund.email.action')
  const address = `${config.publicUrl}/payments`
  await mailer.send({
    to,
    subject,
    text: `${[intro, notes.join('\n'), `${action}: ${address}`, brand].join('\n\n')}\n`,
    html: letterPage({
      languageCode: language.code,
      title: subject,
      brand,
      intro,
      action,
      address,
      addressHint: text('mail.address'),
      notes,
    }),
  })
}
