/** The tiers of subscriptions, from the lowest to the highest. */
export const tiers = ['silver', 'gold', 'diamond'] as const
export type Tier = (typeof tiers)[number]

/** How often a subscription is charged, from the most to the least often. */
export const billingIntervals = ['week', 'month', 'year'] as const
export type BillingInterval = (typeof billingIntervals)[number]

const numbers: Record<Tier, 1 | 2 | 3> = { silver: 1, gold: 2, diamond: 3 }

/** Returns the API's `horoscope_content_frequency` of a tier. */
export const numberOfTier = (tier: Tier): 1 | 2 | 3 => numbers[tier]
