import type { Trx } from '../../../platform/database/database.ts'
import { endGrant, grant } from '../../access/index.ts'
import { openUntil } from './period.rules.ts'
import type { GroupRow, SubscriptionRow } from './subscription.repository.ts'

const grantSourceOf = ({ platform }: Pick<GroupRow, 'platform'>) =>
  platform === 'coupon' ? 'coupon' : 'subscription'

/** Grants its owner the signs of a group, until `until` or to the end of its period. */
export async function openSigns(
  trx: Trx,
  group: GroupRow,
  subscriptions: readonly Pick<SubscriptionRow, 'id' | 'sign_id'>[],
  until?: Temporal.Instant,
): Promise<void> {
  const isCoupon = group.platform === 'coupon'
  for (const { id, sign_id } of subscriptions)
    await grant(trx, {
      userId: group.user_id,
      source: grantSourceOf(group),
      reference: id,
      signId: sign_id,
      subject: { tier: group.tier },
      startsAt: group.anchored_at,
      endsAt: until ?? (isCoupon ? group.period_ends_at : openUntil(group.period_ends_at)),
    })
}

export async function closeSigns(
  trx: Trx,
  group: GroupRow,
  subscriptions: readonly Pick<SubscriptionRow, 'id'>[],
  at: Temporal.Instant,
): Promise<void> {
  for (const { id } of subscriptions)
    await endGrant(trx, { source: grantSourceOf(group), reference: id, at })
}
