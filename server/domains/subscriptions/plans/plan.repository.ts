import { readingPeriods } from '@rashi/contract/reading-periods.rules'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/database.ts'
import { comboTitle } from './combo.rules.ts'
import type { OneOffPriceTable, PaymentPlanTable } from './plan.table.ts'

export const listPlanRows = (db: Db) =>
  db.selectFrom('payment_plans').selectAll().orderBy('id').execute()

/** Lists the one-off prices: weekly, monthly, yearly. */
export async function listOneOffPriceRows(db: Db): Promise<Selectable<OneOffPriceTable>[]> {
  const rows = await db.selectFrom('one_off_prices').selectAll().execute()
  return rows.toSorted(
    (a, b) => readingPeriods.indexOf(a.reading_period) - readingPeriods.indexOf(b.reading_period),
  )
}

export async function insertMissingPlans(trx: Trx, rows: Insertable<PaymentPlanTable>[]) {
  await trx
    .insertInto('payment_plans')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function insertMissingOneOffPrices(trx: Trx, rows: Insertable<OneOffPriceTable>[]) {
  await trx
    .insertInto('one_off_prices')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const findPlanRow = (db: Db, id: number) =>
  db.selectFrom('payment_plans').selectAll().where('id', '=', id).executeTakeFirst()

/** Without regard to letter case. */
export const findPlanByTitle = (db: Db, title: string) =>
  db
    .selectFrom('payment_plans')
    .selectAll()
    .where(sql<string>`lower(title)`, '=', title.trim().toLowerCase())
    .executeTakeFirst()

/** The plans that are offered, and the combo's while a Diamond plan is. */
export const listOfferedPlanRows = (db: Db) =>
  db
    .selectFrom('payment_plans')
    .select(['id', 'title', 'amount_pence', 'tier', 'billing_interval'])
    .select(['saving_banner_flag', 'translations'])
    .where('hidden_at', 'is', null)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('title', '<>', comboTitle),
        exists(
          selectFrom('payment_plans as single')
            .select('single.id')
            .where('single.tier', '=', 'diamond')
            .where('single.title', '<>', comboTitle)
            .where('single.hidden_at', 'is', null),
        ),
      ]),
    )
    .orderBy('id')
    .execute()

export const lockPlan = (trx: Trx, id: number) =>
  trx.selectFrom('payment_plans').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const lockPlans = (trx: Trx) =>
  trx.selectFrom('payment_plans').selectAll().orderBy('id').forUpdate().execute()

/** Reads prices that cannot change until the transaction ends. Waits for a change that is under way. */
export const lockPlanPrices = (trx: Trx, ids: readonly number[]) =>
  trx
    .selectFrom('payment_plans')
    .select(['id', 'amount_pence'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forShare()
    .execute()

export async function updatePlan(
  trx: Trx,
  id: number,
  change: { amount_pence?: number; hidden_at?: Temporal.Instant | null },
): Promise<void> {
  await trx.updateTable('payment_plans').set(change).where('id', '=', id).execute()
}

/** Keeps the amount of the combo twice that of its plan. */
export async function keepComboPrice(
  trx: Trx,
  { plan, pence }: { plan: Selectable<PaymentPlanTable>; pence: number },
): Promise<void> {
  await trx
    .updateTable('payment_plans')
    .set({ amount_pence: 2 * pence })
    .where('title', '=', comboTitle)
    .where('tier', '=', plan.tier)
    .where('billing_interval', '=', plan.billing_interval)
    .where('amount_pence', '=', 2 * plan.amount_pence)
    .execute()
}

/** Counts the subscriptions of each plan that renew, and those of them at another price than the plan's. */
export async function countSubscriptionsByPlan(db: Db) {
  const { rows } = await sql<{
    payment_plan_id: number
    subscriptions: number
    at_other_price: number
  }>`select s.payment_plan_id, count(*)::integer as subscriptions,
      (count(*) filter (where s.amount_pence <> p.amount_pence))::integer as at_other_price
    from subscriptions s
      join subscription_groups g on g.id = s.group_id
      join payment_plans p on p.id = s.payment_plan_id
    where g.platform = 'web' and g.status <> 'cancelled'
    group by 1`.execute(db)
  return rows
}
