import { consultationPayable } from './domains/consultations/index.ts'
import { lifeEventPayable, oneOffPayable } from './domains/horoscopes/index.ts'
import type { Payable } from './domains/payments/index.ts'
import { renewalPayable, subscriptionPayable } from './domains/subscriptions/index.ts'

/** All kinds of purchases. */
export const payables: readonly Payable[] = [
  subscriptionPayable,
  renewalPayable,
  consultationPayable,
  oneOffPayable,
  lifeEventPayable,
]
