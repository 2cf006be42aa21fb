import type { ReadingPeriod } from '@rashi/contract/reading-periods.rules'
import type { Tier } from '@rashi/contract/tiers.rules'

export type GrantSource = 'subscription' | 'coupon' | 'one_off' | 'life_event' | 'operator'

/** What a person may read because of one purchase or gift. Exactly one of the three subjects is set. */
export interface Grant {
  readonly id: string
  readonly source: GrantSource
  readonly signId: number
  /** What it opens of the sign. */
  readonly tier: Tier | null
  readonly periodId: number | null
  readonly partId: number | null
  readonly startsAt: Temporal.Instant
  /** null: for good. */
  readonly endsAt: Temporal.Instant | null
  /** null: nothing of it has been handed out yet. */
  readonly firstReadAt: Temporal.Instant | null
}

export interface Trial {
  readonly startedAt: Temporal.Instant
  readonly goldUntil: Temporal.Instant | null
  /** The first purchase of a subscription: from then on neither trial runs. */
  readonly endedAt: Temporal.Instant | null
}

/** All that decides what one person may read at one moment. A guest has no grants, trial or sign. */
export interface Access {
  readonly at: Temporal.Instant
  readonly generatedSignId: number | null
  readonly trial: Trial | null
  readonly grants: readonly Grant[]
}

export interface ReadablePeriod {
  readonly id: number
  readonly readingPeriod: ReadingPeriod
  readonly signId: number
}

export const trialDays = 91
const secondsADay = 86_400

/** The reading periods that a tier opens on its sign. */
export const opens: Record<Tier, readonly ReadingPeriod[]> = {
  silver: ['weekly'],
  gold: ['weekly', 'monthly'],
  diamond: ['weekly', 'monthly', 'yearly'],
}

export const guestAccess = (at: Temporal.Instant): Access => ({
  at,
  generatedSignId: null,
  trial: null,
  grants: [],
})

const isBefore = (a: Temporal.Instant, b: Temporal.Instant) => Temporal.Instant.compare(a, b) < 0

export const isInForce = ({ startsAt, endsAt }: Grant, at: Temporal.Instant): boolean =>
  !isBefore(at, startsAt) && (endsAt === null || isBefore(at, endsAt))

const grantsInForce = ({ grants, at }: Access) => grants.filter((grant) => isInForce(grant, at))

const isSubscription = ({ source, tier }: Grant) => source !== 'one_off' && tier !== null

export const isUserSubscribed = (access: Access, signId: number): boolean =>
  grantsInForce(access).some((grant) => isSubscription(grant) && grant.signId === signId)

export const hasOneOffPurchase = (access: Access, signId: number): boolean =>
  grantsInForce(access).some((grant) => grant.source === 'one_off' && grant.signId === signId)

const secondsUntil = (at: Temporal.Instant, end: Temporal.Instant | null): number =>
  end === null ? 0 : Math.max(0, at.until(end).total('seconds'))

/** 91 days from its start, unless a purchase has ended it. */
function basicTrialSecondsLeft({ trial, at }: Access): number {
  if (trial === null || trial.endedAt !== null) return 0
  return secondsUntil(at, trial.startedAt.add({ hours: trialDays * 24 }))
}

/** What the countdown shows of the basic trial: nothing while subscribed. */
export const freeTrialSecondsLeft = (access: Access): number =>
  grantsInForce(access).some(isSubscription) ? 0 : basicTrialSecondsLeft(access)

export function goldTrialSecondsLeft({ trial, at }: Access): number {
  if (trial === null || trial.endedAt !== null) return 0
  return secondsUntil(at, trial.goldUntil)
}

/** The coupon subscription that runs longest. */
export const couponSecondsLeft = (access: Access): number =>
  Math.max(
    0,
    ...grantsInForce(access)
      .filter(({ source }) => source === 'coupon')
      .map(({ endsAt }) => secondsUntil(access.at, endsAt)),
  )

/** A day that has begun counts whole: a trial that still runs never shows 0. */
export const daysLeft = (seconds: number): number => Math.ceil(seconds / secondsADay)

function trialOpens(access: Access, { readingPeriod, signId }: ReadablePeriod): boolean {
  if (signId !== access.generatedSignId) return false
  if (goldTrialSecondsLeft(access) > 0) return opens.gold.includes(readingPeriod)
  return basicTrialSecondsLeft(access) > 0 && opens.silver.includes(readingPeriod)
}

/** Whether the whole of a period may be read, earlier periods included. */
export const mayReadPeriod = (access: Access, period: ReadablePeriod): boolean =>
  trialOpens(access, period) ||
  grantsInForce(access).some(({ signId, tier, periodId }) =>
    tier === null
      ? periodId === period.id
      : signId === period.signId && opens[tier].includes(period.readingPeriod),
  )

export const mayReadPart = (
  access: Access,
  part: { readonly id: number; readonly pricePence: number },
  period: ReadablePeriod,
): boolean =>
  part.pricePence <= 0 ||
  mayReadPeriod(access, period) ||
  grantsInForce(access).some(({ partId }) => partId === part.id)

/** The subscriptions of which nothing was read until this reading period was handed out for these signs. */
export const readForTheFirstTime = (
  access: Access,
  { readingPeriod, signIds }: { readingPeriod: ReadingPeriod; signIds: readonly number[] },
): Grant[] =>
  grantsInForce(access).filter(
    ({ source, signId, tier, firstReadAt }) =>
      source === 'subscription' &&
      firstReadAt === null &&
      tier !== null &&
      opens[tier].includes(readingPeriod) &&
      signIds.includes(signId),
  )

/** The signs with a current period of this length that may be read; `periodOf` names that period. */
export const readableSigns = (
  access: Access,
  readingPeriod: ReadingPeriod,
  periodOf: (signId: number) => number,
): number[] =>
  Array.from({ length: 12 }, (_, index) => index + 1).filter((signId) =>
    mayReadPeriod(access, { id: periodOf(signId), readingPeriod, signId }),
  )
