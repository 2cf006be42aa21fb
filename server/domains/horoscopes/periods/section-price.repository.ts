import type { Db, Trx } from '../../../platform/database/database.ts'
import './horoscopes.table.ts'

export const listSectionPrices = (db: Db) =>
  db.selectFrom('section_prices').selectAll().orderBy('position').execute()

/** Reads the prices of sections by position. They cannot change until the transaction ends. */
export async function shareSectionPrices(trx: Trx): Promise<ReadonlyMap<number, number>> {
  const rows = await trx
    .selectFrom('section_prices')
    .select(['position', 'amount_pence'])
    .orderBy('position')
    .forShare()
    .execute()
  return new Map(rows.map(({ position, amount_pence }) => [position, amount_pence]))
}

export const lockSectionPrice = (trx: Trx, position: number) =>
  trx
    .selectFrom('section_prices')
    .selectAll()
    .where('position', '=', position)
    .forUpdate()
    .executeTakeFirst()

/** Sets the price of a section in every sign and year. */
export async function setSectionPrice(
  trx: Trx,
  { position, version }: { position: number; version: number },
  pence: number,
): Promise<void> {
  await trx
    .updateTable('section_prices')
    .set({ amount_pence: pence, version: version + 1 })
    .where('position', '=', position)
    .execute()
  await trx
    .updateTable('parts')
    .set({ price_pence: pence })
    .where('kind', '=', 'section')
    .where('position', '=', position)
    .execute()
}

/** Sets the price that the chapters of a week or a month show. One that is open to everyone stays so. */
export async function setChapterPrices(
  trx: Trx,
  readingPeriod: 'weekly' | 'monthly',
  pence: number,
): Promise<void> {
  await trx
    .updateTable('parts')
    .from('periods')
    .set({ price_pence: pence })
    .whereRef('periods.id', '=', 'parts.period_id')
    .where('periods.reading_period', '=', readingPeriod)
    .where('parts.kind', '=', 'chapter')
    .where('parts.price_pence', '>', 0)
    .execute()
}

/** Lists the names of the sections as the newest year has them. */
export const listSectionNames = (db: Db) =>
  db
    .selectFrom('parts')
    .select(['position', 'translations'])
    .where('kind', '=', 'section')
    .where('period_id', '=', ({ selectFrom }) =>
      selectFrom('periods')
        .select('id')
        .where('reading_period', '=', 'yearly')
        .orderBy('starts_on', 'desc')
        .orderBy('id')
        .limit(1),
    )
    .execute()
