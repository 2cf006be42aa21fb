import { readingPeriods } from '@rashi/contract/reading-periods.rules'
import { type Insertable, sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/database.ts'
import type { OneOffPriceTable, PaymentPlanTable } from './plan.table.ts'

export const listPlanRows = (db: Db) =>
  db.selectFrom('payment_plans').selectAll().orderBy('id').execute()

/** Weekly, monthly, yearly. */
export async function listOneOffPriceRows(db: Db): Promise<OneOffPriceTable[]> {
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
