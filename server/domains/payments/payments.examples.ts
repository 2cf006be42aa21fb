import type { EmailExample } from '../../mail/email-example.ts'
import { alertEmailExamples } from './alerts/alert.examples.ts'
import { refundEmailExamples } from './refunds/refund.examples.ts'

export const paymentEmailExamples: readonly EmailExample[] = [
  ...refundEmailExamples,
  ...alertEmailExamples,
]
