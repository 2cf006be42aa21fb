import { expect, test } from 'vitest'
import { isCheckout } from './checkout-pages.rules.ts'
import { listsSigns } from './footer.rules.ts'

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

test('a guest finds the twelve signs in the foot, but not where a sign is found or chosen; a reader does not (ENT-08)', () => {
  expect(
    ['/', '/gemstones', '/horoscope/weekly/leo'].every((path) => listsSigns(path, false)),
  ).toBe(true)
  for (const path of ['/horoscope-generated', '/moonsign-select', '/moonsign-lookup', '/signup'])
    expect(listsSigns(path, false)).toBe(false)
  expect(listsSigns('/dashboard', true)).toBe(false)
})
