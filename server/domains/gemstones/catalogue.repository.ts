import { sql, type Insertable } from 'kysely'
import type { Db, Trx } from '../../platform/database/database.ts'
import type { GemstoneCategoryTable, GemstoneTable } from './gemstones.table.ts'

export const listGemstoneRows = (db: Db) =>
  db
    .selectFrom('gemstones')
    .select(['id', 'slug', 'category_id', 'translations', 'drawing'])
    .where('is_hidden', '=', false)
    .orderBy('id')
    .execute()

export const listPictureRows = (db: Db) =>
  db.selectFrom('gemstone_pictures').selectAll().orderBy('gemstone_id').orderBy('place').execute()

/** Lists the pictures of all stones, hidden ones too. */
export const listUsedPictures = async (db: Db): Promise<string[]> =>
  (await db.selectFrom('gemstone_pictures').select('picture_id').distinct().execute()).map(
    ({ picture_id }) => picture_id,
  )

export const listCategoryRows = (db: Db) =>
  db.selectFrom('gemstone_categories').select(['id', 'translations']).orderBy('id').execute()

/** Returns a text that differs after any stone or category was added, changed or removed. */
export async function findCatalogueVersion(db: Db): Promise<string> {
  const newest = sql<string>`count(*) || ' ' || coalesce(max(changed_at)::text, '')`
  const stones = await db
    .selectFrom('gemstones')
    .select(sql<string>`${newest} || ' ' || sum(version)`.as('version'))
    .executeTakeFirstOrThrow()
  const categories = await db
    .selectFrom('gemstone_categories')
    .select(newest.as('version'))
    .executeTakeFirstOrThrow()
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
