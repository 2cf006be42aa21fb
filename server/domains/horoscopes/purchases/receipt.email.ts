import { formatDay } from '@rashi/contract/dates.rules'
import { formatPrice } from '@rashi/contract/price.rules'
import { readingPeriodOfNumber } from '@rashi/contract/reading-periods.rules'
import type { Mail } from '../../../gateways/mail/mailer.ts'
import type { EmailContext } from '../../../mail/email.ts'
import { renderEmail } from '../../../mail/render-email.ts'
import { poundsOf, sayPaidWith, sayRights } from '../../payments/index.ts'
import type { HoroscopeReceipt } from './receipt-queue.ts'

/** The receipt for a period or life events, with a link to the page that shows them. */
export function receiptEmail(
  context: EmailContext,
  {
    to,
    signKey,
    what,
    at,
    amountPence,
    card,
    type,
  }: Pick<HoroscopeReceipt, 'what' | 'at' | 'amountPence' | 'card' | 'type'> & {
    to: string
    signKey: string
  },
): Mail {
  const { config, language, translate } = context
  const values = {
    brand: config.brandName,
    what,
    day: formatDay(at, language),
    amount: formatPrice(poundsOf(amountPence), language),
  }
  const text = (part: string) => translate(`single-purchase.receipt.${part}`, values)
  return renderEmail(context, {
    to,
    subject: text('subject'),
    blocks: [
      { kind: 'paragraph', text: text('intro') },
      {
        kind: 'notes',
        lines: [...(card ? [sayPaidWith(context, card, amountPence)] : []), text('note')],
      },
      {
        kind: 'action',
        label: text('action'),
        address: `${config.publicUrl}/horoscope/${readingPeriodOfNumber(type) ?? 'weekly'}/${signKey.toLowerCase()}`,
        isLabelInText: true,
      },
      ...sayRights(context, { kind: 'reading', what, at }),
    ],
  })
}
