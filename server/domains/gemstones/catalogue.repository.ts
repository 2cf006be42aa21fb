import { sql, type Insertable } from 'kysely'
import type { Db, Trx } from '../../platform/database/database.ts'
import type { GemstoneCategoryTable, GemstoneTable } from './gemstones.table.ts'

export const listGemstoneRows = (db: Db) =>
  db
    .selectFrom('gemstones')
    .select(['id', 'slug', 'category_id', 'translations', 'drawing'])
    .orderBy('id')
    .execute()

export const listCategoryRows = (db: Db) =>
  db.selectFrom('gemstone_categories').select(['id', 'translations']).orderBy('id').execute()

/** Returns a text that differs after any stone or category was added, changed or removed. */
export async function findCatalogueVersion(db: Db): Promise<string> {
  const findVersion = (table: 'gemstones' | 'gemstone_categories') =>
    db
      .selectFrom(table)
      .select(sql<string>`count(*) || ' ' || coalesce(max(changed_at)::text, '')`.as('version'))
      .executeTakeFirstOrThrow()
  const [stones, categories] = [
    await findVersion('gemstones'),
    await findVersion('gemstone_categories'),
  ]
  return `${stones.version}, ${categories.version}`
}

export async function insertMissingCategories(
  trx: Trx,
  rows: Insertable<GemstoneCategoryTable>[],
): Promise<void> {
  await trx
    .insertInto('gemstone_categories')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function insertMissingGemstones(
  trx: Trx,
  rows: Insertable<GemstoneTable>[],
): Promise<void> {
  await trx
    .insertInto('gemstones')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
