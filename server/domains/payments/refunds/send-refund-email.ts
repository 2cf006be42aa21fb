import { brandName } from '@rashi/contract/card-name.rules'
import { languageCodeOf } from '@rashi/contract/languages.rules'
import { formatPrice } from '@rashi/contract/price.rules'
import { letterPage } from '../../../mail/render-email.ts'
import { translator } from '../../languages/index.ts'
import { poundsOf } from '../format/format.rules.ts'
import type { PaymentsContext } from '../payable/payable.ts'
import type { RefundEmail } from './refund-email-queue.ts'

/** Writes a refund email in its reader's language; a deleted account gets none. */
export async function sendRefundEmail(
  { config, db, emailOf, mailer }: Pick<PaymentsContext, 'config' | 'db' | 'emailOf' | 'mailer'>,
  { userId, languageId, what, amountPence, card, isRevoked }: RefundEmail,
): Promise<void> {
  const to = await emailOf(userId)
  if (to === undefined) return
  const translate = await translator(db, languageId)
  const brand = config.brandName
  const values: Record<string, string> = {
    brand,
    what,
    amount: formatPrice(poundsOf(amountPence), languageCodeOf(languageId)),
    card: card ? brandName(card.brand) : '',
    digits: card?.last4 ?? '',
  }
  const text = (key: string) => translate(key, values)
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
      languageCode: languageCodeOf(languageId),
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
