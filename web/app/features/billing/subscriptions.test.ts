import type { Subscription } from '@rashi/contract'
import { describe, expect, test } from 'vitest'
import { groupCombos, priceOf, storeOf } from './subscriptions.rules.ts'

const aSubscription = (changed: Partial<Subscription> = {}): Subscription => ({
  id: crypto.randomUUID(),
  status: 'active',
  platform: 'web',
  subscription_type: 'single',
  combo_purchase_id: null,
  payment_plan: { id: 2, amount: 49.99, horoscope_content_frequency: 3, translations: [] },
  horoscope: { id: 5, key: 'Leo', name: 'Leo', translations: [] },
  subscription_ended: '2027-11-21T10:00:00Z',
  created_at: '2026-11-21T10:00:00Z',
  needs_confirmation: false,
  card_id: null,
  card_expiring: null,
  withdrawal: null,
  refund: null,
  ...changed,
})
const ofCombo = (changed: Partial<Subscription> = {}) =>
  aSubscription({ subscription_type: 'combo', combo_purchase_id: 'combo-1', ...changed })

test('the two of a combo are one entry, and everything else stays by itself (PAY-30)', () => {
  const [first, moon, rising, last] = [aSubscription(), ofCombo(), ofCombo(), aSubscription()]
  const other = ofCombo({ combo_purchase_id: 'combo-2' })
  expect(groupCombos([first, moon, other, rising, last])).toEqual([
    [first],
    [moon, rising],
    [other],
    [last],
  ])
})

describe('the price of an entry', () => {
  test.each([
    ['single', 'web', 49.99],
    ['combo', 'web', 99.98],
    ['combo', 'ios', 99.98],
    ['combo', 'android', 49.99],
    ['single', 'android', 49.99],
  ] as const)('%s of %s is £%d (PLAN-26)', (subscription_type, platform, price) => {
    expect(priceOf([aSubscription({ subscription_type, platform })])).toBeCloseTo(price, 2)
  })
})

test('only a store subscription has a store in which to cancel it (PAY-34)', () => {
  const platforms = ['web', 'coupon', 'ios', 'android'] as const
  expect(platforms.map((platform) => storeOf([aSubscription({ platform })]))).toEqual([
    undefined,
    undefined,
    'ios',
    'android',
  ])
})
