import { type ReadingPeriod, readingPeriods } from './reading-periods.rules.ts'
import type { Tier } from './tiers.rules.ts'

interface OneOffPlan {
  payment_plan_id: number
  one_off_price: number
  ios_product_id: string
}

/** The tier that stands for a reading period in the product ids of app stores. */
const namedTiers: Record<ReadingPeriod, Tier> = {
  weekly: 'silver',
  monthly: 'gold',
  yearly: 'diamond',
}

/**
 * Returns the plan that sells a single period: of the plans sorted by price, the one whose product id names
 * the tier, otherwise the one in the reading period's place.
 */
export function findOneOffPlan<P extends OneOffPlan>(
  plans: readonly P[],
  readingPeriod: ReadingPeriod | undefined,
): P | undefined {
  const sorted = plans.toSorted((a, b) => a.one_off_price - b.one_off_price)
  if (readingPeriod === undefined) return undefined
  const tier = namedTiers[readingPeriod]
  return (
    sorted.find(({ ios_product_id }) => ios_product_id.toLowerCase().includes(tier)) ??
    sorted[readingPeriods.indexOf(readingPeriod)]
  )
}
