import { trialDays } from '@rashi/contract/trial.rules'

/** The countdown without a value. */
export const defaultSeconds = 604_800
const daySeconds = 86_400

/** Returns the rest of the basic trial in seconds: 91 days from the creation, at least 0, and 0 while subscribed. */
export function freeTrialSeconds(
  { createdAt, isSubscribed }: { createdAt: string; isSubscribed: boolean },
  nowMs: number,
): number {
  if (isSubscribed) return 0
  const endMs = Date.parse(createdAt) + trialDays * daySeconds * 1000
  return Math.max(0, Math.floor((endMs - nowMs) / 1000))
}

/** Returns the trial to count down: gold if the basic one is over, else that of a coupon, else the basic one. */
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

/** The server's answer about the trials, in days, of which the current one counts as a whole. */
export interface TrialDays {
  free_trial_days_left: number
  free_trial_gold_days_left: number
  free_trial_coupon_days_left: number
}

/**
 * Returns the countdown of the dashboard. The server knows the purchases and decides: a trial that is over for the
 * server is over, and none is longer than the server's days.
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

/** Returns whether a trial ends within seven days, when every hour counts. */
export const isLastWeek = (seconds: number): boolean => seconds <= 7 * daySeconds

export const countdownParts = (seconds: number) => ({
  days: Math.floor(seconds / daySeconds),
  hours: Math.floor(seconds / 3600) % 24,
  minutes: Math.floor(seconds / 60) % 60,
  seconds: Math.floor(seconds) % 60,
})
