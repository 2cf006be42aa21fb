import type { Mail } from '../../../gateways/mail/mailer.ts'
import type { EmailContext } from '../../../mail/email.ts'
import { renderEmail } from '../../../mail/render-email.ts'
import type { PaymentAlert } from './alert-operator.ts'

/** Tells the operator of a dispute, a refund or a warning about one payment. */
export function paymentAlertEmail(
  context: EmailContext,
  { to, ...alert }: PaymentAlert & { to: string },
): Mail {
  const { kind, paymentId, purchaseId, what, amount, reason } = alert
  const { translate } = context
  const values = { payment: paymentId, what, amount, reason }
  return renderEmail(context, {
    to,
    subject: translate(`alert.${kind}.subject`, values),
    blocks: [
      { kind: 'paragraph', text: translate(`alert.${kind}.text`, values) },
      {
        kind: 'facts',
        facts: [
          [translate('alert.payment'), paymentId],
          [translate('alert.purchase'), purchaseId],
        ],
      },
    ],
  })
}

/** Tells the operator where the provider and the database differ, or what is to be deleted at the provider. */
export function listEmail(
  context: EmailContext,
  kind: 'differences' | 'customers-to-delete',
  { to, lines, count }: { to: string; lines: readonly string[]; count: number },
): Mail {
  const { translate } = context
  return renderEmail(context, {
    to,
    subject: translate(`alert.${kind}.subject`, { count: String(count) }),
    blocks: [
      { kind: 'paragraph', text: translate(`alert.${kind}.text`) },
      { kind: 'notes', lines },
    ],
  })
}
