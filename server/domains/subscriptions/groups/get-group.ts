import { validate } from 'uuid'
import type { Db } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { findGroupOfSubscription, type GroupRow } from './subscription.repository.ts'

/** The group of a user's subscription. @throws {Refusal} `not-found` for an id that is not theirs. */
export async function getGroupOfSubscription(
  db: Db,
  owned: { userId: string; subscriptionId: string },
): Promise<GroupRow> {
  const group = validate(owned.subscriptionId)
    ? await findGroupOfSubscription(db, owned)
    : undefined
  if (!group) throw new Refusal('not-found')
  return group
}

/** @throws {Refusal} `store-subscription` for a group that an app store bills. */
export function refuseStoreGroup({ platform }: Pick<GroupRow, 'platform'>): void {
  if (platform === 'ios' || platform === 'android') throw new Refusal('store-subscription')
}
