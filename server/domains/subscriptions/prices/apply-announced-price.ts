import type { Trx } from '../../../platform/database/database.ts'
import { type GroupRow, updateGroup } from '../groups/subscription.repository.ts'
import { takeNextPrice } from './price-change.repository.ts'
import { isAnnounced } from '../groups/price-notice.rules.ts'

/** Returns a locked group with the price of a period that starts then: from here on the announced one, where its notice is over. */
export async function applyAnnouncedPrice(
  trx: Trx,
  group: GroupRow,
  startsAt: Temporal.Instant,
): Promise<GroupRow> {
  if (!isAnnounced(group, startsAt)) return group
  await takeNextPrice(trx, group.id)
  const change = {
    amount_pence: group.next_amount_pence ?? group.amount_pence,
    next_amount_pence: null,
    price_change_id: null,
    price_told_at: null,
  }
  await updateGroup(trx, group.id, change)
  return { ...group, ...change }
}
