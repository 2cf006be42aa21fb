/** Whether a period is offered by itself: not subscribed, no parts to be read, and not a year. */
export const offersOneOff = (
  isUserSubscribed: boolean,
  period: { type: string; parts: readonly unknown[] },
): boolean => !isUserSubscribed && period.parts.length === 0 && period.type !== '3'
