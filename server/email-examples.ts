import { consultationEmailExamples } from './domains/consultations/index.ts'
import { gemstoneEmailExamples } from './domains/gemstones/index.ts'
import { horoscopeEmailExamples } from './domains/horoscopes/index.ts'
import { identityEmailExamples } from './domains/identity/index.ts'
import { letterEmailExamples } from './domains/letters/index.ts'
import { paymentEmailExamples } from './domains/payments/index.ts'
import { staffEmailExamples } from './domains/staff/index.ts'
import { subscriptionEmailExamples } from './domains/subscriptions/index.ts'
import type { EmailExample } from './mail/email-example.ts'

/** All emails of the product with example data. */
export const emailExamples: readonly EmailExample[] = [
  ...identityEmailExamples,
  ...subscriptionEmailExamples,
  ...paymentEmailExamples,
  ...horoscopeEmailExamples,
  ...consultationEmailExamples,
  ...gemstoneEmailExamples,
  ...letterEmailExamples,
  ...staffEmailExamples,
]
