import type { Subscription } from '@rashi/contract'
import { describe, expect, test, vi } from 'vitest'
import { groupCombos, findTrouble } from './subscription-entries.rules.ts'
import { canChangePlan, computePrice, findStore, isReadable } from './subscriptions.rules.ts'

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
  needs_other_card: false,
  card_id: null,
  card_needs_confirmation: false,
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
  [
    'a subscription whose card the bank has declined for good',
    { status: 'past_due', needs_other_card: true, card_id: 'pm_1' },
    'other-card',
  ],
  [
    'a subscription whose card belongs to another account of the provider (PAY-92)',
    { needs_other_card: true, card_id: 'pm_1' },
    'card-again',
  ],
  ['a subscription without a card', { card_id: null }, 'no-card'],
  [
    'a subscription whose card was never set up for renewals',
    { card_id: 'pm_1', card_needs_confirmation: true },
    'card-unconfirmed',
  ],
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

describe('an entry', () => {
  test.each([
    ['an active one', {}, true],
    ['one whose renewal failed', { status: 'past_due' }, true],
    ['a cancelled one before its end', { status: 'cancelled' }, true],
    [
      'a cancelled one after its end',
      { status: 'cancelled', subscription_ended: '2026-01-01T00:00:00Z' },
      false,
    ],
    [
      'a refunded one',
      { status: 'cancelled', refund: { amount: 5.99, at: '2026-11-21T10:00:00Z' } },
      false,
    ],
    ['one that is not paid yet', { status: 'incomplete' }, false],
  ] as const)('can be read: %s: %s %s (DAY-63)', (_which, changed, expected) => {
    vi.setSystemTime('2026-11-22T10:00:00Z')
    expect(isReadable([createSubscription(changed)])).toBe(expected)
    vi.useRealTimers()
  })

  const plan = createSubscription().payment_plan
  test.each([
    ['the highest plan', {}, false],
    ['a lower plan', { payment_plan: { ...plan, tier: 'gold' } }, true],
    [
      'a lower plan by promo code',
      { payment_plan: { ...plan, tier: 'silver' }, platform: 'coupon' },
      true,
    ],
    [
      'a lower plan of a store',
      { payment_plan: { ...plan, tier: 'gold' }, platform: 'ios' },
      false,
    ],
    [
      'a lower plan whose renewal failed',
      { payment_plan: { ...plan, tier: 'gold' }, status: 'past_due' },
      false,
    ],
  ] as const)('of %s offers another plan: %s %s (DAY-63)', (_which, changed, expected) => {
    expect(canChangePlan([createSubscription(changed)])).toBe(expected)
  })
})
