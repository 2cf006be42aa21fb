import { type ReadingPeriod, readingPeriods } from '@rashi/contract/reading-periods.rules'
import type { Tier } from '@rashi/contract/tiers.rules'
import { trialCorrections, trialDays } from '@rashi/contract/trial.rules'
import { isBefore, secondsBetween } from '../../platform/instants.rules.ts'

export type GrantSource = 'subscription' | 'coupon' | 'one_off' | 'life_event' | 'operator'

/** Access by one purchase or gift. Exactly one of `tier`, `periodId` and `partId` is set. */
export interface Grant {
  readonly id: string
  readonly source: GrantSource
  readonly signId: number
  /** The tier that is opened on the sign. */
  readonly tier: Tier | null
  readonly periodId: number | null
  readonly partId: number | null
  readonly startsAt: Temporal.Instant
  /** null: without an end. */
  readonly endsAt: Temporal.Instant | null
  /** null: nothing of it has been read yet. */
  readonly firstReadAt: Temporal.Instant | null
}

export interface Trial {
  readonly startedAt: Temporal.Instant
  readonly goldUntil: Temporal.Instant | null
  /** The first purchase of a subscription, which ends both trials. */
  readonly endedAt: Temporal.Instant | null
  /** The first reading that was opened within an hour of the sign-up, with which the trial began. */
  readonly firstVisitReadingAt: Temporal.Instant | null
  /** How often the birth was corrected. */
  readonly corrections: number
  /** The sign that the trial keeps after two corrections; null: it opens the generated one. */
  readonly keptSignId: number | null
}

/** The facts that decide what a person may read at an instant. A guest has no grants, trial or sign. */
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

const secondsPerDay = 86_400

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

/** The access of everybody to one part that is published on purpose. It opens nothing else. */
export const accessToPublishedPart = (at: Temporal.Instant, partId: number): Access => ({
  ...guestAccess(at),
  grants: [
    {
      id: 'published',
      source: 'operator',
      signId: 0,
      tier: null,
      periodId: null,
      partId,
      startsAt: at,
      endsAt: null,
      firstReadAt: null,
    },
  ],
})

export const isInForce = ({ startsAt, endsAt }: Grant, at: Temporal.Instant): boolean =>
  !isBefore(at, startsAt) && (endsAt === null || isBefore(at, endsAt))

const grantsInForce = ({ grants, at }: Access) => grants.filter((grant) => isInForce(grant, at))

const isSubscription = ({ source, tier }: Grant) => source !== 'one_off' && tier !== null

export const isUserSubscribed = (access: Access, signId: number): boolean =>
  grantsInForce(access).some((grant) => isSubscription(grant) && grant.signId === signId)

export const hasOneOffPurchase = (access: Access, signId: number): boolean =>
  grantsInForce(access).some((grant) => grant.source === 'one_off' && grant.signId === signId)

const secondsUntil = (at: Temporal.Instant, end: Temporal.Instant | null): number =>
  end === null ? 0 : Math.max(0, secondsBetween(at, end))

/** Seconds left of the 91 days; 0 once a purchase has ended the trial. */
function basicTrialSecondsLeft({ trial, at }: Pick<Access, 'at' | 'trial'>): number {
  if (trial === null || trial.endedAt !== null) return 0
  return secondsUntil(at, trial.startedAt.add({ hours: trialDays * 24 }))
}

/** Seconds that the countdown of the basic trial shows: 0 while subscribed. */
export const freeTrialSecondsLeft = (access: Access): number =>
  grantsInForce(access).some(isSubscription) ? 0 : basicTrialSecondsLeft(access)

export interface TrialPeriod {
  readonly readingPeriod: ReadingPeriod
  readonly until: Temporal.Instant
}

/** Lists what the running trials open on the generated sign, and until when: the later end where both do. */
export function listTrialPeriods(access: Pick<Access, 'at' | 'trial'>): TrialPeriod[] {
  const left = { silver: basicTrialSecondsLeft(access), gold: goldTrialSecondsLeft(access) }
  return readingPeriods.flatMap((readingPeriod) => {
    const seconds = Math.max(
      ...(['silver', 'gold'] as const).map((tier) =>
        opens[tier].includes(readingPeriod) ? left[tier] : 0,
      ),
    )
    if (seconds <= 0) return []
    const until = access.at.add({ milliseconds: Math.round(seconds * 1000) })
    return [{ readingPeriod, until }]
  })
}

/** When a running trial ends, for a person who has no plan; null otherwise. */
export function trialEnd(access: Access): Temporal.Instant | null {
  if (grantsInForce(access).some(isSubscription)) return null
  return (
    listTrialPeriods(access).find(({ readingPeriod }) => readingPeriod === 'weekly')?.until ?? null
  )
}

export function goldTrialSecondsLeft({ trial, at }: Pick<Access, 'at' | 'trial'>): number {
  if (trial === null || trial.endedAt !== null) return 0
  return secondsUntil(at, trial.goldUntil)
}

/** Seconds left of the coupon subscription that ends last. */
export const couponSecondsLeft = (access: Access): number =>
  Math.max(
    0,
    ...grantsInForce(access)
      .filter(({ source }) => source === 'coupon')
      .map(({ endsAt }) => secondsUntil(access.at, endsAt)),
  )

/** Rounds up to days, so that a running trial never shows 0. */
export const daysLeft = (seconds: number): number => Math.ceil(seconds / secondsPerDay)

/** The sign that a trial opens; null without a trial. */
export const trialSignId = ({
  trial,
  generatedSignId,
}: Pick<Access, 'trial' | 'generatedSignId'>): number | null =>
  trial && (trial.keptSignId ?? generatedSignId)

/** The corrections of the birth that may still change the sign of the trial. */
export const correctionsLeft = ({ corrections }: Pick<Trial, 'corrections'>): number =>
  Math.max(0, trialCorrections - corrections)

/** The kept sign after one more correction: the sign before it, once two corrections were made. */
export const keptSignAfter = (
  trial: Pick<Trial, 'corrections' | 'keptSignId'>,
  signIdBefore: number,
): number | null => trial.keptSignId ?? (correctionsLeft(trial) > 0 ? null : signIdBefore)

function trialOpens(access: Access, { readingPeriod, signId }: ReadablePeriod): boolean {
  if (signId !== trialSignId(access)) return false
  if (goldTrialSecondsLeft(access) > 0) return opens.gold.includes(readingPeriod)
  return basicTrialSecondsLeft(access) > 0 && opens.silver.includes(readingPeriod)
}

/** Returns whether the whole text of a period, current or past, may be read. */
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

/** Lists the unread subscription grants that open a reading period of some signs. */
export const listUnreadGrants = (
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

/** Lists the signs whose current period may be read; `periodOf` returns that period's id. */
export const readableSigns = (
  access: Access,
  readingPeriod: ReadingPeriod,
  periodOf: (signId: number) => number,
): number[] =>
  Array.from({ length: 12 }, (_, index) => index + 1).filter((signId) =>
    mayReadPeriod(access, { id: periodOf(signId), readingPeriod, signId }),
  )
