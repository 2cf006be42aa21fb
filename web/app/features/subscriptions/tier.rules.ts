export type TierName = 'silver' | 'gold' | 'diamond'

const tiers: Record<number, TierName> = { 1: 'silver', 2: 'gold', 3: 'diamond' }

/** Returns the tier of a plan, which follows from its frequency and not from its id. */
export const tierOf = (frequency: number): TierName => tiers[frequency] ?? 'silver'
