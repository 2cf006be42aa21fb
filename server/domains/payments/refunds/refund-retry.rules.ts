const mostTries = 20
const longestWaitMinutes = 6 * 60

/**
 * When a refund that could not be made is tried again: at once, then after growing waits of up to six hours; null after
 * about four days.
 *
 * @param tries so far, from 1.
 */
export function nextRefundTry(tries: number, now: Temporal.Instant): Temporal.Instant | null {
  if (tries >= mostTries) return null
  return now.add({ minutes: Math.min(2 ** (tries - 1) - 1, longestWaitMinutes) })
}

/** How long the provider may take to make a refund before a person has to look at it. */
export const pendingLimit = Temporal.Duration.from({ hours: 30 * 24 })

/** How often a refund that the provider is still making is looked at, besides its events. */
export const pendingLook = Temporal.Duration.from({ hours: 6 })
