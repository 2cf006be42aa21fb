import { expect, test } from 'vitest'
import { isCheckout } from './footer.rules.ts'

test.each([
  '/order-confirm',
  '/order-complete',
  '/enter-payment-details',
  '/enter-payment-mobile/101/1/token',
  '/enter-life-event-payment-mobile',
  '/payment-return',
  '/one-off-confirmation',
  '/one-off-confirmation-mobile/1/token',
  '/consultation-form',
  '/consultation-confirmation',
  '/life-event-confirmation',
])('%s is a step of a purchase, with one line as its foot (ENT-08)', (path) =>
  expect(isCheckout(path)).toBe(true),
)

test.each(['/', '/payment-plan-select', '/consultations', '/payments', '/life-events', '/signup'])(
  '%s has the foot with all rooms (ENT-08)',
  (path) => expect(isCheckout(path)).toBe(false),
)
