import { brandName } from '@rashi/contract/card-name.rules'
import { formatPrice } from '@rashi/contract/price.rules'
import type { Mail } from '../../../gateways/mail/mailer.ts'
import type { EmailContext } from '../../../mail/email.ts'
import { renderEmail } from '../../../mail/render-email.ts'
import { poundsOf } from '../format/format.rules.ts'
import type { RefundEmail } from './refund-email-queue.ts'

/** Tells the buyer what was refunded, and whether the purchase stays. */
export function refundEmail(
  context: EmailContext,
  {
    to,
    what,
    amountPence,
    card,
    isRevoked,
  }: Pick<RefundEmail, 'what' | 'amountPence' | 'card' | 'isRevoked'> & { to: string },
): Mail {
  const { config, language, translate } = context
  const values = {
    brand: config.brandName,
    what,
    amount: formatPrice(poundsOf(amountPence), language),
    card: card ? brandName(card) : '',
    digits: card?.last4 ?? '',
  }
  const text = (key: string) => translate(key, values)
  return renderEmail(context, {
    to,
    subject: text('refund.email.subject'),
    blocks: [
      { kind: 'paragraph', text: text(card ? 'refund.email.intro-card' : 'refund.email.intro') },
      {
        kind: 'notes',
        lines: [
          text(isRevoked ? 'refund.email.revoked' : 'refund.email.kept'),
          text('refund.email.when'),
        ],
      },
      {
        kind: 'action',
        label: text('refund.email.action'),
        address: `${config.publicUrl}/payments`,
        isLabelInText: true,
      },
    ],
  })
}
