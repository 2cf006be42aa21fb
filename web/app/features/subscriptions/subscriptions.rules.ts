import type { SubscriptionEntry } from './subscription-entries.rules.ts'

/** A Diamond combo costs twice its plan's amount, except one of the Android store. In pounds. */
export const priceOf = ([
  { subscription_type, platform, payment_plan },
]: SubscriptionEntry): number =>
  subscription_type === 'combo' && platform !== 'android'
    ? payment_plan.amount * 2
    : payment_plan.amount

/** The store in which alone it can be cancelled. */
export const storeOf = ([{ platform }]: SubscriptionEntry): 'ios' | 'android' | undefined =>
  platform === 'ios' || platform === 'android' ? platform : undefined
