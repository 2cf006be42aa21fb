import type { EmailExample } from '../../../mail/email-example.ts'
import { signContent } from '../../charts/index.ts'
import { planContent } from '../plans/plan-content.ts'
import type { EmailName } from './email-queue.ts'
import { type EmailedSubscription, subscriptionEmail } from './subscription.email.ts'

/** A record, so that an email without an example is a type error. */
const details: Record<EmailName, Partial<Parameters<typeof subscriptionEmail>[1]>> = {
  receipt: { paidWith: { brand: 'visa', last4: '4242' } },
  coupon: {},
  renewed: { paidWith: { brand: 'mastercard', last4: '5100' } },
  'cooling-off': { withdrawableSince: '2026-11-21T09:00:00Z' },
  cancelled: {},
  withdrawn: {},
  'renewal-failed': {},
  'confirm-renewal': {},
  'other-card': {},
  'card-again': {},
  lapsed: {},
  reminder: {},
  'card-expiring': { card: { last4: '4242', expiry: '12/2026' } },
  'price-change': { nextPence: 10_998 },
  'price-kept': {},
}

/** A combo, whose two signs are named together. */
const subscriptions: readonly EmailedSubscription[] = signContent
  .filter(({ key }) => key === 'Cancer' || key === 'Leo')
  .map((horoscope) => ({
    payment_plan: { translations: planContent.find(({ id }) => id === 4)?.translations ?? [] },
    horoscope,
  }))

export const subscriptionEmailExamples: readonly EmailExample[] = (
  Object.keys(details) as EmailName[]
).map((name) => ({
  name: `subscriptions: ${name}`,
  render: (context) =>
    subscriptionEmail(context, {
      name,
      to: 'asha@example.org',
      subscriptions,
      amountPence: 9998,
      at: '2026-11-21T09:00:00Z',
      periodEndsAt: '2027-11-21T09:00:00Z',
      dueAt: '2026-11-24T09:00:00Z',
      ...details[name],
    }),
}))
