import type { Plan, SignKey, Subscription, User } from '@rashi/contract'
import { tiers } from '@rashi/contract/tiers.rules'
import { opensOf } from './plan.rules.ts'

type Reader = Pick<User, 'active_subscriptions' | 'trial_ends_at' | 'trial_opens' | 'trial_sign'>

/** How a plan on a sign relates to what its reader has already. */
export type PlanStanding =
  /** A subscription opens all of the plan. */
  | { readonly kind: 'yours'; readonly subscription: Subscription }
  /** A lower plan, which has to be cancelled before this one can be bought. */
  | { readonly kind: 'change-first'; readonly subscription: Subscription }
  /** The trial opens all of the plan. */
  | { readonly kind: 'free'; readonly until: string }
  /** Buying ends the trial, which does not open the plan. */
  | { readonly kind: 'ends-trial'; readonly until: string }

/** Returns undefined where the reader has nothing that the plan would change. */
export function findStanding(
  plan: Pick<Plan, 'tier' | 'opens'>,
  sign: SignKey | undefined,
  reader: Reader | undefined,
): PlanStanding | undefined {
  if (!reader) return undefined
  const ofSign = reader.active_subscriptions.filter(({ horoscope }) => horoscope.key === sign)
  const opening = ofSign.find(
    ({ payment_plan }) => tiers.indexOf(payment_plan.tier) >= tiers.indexOf(plan.tier),
  )
  if (opening) return { kind: 'yours', subscription: opening }
  // One by promo code can have a paid one beside it.
  const lower = ofSign.find(({ platform }) => platform !== 'coupon')
  if (lower) return { kind: 'change-first', subscription: lower }
  if (reader.trial_ends_at === null) return undefined
  const until =
    sign !== undefined && sign === reader.trial_sign ? findFreeUntil(plan, reader) : undefined
  return until ? { kind: 'free', until } : { kind: 'ends-trial', until: reader.trial_ends_at }
}

/** Returns until when the trial opens everything that the plan opens. */
function findFreeUntil(
  plan: Pick<Plan, 'opens'>,
  { trial_opens }: Pick<Reader, 'trial_opens'>,
): string | undefined {
  const ends = opensOf(plan).map(
    (period) => trial_opens.find(({ reading_period }) => reading_period === period)?.until,
  )
  if (ends.includes(undefined)) return undefined
  return ends.toSorted((a, b) => Date.parse(a ?? '') - Date.parse(b ?? ''))[0]
}
