import { randomUUID } from 'node:crypto'
import type { Context } from '../../../context/context.ts'
import type { ExportedTopic, PersonalData } from '../../../context/personal-data.ts'
import type { Db, Trx } from '../../../platform/database/database.ts'
import { write } from '../../../platform/database/write.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { type PaymentsContext, poundsOf } from '../../payments/index.ts'
import { anonymiseRedemptions, listRedemptions } from '../coupons/coupon.repository.ts'
import { keepCouponUses } from '../coupons/mailbox-coupons.ts'
import { endGroup } from '../groups/end-group.ts'
import { anonymiseGroups, listGroups, lockGroup } from '../groups/subscription.repository.ts'

/** A user's subscriptions and promo codes, which are stored like their payments under an id that belongs to nobody. */
export const subscriptionsData = (
  context: Pick<PaymentsContext, 'clock' | 'db' | 'emailOf'>,
): PersonalData => ({
  exportFor,
  prepareDeletion: (userId) => endSubscriptions(context, userId),
  deleteFor: async (trx, userId) => {
    await refuseRunning(trx, userId)
    await keepCouponUses(trx, context, userId)
    const nobodyId = randomUUID()
    await anonymiseGroups(trx, { userId, nobodyId })
    await anonymiseRedemptions(trx, { userId, nobodyId })
  },
})

/** Stops all renewals of a user. */
async function endSubscriptions(
  context: Pick<Context, 'clock' | 'db'>,
  userId: string,
): Promise<void> {
  for (const { id } of await listGroups(context.db, userId))
    await write(context.db, async (trx) => {
      const group = await lockGroup(trx, id)
      if (group.status !== 'cancelled') await endGroup(trx, context, group)
    })
}

/** Throws if a subscription was bought since renewals were stopped: it would be renewed for nobody. */
async function refuseRunning(trx: Trx, userId: string): Promise<void> {
  const groups = await listGroups(trx, userId)
  if (groups.some(({ status }) => status !== 'cancelled'))
    throw new Refusal('payment-unavailable', { retryAfterSeconds: 30 })
}

const isoOrNull = (instant: Temporal.Instant | null): string | null => instant?.toString() ?? null

async function exportFor(db: Db, userId: string): Promise<ExportedTopic[]> {
  const [groups, redemptions] = await Promise.all([
    listGroups(db, userId),
    listRedemptions(db, userId),
  ])
  return [
    {
      topic: 'subscriptions',
      rows: groups.map((group) => ({
        purchase_id: group.id,
        description: group.description,
        platform: group.platform,
        status: group.status,
        amount: poundsOf(group.amount_pence),
        created_at: isoOrNull(group.created_at),
        period_starts_at: isoOrNull(group.period_starts_at),
        period_ends_at: isoOrNull(group.period_ends_at),
        cancelled_at: isoOrNull(group.cancelled_at),
      })),
    },
    {
      topic: 'promo_codes',
      rows: redemptions.map(({ code, redeemed_at }) => ({
        code,
        redeemed_at: isoOrNull(redeemed_at),
      })),
    },
  ]
}
