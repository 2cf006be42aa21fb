import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/database.ts'

/** The billed groups that renew and have a subscription of a plan at another price, or are told of another one. */
const isTouchedBy = ({ planId, pence }: { planId: number; pence: number }) => sql`
  g.platform = 'web' and g.status <> 'cancelled' and exists (
    select from subscriptions s where s.group_id = g.id and s.payment_plan_id = ${planId}
      and (s.amount_pence <> ${pence} or s.next_amount_pence <> ${pence}))`

/** Counts the groups that a price touches, in all and by the day of their next renewal. */
export async function countTouched(db: Db, price: { planId: number; pence: number }) {
  const all = await sql<{ count: number }>`
    select count(*)::integer as count from subscription_groups g where ${isTouchedBy(price)}`.execute(
    db,
  )
  const days = await sql<{ day: string; renewals: number }>`
    select to_char(period_ends_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::integer as renewals
    from subscription_groups g where ${isTouchedBy(price)}
    group by 1 order by 1 limit 12`.execute(db)
  return { told: all.rows[0]?.count ?? 0, days: days.rows }
}

/** Locks a page of the groups that a price touches, in the order in which others lock them too. */
export async function lockTouched(
  trx: Trx,
  { after, limit, ...price }: { planId: number; pence: number; after: string; limit: number },
): Promise<{ id: string; user_id: string }[]> {
  const { rows } = await sql<{ id: string; user_id: string }>`
    select g.id, g.user_id from subscription_groups g
    where g.id > ${after}::uuid and ${isTouchedBy(price)}
    order by g.id limit ${limit} for update of g`.execute(trx)
  return rows
}

/** Notes a price for the next renewals of locked groups. One that a subscription has already is no next price. */
export async function noteNextPrice(
  trx: Trx,
  {
    groupIds,
    planId,
    pence,
    changeId,
  }: { groupIds: readonly string[]; planId: number; pence: number; changeId: string },
): Promise<void> {
  await sql`update subscriptions set next_amount_pence = nullif(${pence}::bigint, amount_pence)
    where payment_plan_id = ${planId} and group_id = any(${groupIds})`.execute(trx)
  await sql`update subscription_groups g set price_change_id = ${changeId}, price_told_at = null,
    next_amount_pence = (select sum(coalesce(s.next_amount_pence, s.amount_pence)) from subscriptions s where s.group_id = g.id)
    where g.id = any(${groupIds})`.execute(trx)
}

/** Notes that the holder of a group was told of a price, unless another price has taken its place since. */
export async function noteTold(
  trx: Trx,
  { groupId, changeId, at }: { groupId: string; changeId: string; at: Temporal.Instant },
): Promise<void> {
  await trx
    .updateTable('subscription_groups')
    .set({ price_told_at: at })
    .where('id', '=', groupId)
    .where('price_change_id', '=', changeId)
    .where('price_told_at', 'is', null)
    .execute()
}

/** Makes the next price of the subscriptions of a group their price. */
export async function takeNextPrice(trx: Trx, groupId: string): Promise<void> {
  await sql`update subscriptions set amount_pence = next_amount_pence, next_amount_pence = null
    where group_id = ${groupId} and next_amount_pence is not null`.execute(trx)
}
