import type { Db } from '../../../platform/database/database.ts'
import { type KeptCharge, listKeptCharges } from '../../payments/index.ts'
import { periodEnd } from '../groups/period.rules.ts'
import type { GroupRow } from '../groups/subscription.repository.ts'

/** A charge with the end of the period that it paid. */
export type PeriodCharge = KeptCharge & { readonly periodEndsAt: Temporal.Instant }

/** The remaining amounts of the charges of these groups, the newest first. */
export async function listPeriodCharges(
  db: Db,
  groups: readonly GroupRow[],
): Promise<PeriodCharge[]> {
  const ids = groups.map(({ id }) => id)
  const [charges, renewals] = await Promise.all([
    listKeptCharges(db, ids),
    db
      .selectFrom('renewals')
      .select(['id', 'period_number'])
      .where('group_id', 'in', ids)
      .execute(),
  ])
  return charges.flatMap((charge) => {
    const group = groups.find(({ id }) => id === charge.purchaseId)
    if (!group) return []
    const renewal = renewals.find(({ id }) => id === charge.reference)
    const { anchored_at, billing_interval } = group
    const number = renewal?.period_number ?? 1
    return { ...charge, periodEndsAt: periodEnd(anchored_at, billing_interval, number) }
  })
}
