import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/database.ts'
import type { SubscriptionGroupTable, SubscriptionTable } from './subscription.table.ts'

export type GroupRow = Selectable<SubscriptionGroupTable>
export type SubscriptionRow = Selectable<SubscriptionTable>

export async function insertGroup(
  trx: Trx,
  group: Insertable<SubscriptionGroupTable>,
  subscriptions: readonly Insertable<SubscriptionTable>[],
) {
  await trx.insertInto('subscription_groups').values(group).execute()
  await trx.insertInto('subscriptions').values(subscriptions).execute()
}

/** Locks a group, so that renewing, cancelling and ending it happen one after another. */
export const lockGroup = (trx: Trx, id: string): Promise<GroupRow> =>
  trx
    .selectFrom('subscription_groups')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()

/** Locks all groups of a user, in a fixed order to avoid deadlocks. */
export async function lockGroupsOf(trx: Trx, userId: string): Promise<void> {
  await trx
    .selectFrom('subscription_groups')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Which of these users withdrew from a subscription that they had read, after `since`. */
export async function listWithdrawnAfterReading(
  db: Db,
  userIds: readonly string[],
  since: Temporal.Instant,
): Promise<Set<string>> {
  if (userIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('subscription_groups')
    .select('user_id')
    .where('user_id', 'in', userIds)
    .where('withdrawn_after_reading', '=', true)
    .where('withdrawn_at', '>', since)
    .execute()
  return new Set(rows.map(({ user_id }) => user_id))
}

export const findGroup = (db: Db, id: string): Promise<GroupRow | undefined> =>
  db.selectFrom('subscription_groups').selectAll().where('id', '=', id).executeTakeFirst()

/** The group of a subscription, if it is this user's. */
export const findGroupOfSubscription = (
  db: Db,
  { userId, subscriptionId }: { userId: string; subscriptionId: string },
): Promise<GroupRow | undefined> =>
  db
    .selectFrom('subscription_groups')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', 'in', (own) =>
      own.selectFrom('subscriptions').select('group_id').where('id', '=', subscriptionId),
    )
    .executeTakeFirst()

/** Locks the group whose new card waits for this set-up. */
export const lockGroupOfSetUp = (
  trx: Trx,
  { userId, setUpId }: { userId: string; setUpId: string },
): Promise<GroupRow | undefined> =>
  trx
    .selectFrom('subscription_groups')
    .selectAll()
    .where('card_set_up_id', '=', setUpId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()

/** The newest first. */
export const listGroups = (db: Db, userId: string): Promise<GroupRow[]> =>
  db
    .selectFrom('subscription_groups')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute()

/** In the order in which they were bought: the moonsign's before the rising sign's. */
export const listSubscriptionRows = (
  db: Db,
  groupIds: readonly string[],
): Promise<SubscriptionRow[]> =>
  groupIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('subscriptions')
        .selectAll()
        .where('group_id', 'in', groupIds)
        .orderBy('id')
        .execute()

export async function updateGroup(
  trx: Trx,
  id: string,
  change: Partial<Omit<GroupRow, 'id' | 'user_id' | 'platform' | 'created_at'>>,
) {
  await trx.updateTable('subscription_groups').set(change).where('id', '=', id).execute()
}

/** Locks groups that are due. Groups that another worker has locked are skipped. */
export const claimDueGroups = (
  trx: Trx,
  { now, limit }: { now: Temporal.Instant; limit: number },
): Promise<GroupRow[]> =>
  trx
    .selectFrom('subscription_groups')
    .selectAll()
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()

/** Counts the groups that are due now and within a day, and finds since when the first one has been due. */
export async function countDue(db: Db, now: Temporal.Instant) {
  const tomorrow = now.add({ hours: 24 })
  const found = await db
    .selectFrom('subscription_groups')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('due_at', '<=', now).as('overdue'),
      fn.countAll<number>().filterWhere('due_at', '>', now).as('withinDay'),
      fn.min('due_at').filterWhere('due_at', '<=', now).as('oldest'),
    ])
    .where('due_at', '<=', tomorrow)
    .executeTakeFirstOrThrow()
  return found
}

export const claimGroupsToRemind = (
  trx: Trx,
  { now, limit }: { now: Temporal.Instant; limit: number },
): Promise<GroupRow[]> =>
  trx
    .selectFrom('subscription_groups')
    .selectAll()
    .where('remind_at', '<=', now)
    .orderBy('remind_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()

/** The group that is renewed next with this card. */
export const findNextGroupOnCard = (db: Db, cardId: string): Promise<GroupRow | undefined> =>
  db
    .selectFrom('subscription_groups')
    .selectAll()
    .where('card_id', '=', cardId)
    .where('status', '!=', 'cancelled')
    .orderBy('period_ends_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/** Sets `cardId` for renewals whose card is none of `present`. One that waits for another card is due at once. */
export async function replaceMissingCards(
  trx: Trx,
  {
    userId,
    present,
    cardId,
    now,
  }: { userId: string; present: readonly string[]; cardId: string | null; now: Temporal.Instant },
) {
  const isAwaited = sql<boolean>`needs_other_card and ${cardId}::text is not null`
  await trx
    .updateTable('subscription_groups')
    .set({
      card_id: cardId,
      due_at: sql`case when ${isAwaited} then ${now} else due_at end`,
      needs_other_card: sql`needs_other_card and not (${isAwaited})`,
    })
    .where('user_id', '=', userId)
    .where('status', '!=', 'cancelled')
    .where('platform', '=', 'web')
    .where((card) =>
      present.length === 0
        ? card.lit(true)
        : card.or([card('card_id', 'is', null), card('card_id', 'not in', present)]),
    )
    .execute()
}

/** The cards that a user's running subscriptions are renewed with. */
export async function listOwnRenewalCards(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('subscription_groups')
    .select('card_id')
    .where('user_id', '=', userId)
    .where('status', '!=', 'cancelled')
    .execute()
  return rows.flatMap(({ card_id }) => card_id ?? [])
}

/** The cards that running subscriptions are renewed with, page by page: one row a group. */
export const listRenewalCards = async (
  db: Db,
  { after, limit }: { after: string; limit: number },
): Promise<{ id: string; userId: string; cardId: string }[]> =>
  db
    .selectFrom('subscription_groups')
    .select(['id', 'user_id as userId', 'card_id as cardId'])
    .where('status', '!=', 'cancelled')
    .where('card_id', 'is not', null)
    .$narrowType<{ cardId: string }>()
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()

/** All groups, page by page. */
export const listGroupPage = (
  db: Db,
  { after, limit }: { after: string; limit: number },
): Promise<GroupRow[]> =>
  db
    .selectFrom('subscription_groups')
    .selectAll()
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()

/** The ids among these that belong to groups. */
export async function listExistingGroups(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('subscription_groups')
    .select('id')
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ id }) => id)
}

export async function anonymiseGroups(
  trx: Trx,
  { userId, nobodyId }: { userId: string; nobodyId: string },
): Promise<void> {
  await trx
    .updateTable('subscription_groups')
    .set({ user_id: nobodyId, card_id: null, card_set_up_id: null })
    .where('user_id', '=', userId)
    .execute()
}
