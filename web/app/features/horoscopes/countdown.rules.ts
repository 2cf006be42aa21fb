/** How long an account reads without a plan (docs/product/spec.md section 9). */
export const trialDays = 91
/** What is counted down where there is no value. */
export const defaultSeconds = 604_800
const daySeconds = 86_400

/** What is left of the basic trial in seconds: 91 days after the creation, never under 0, and 0 while subscribed. */
export function freeTrialSeconds(
  { createdAt, isSubscribed }: { createdAt: string; isSubscribed: boolean },
  nowMs: number,
): number {
  if (isSubscribed) return 0
  const endMs = Date.parse(createdAt) + trialDays * daySeconds * 1000
  return Math.max(0, Math.floor((endMs - nowMs) / 1000))
}

/** Which trial is counted down: gold where the basic one is over, then a coupon's, then the basic one. */
export function countdownSeconds({
  basic,
  gold = 0,
  coupon = 0,
}: {
  basic?: number | undefined
  gold?: number | undefined
  coupon?: number | undefined
}): number {
  if (basic === 0 && gold > 0) return gold
  if (coupon > 0) return coupon
  return basic ?? defaultSeconds
}

/** What the server says of the trials, by whole days that have begun. */
export interface TrialDays {
  free_trial_days_left: number
  free_trial_gold_days_left: number
  free_trial_coupon_days_left: number
}

/**
 * The dashboard's countdown. The server, which knows of purchases, has the last word: a trial that it
 * calls over is over, and none is longer than the days it counts.
 */
export function dashboardSeconds(
  user: { createdAt: string; isSubscribed: boolean },
  trial: TrialDays | undefined,
  nowMs: number,
): number {
  const basic = freeTrialSeconds(user, nowMs)
  if (!trial) return countdownSeconds({ basic })
  return countdownSeconds({
    basic: Math.min(basic, trial.free_trial_days_left * daySeconds),
    gold: trial.free_trial_gold_days_left * daySeconds,
    coupon: trial.free_trial_coupon_days_left * daySeconds,
  })
}

export const countdownParts = (seconds: number) => ({
  days: Math.floor(seconds / daySeconds),
  hours: Math.floor(seconds / 3600) % 24,
  minutes: Math.floor(seconds / 60) % 60,
  seconds: Math.floor(seconds) % 60,
})
