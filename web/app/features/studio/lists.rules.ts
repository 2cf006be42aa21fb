export type ListName = 'open' | 'closed'

/** Reads from a page's address which of its two lists is shown. */
export const readList = (search: string): ListName =>
  new URLSearchParams(search).get('list') === 'closed' ? 'closed' : 'open'

const dayMilliseconds = 86_400_000

/** Returns the days until an instant, with the day that has begun; at least 1. */
export const daysLeft = (dueAt: string, nowMilliseconds: number): number =>
  Math.max(Math.ceil((Date.parse(dueAt) - nowMilliseconds) / dayMilliseconds), 1)
