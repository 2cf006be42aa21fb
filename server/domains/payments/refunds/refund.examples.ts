import type { EmailExample } from '../../../mail/email-example.ts'
import { refundEmail } from './refund.email.ts'

const refund = { to: 'asha@example.org', what: 'Silver & Gold', amountPence: 599 }

export const refundEmailExamples: readonly EmailExample[] = [
  {
    name: 'payments: refund that revokes the purchase',
    render: (context) =>
      refundEmail(context, { ...refund, card: { brand: 'visa', last4: '4242' }, isRevoked: true }),
  },
  {
    name: 'payments: refund to an unknown card',
    render: (context) => refundEmail(context, { ...refund, card: null, isRevoked: false }),
  },
]
