import type { Context } from '../../../context/context.ts'
import type { Trx } from '../../../platform/database/database.ts'
import { releaseSlots } from '../../payments/index.ts'
import { closeSigns } from './open-signs.ts'
import {
  type GroupRow,
  listSubscriptionRows,
  lockGroup,
  updateGroup,
} from './subscription.repository.ts'

/** Stops the renewals of a group. It stays readable to the end of its period, and its signs can be bought again. */
export async function endGroup(
  trx: Trx,
  { clock }: Pick<Context, 'clock'>,
  group: GroupRow,
): Promise<GroupRow> {
  const now = clock.now()
  const change = {
    status: 'cancelled',
    cancelled_at: now,
    due_at: null,
    remind_at: null,
    past_due_since: null,
    needs_confirmation: false,
    needs_other_card: false,
  } as const
  await updateGroup(trx, group.id, change)
  await closeSigns(
    trx,
    group,
    await listSubscriptionRows(trx, [group.id]),
    Temporal.Instant.compare(group.period_ends_at, now) > 0 ? group.period_ends_at : now,
  )
  await releaseSlots(trx, group.id, now)
  return { ...group, ...change }
}

/** Ends a group that still renews; one that was cancelled before stays as it is. */
export async function stopGroupRenewals(
  trx: Trx,
  context: Pick<Context, 'clock'>,
  groupId: string,
): Promise<void> {
  const group = await lockGroup(trx, groupId)
  if (group.status !== 'cancelled') await endGroup(trx, context, group)
}

/** Ends a group and closes its signs at once, for a refund of `refundPence`. The group is locked. */
export async function revokeGroup(
  trx: Trx,
  context: Pick<Context, 'clock'>,
  group: GroupRow,
  refundPence: number,
): Promise<GroupRow> {
  const now = context.clock.now()
  const ended = group.status === 'cancelled' ? group : await endGroup(trx, context, group)
  await closeSigns(trx, group, await listSubscriptionRows(trx, [group.id]), now)
  const change = {
    withdrawn_at: group.withdrawn_at ?? now,
    refund_pence: (group.refund_pence ?? 0) + refundPence,
  }
  await updateGroup(trx, group.id, change)
  return { ...ended, ...change }
}
