interface OneOffPlan {
  payment_plan_id: number
  one_off_price: number
  ios_product_id: string
}

const tiers: Record<string, string> = { '1': 'silver', '2': 'gold', '3': 'diamond' }

/**
 * The plan by which a period of this type is sold singly, on the page and on the server alike: sorted by
 * price, the one whose product id names the tier, else the one in the tier's place.
 */
export function findOneOffPlan<P extends OneOffPlan>(
  plans: readonly P[],
  type: string,
): P | undefined {
  const sorted = plans.toSorted((a, b) => a.one_off_price - b.one_off_price)
  const tier = tiers[type]
  if (tier === undefined) return undefined
  return (
    sorted.find(({ ios_product_id }) => ios_product_id.toLowerCase().includes(tier)) ??
    sorted[Number(type) - 1]
  )
}
