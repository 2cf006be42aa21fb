import type { SubscriptionEntry } from './subscription-entries.rules.ts'

/** Returns the price in pounds. A Diamond combo costs twice its plan's amount, except from the Android store. */
export const computePrice = ([
  { subscription_type, platform, payment_plan },
]: SubscriptionEntry): number =>
  subscription_type === 'combo' && platform !== 'android'
    ? payment_plan.amount * 2
    : payment_plan.amount

/** Returns the app store in which the subscription has to be cancelled, if any. */
export const findStore = ([{ platform }]: SubscriptionEntry): 'ios' | 'android' | undefined =>
  platform === 'ios' || platform === 'android' ? platform : undefined

/** Returns whether the reader can still read what the subscription opens, with which a cancelled one ends later. */
export const isReadable = ([{ status, refund, subscription_ended }]: SubscriptionEntry): boolean =>
  status !== 'incomplete' &&
  refund === null &&
  (subscription_ended === null || Date.parse(subscription_ended) > Date.now())

/** Returns whether a higher plan can be bought here in place of the subscription. */
export const canChangePlan = ([{ status, payment_plan, platform }]: SubscriptionEntry): boolean =>
  status === 'active' &&
  payment_plan.tier !== 'diamond' &&
  (platform === 'web' || platform === 'coupon')
