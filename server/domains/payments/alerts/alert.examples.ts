import type { EmailExample } from '../../../mail/email-example.ts'
import type { AlertKind } from './alert-operator.ts'
import { listEmail, paymentAlertEmail } from './payment-alert.email.ts'

const to = 'desk@example.org'
const alert = {
  to,
  paymentId: 'pi_3Qx',
  purchaseId: '019be0f2-6d5c-7000-8000-000000000001',
  what: 'Silver: Aries',
  amount: '£1.99',
  reason: 'fraudulent',
}
const kinds: readonly AlertKind[] = [
  'dispute-opened',
  'dispute-won',
  'dispute-lost',
  'dispute-closed',
  'refund-stopped',
  'refund-waits',
  'refund-outside',
  'fraud-warning',
]

export const alertEmailExamples: readonly EmailExample[] = [
  ...kinds.map((kind) => ({
    name: `payments: operator, ${kind}`,
    render: (context: Parameters<EmailExample['render']>[0]) =>
      paymentAlertEmail(context, { ...alert, kind }),
  })),
  {
    name: 'payments: operator, differences',
    render: (context) =>
      listEmail(context, 'differences', {
        to,
        lines: ['payment pi_3Qx: charged £1.99 twice'],
        count: 1,
      }),
  },
  {
    name: 'payments: operator, customers to delete',
    render: (context) =>
      listEmail(context, 'customers-to-delete', {
        to,
        lines: ['cus_4Ab at acct_1Abc (live mode)'],
        count: 1,
      }),
  },
]
