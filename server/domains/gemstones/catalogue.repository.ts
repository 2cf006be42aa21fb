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

/** Another text whenever a stone or a category came, went or was changed. */
export async function findEdition(db: Db): Promise<string> {
  const editionOf = (table: 'gemstones' | 'gemstone_categories') =>
    db
      .selectFrom(table)
      .select(sql<string>`count(*) || ' ' || coalesce(max(changed_at)::text, '')`.as('edition'))
      .executeTakeFirstOrThrow()
  const [stones, categories] = [
    await editionOf('gemstones'),
    await editionOf('gemstone_categories'),
  ]
  return `${stones.edition}, ${categories.edition}`
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
