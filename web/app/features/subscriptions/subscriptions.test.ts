import type { Subscription } from '@rashi/contract'
import { describe, expect, test } from 'vitest'
import { groupCombos, findTrouble } from './subscription-entries.rules.ts'
import { computePrice, findStore } from './subscriptions.rules.ts'

const createSubscription = (changed: Partial<Subscription> = {}): Subscription => ({
  id: crypto.randomUUID(),
  status: 'active',
  platform: 'web',
  subscription_type: 'single',
  combo_purchase_id: null,
  payment_plan: {
    id: 2,
    amount: 49.99,
    horoscope_content_frequency: 3,
    tier: 'diamond',
    billing_interval: 'year',
    translations: [],
  },
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
  createSubscription({ subscription_type: 'combo', combo_purchase_id: 'combo-1', ...changed })

test('the two subscriptions of a combo are one entry, and others are entries by themselves (PAY-30)', () => {
  const [first, moon, rising, last] = [
    createSubscription(),
    ofCombo(),
    ofCombo(),
    createSubscription(),
  ]
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
    expect(computePrice([createSubscription({ subscription_type, platform })])).toBeCloseTo(
      price,
      2,
    )
  })
})

test('only a subscription of an app store has a store in which to cancel it (PAY-34)', () => {
  const platforms = ['web', 'coupon', 'ios', 'android'] as const
  expect(platforms.map((platform) => findStore([createSubscription({ platform })]))).toEqual([
    undefined,
    undefined,
    'ios',
    'android',
  ])
})

test.each([
  ['a subscription that renews', { card_id: 'pm_1' }, undefined],
  ['a subscription whose renewal failed', { status: 'past_due', card_id: 'pm_1' }, 'past-due'],
  [
    'a subscription whose bank asks for confirmation',
    { status: 'past_due', needs_confirmation: true, card_id: 'pm_1' },
    'needs-confirmation',
  ],
  ['a subscription without a card', { card_id: null }, 'no-card'],
  [
    'a subscription whose card is about to expire',
    { card_id: 'pm_1', card_expiring: { last_4: '4242', exp_month: 12, exp_year: 2026 } },
    'card-expiring',
  ],
  ['a subscription by promo code, which needs no card', { platform: 'coupon' }, undefined],
  ['a subscription of a store, which charges by itself', { platform: 'ios' }, undefined],
] as const)('the holder of %s is shown its problem, if any', (_which, changed, trouble) => {
  expect(findTrouble([createSubscription(changed)])).toBe(trouble)
})
