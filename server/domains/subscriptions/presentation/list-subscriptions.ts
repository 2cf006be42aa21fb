import type { Subscription } from '@rashi/contract'
import type { Context } from '../../../context/context.ts'
import { presentGroups } from './present-subscription.ts'
import { type GroupRow, listGroups } from '../groups/subscription.repository.ts'

/** A subscription by promo code ends with its weeks, before a job has recorded it. */
const isOver = ({ status, platform, period_ends_at }: GroupRow, now: Temporal.Instant): boolean =>
  status === 'cancelled' ||
  (platform !== 'web' && Temporal.Instant.compare(period_ends_at, now) <= 0)

/** The subscriptions that have not ended, the newest first. */
export async function listActiveSubscriptions(
  { clock, db }: Pick<Context, 'clock' | 'db'>,
  userId: string,
): Promise<Subscription[]> {
  const now = clock.now()
  const groups = await listGroups(db, userId)
  return presentGroups(
    { clock, db },
    groups.filter((group) => !isOver(group, now)),
  )
}

/** Cancelled and ended ones, the newest first. */
export async function listHistoricSubscriptions(
  { clock, db }: Pick<Context, 'clock' | 'db'>,
  userId: string,
): Promise<Subscription[]> {
  const now = clock.now()
  const groups = await listGroups(db, userId)
  const over = await presentGroups(
    { clock, db },
    groups.filter((group) => isOver(group, now)),
  )
  return over.map((one) => ({ ...one, status: 'cancelled' }))
}
