import type { ReadingPeriod } from '@rashi/contract/reading-periods.rules'
import type { Selectable } from 'kysely'
import type { Db, Trx } from '../../../platform/database/database.ts'
import { listOneOffPriceRows } from './plan.repository.ts'
import type { OneOffPriceTable } from './plan.table.ts'

/** Weekly, monthly, yearly, each with the version of its price. */
export const listOneOffPrices = async (db: Db) =>
  (await listOneOffPriceRows(db)).map(({ reading_period, amount_pence, version }) => ({
    reading_period,
    amount_pence,
    version,
  }))

/** Reads a price that cannot change until the transaction ends. */
export async function shareOneOffPrice(
  trx: Trx,
  readingPeriod: ReadingPeriod,
): Promise<number | undefined> {
  const row = await trx
    .selectFrom('one_off_prices')
    .select('amount_pence')
    .where('reading_period', '=', readingPeriod)
    .forShare()
    .executeTakeFirst()
  return row?.amount_pence
}

export const lockOneOffPrice = (trx: Trx, readingPeriod: ReadingPeriod) =>
  trx
    .selectFrom('one_off_prices')
    .selectAll()
    .where('reading_period', '=', readingPeriod)
    .forUpdate()
    .executeTakeFirst()

export async function setOneOffPrice(
  trx: Trx,
  { reading_period, version }: Pick<Selectable<OneOffPriceTable>, 'reading_period' | 'version'>,
  pence: number,
): Promise<void> {
  await trx
    .updateTable('one_off_prices')
    .set({ amount_pence: pence, version: version + 1 })
    .where('reading_period', '=', reading_period)
    .execute()
}
