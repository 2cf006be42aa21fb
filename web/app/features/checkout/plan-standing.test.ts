import type { Subscription, User } from '@rashi/contract'
import type { Tier } from '@rashi/contract/tiers.rules'
import { expect, test } from 'vitest'
import { findStanding } from './plan-standing.rules.ts'

const silver = { tier: 'silver', opens: ['weekly'] } as const
const gold = { tier: 'gold', opens: ['weekly', 'monthly'] } as const
const diamond = { tier: 'diamond', opens: ['weekly', 'monthly', 'yearly'] } as const
const opened = (plan: typeof silver | typeof gold | typeof diamond) => ({
  tier: plan.tier,
  opens: [...plan.opens],
})

const later = '2027-02-21T10:00:00Z'
const sooner = '2026-12-22T10:00:00Z'

const reader = (change: Partial<User> = {}) =>
  ({
    active_subscriptions: [],
    trial_ends_at: null,
    trial_opens: [],
    trial_sign: null,
    ...change,
  }) as unknown as User

const inTrial = reader({
  trial_ends_at: later,
  trial_sign: 'Aquarius',
  trial_opens: [{ reading_period: 'weekly', until: later }],
})

const subscriber = (tier: Tier, platform: Subscription['platform'] = 'web') =>
  reader({
    active_subscriptions: [
      { platform, payment_plan: { tier }, horoscope: { key: 'Aquarius' } } as Subscription,
    ],
  })

const standing = (...args: Parameters<typeof findStanding>) => {
  const found = findStanding(...args)
  return found && ('until' in found ? [found.kind, found.until] : [found.kind])
}

test('Silver on the own sign is free during the trial (ENT-45)', () => {
  expect(standing(opened(silver), 'Aquarius', inTrial)).toEqual(['free', later])
})

test('a higher plan or another sign ends the trial (ENT-45)', () => {
  expect(standing(opened(gold), 'Aquarius', inTrial)).toEqual(['ends-trial', later])
  expect(standing(opened(silver), 'Leo', inTrial)).toEqual(['ends-trial', later])
  expect(standing(opened(silver), undefined, inTrial)).toEqual(['ends-trial', later])
})

test('a gold trial makes Gold free as long as it opens both the week and the month (ENT-45)', () => {
  const goldTrial = reader({
    trial_ends_at: later,
    trial_sign: 'Aquarius',
    trial_opens: [
      { reading_period: 'weekly', until: later },
      { reading_period: 'monthly', until: sooner },
    ],
  })
  expect(standing(opened(gold), 'Aquarius', goldTrial)).toEqual(['free', sooner])
  expect(standing(opened(silver), 'Aquarius', goldTrial)).toEqual(['free', later])
  expect(standing(opened(diamond), 'Aquarius', goldTrial)).toEqual(['ends-trial', later])
})

test('a plan that a subscription on the sign opens already is the reader’s (ENT-46)', () => {
  expect(standing(opened(silver), 'Aquarius', subscriber('gold'))).toEqual(['yours'])
  expect(standing(opened(gold), 'Aquarius', subscriber('gold'))).toEqual(['yours'])
  expect(standing(opened(gold), 'Aquarius', subscriber('diamond', 'coupon'))).toEqual(['yours'])
})

test('a lower paid plan on the sign has to be cancelled first, one by promo code does not (ENT-46)', () => {
  expect(standing(opened(diamond), 'Aquarius', subscriber('gold'))).toEqual(['change-first'])
  expect(standing(opened(diamond), 'Aquarius', subscriber('gold', 'coupon'))).toBeUndefined()
})

test('a guest, a reader without a trial and a subscriber of another sign are told nothing (ENT-45, ENT-46)', () => {
  expect(standing(opened(silver), 'Aquarius', undefined)).toBeUndefined()
  expect(standing(opened(silver), 'Aquarius', reader())).toBeUndefined()
  expect(standing(opened(silver), 'Leo', subscriber('gold'))).toBeUndefined()
})
