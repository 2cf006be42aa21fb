import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/database.ts'
import { findFreeSlug } from './slug.rules.ts'

/** Lists a page of stones by their ids. Each word has to be part of a name, title or slug. */
export const listStonePage = (
  db: Db,
  {
    words,
    categoryId,
    after,
    limit,
  }: {
    words: readonly string[]
    categoryId: number | undefined
    after: number
    limit: number
  },
) => {
  let query = db
    .selectFrom('gemstones')
    .select(['id', 'slug', 'category_id', 'translations', 'drawing', 'is_hidden'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
  if (categoryId !== undefined) query = query.where('category_id', '=', categoryId)
  for (const word of words) {
    const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
    query = query.where(
      sql<boolean>`(slug ilike ${pattern} or exists (
        select from jsonb_array_elements(translations) as texts
        where texts->>'name' ilike ${pattern} or texts->>'title' ilike ${pattern}))`,
    )
  }
  return query.execute()
}

const selectStone = (db: Db, id: number) =>
  db
    .selectFrom('gemstones')
    .select([
      'id',
      'slug',
      'category_id',
      'translations',
      'drawing',
      'is_hidden',
      'was_shown',
      'version',
    ])
    .where('id', '=', id)

export const findStone = (db: Db, id: number) => selectStone(db, id).executeTakeFirst()

/** Locks a stone, so that of two changes at a time the second one sees the first. */
export const lockStone = (trx: Trx, id: number) =>
  selectStone(trx, id).forUpdate().executeTakeFirst()

export type StoneRow = NonNullable<Awaited<ReturnType<typeof findStone>>>

export const listStonePictures = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('gemstone_pictures')
    .selectAll()
    .where(sql<boolean>`gemstone_id = any(${ids})`)
    .orderBy('gemstone_id')
    .orderBy('place')
    .execute()

export const hasCategory = async (db: Db, id: number): Promise<boolean> =>
  (await db.selectFrom('gemstone_categories').select('id').where('id', '=', id).execute()).length >
  0

/** Ids of stones that staff add are larger than those of any release. They fit 32 bits, as apps may expect. */
const lastReleasedId = 100_000
const firstSecond = Temporal.Instant.from('2026-01-01T00:00:00Z')

/**
 * Inserts a hidden stone, and returns its id and slug. One is added at a time, so that both are new. The id counts seconds, as
 * that of a deleted stone must not come back: a page that still shows that one would change another.
 */
export async function insertDraft(
  trx: Trx,
  {
    slug: wanted,
    category_id,
    translations,
    at,
  }: Pick<StoneRow, 'slug' | 'category_id' | 'translations'> & { at: Temporal.Instant },
): Promise<{ id: number; slug: string }> {
  await sql`select pg_advisory_xact_lock(hashtextextended('gemstones', 0))`.execute(trx)
  const { newest } = await trx
    .selectFrom('gemstones')
    .select(sql<number>`max(id)`.as('newest'))
    .executeTakeFirstOrThrow()
  const alike = await trx
    .selectFrom('gemstones')
    .select('slug')
    .where('slug', 'like', `${wanted}%`)
    .execute()
  const stone = {
    id: Math.max(newest + 1, lastReleasedId + Math.floor(firstSecond.until(at).total('seconds'))),
    slug: findFreeSlug(
      wanted,
      alike.map(({ slug }) => slug),
    ),
  }
  await trx
    .insertInto('gemstones')
    .values({
      ...stone,
      category_id,
      translations: JSON.stringify(translations),
      drawing: null,
      changed_at: at,
      is_hidden: true,
      was_shown: false,
    })
    .execute()
  return stone
}

export const updateStone = (
  trx: Trx,
  id: number,
  {
    translations,
    ...changed
  }: Partial<Pick<StoneRow, 'category_id' | 'translations' | 'is_hidden' | 'was_shown'>>,
  at: Temporal.Instant,
) =>
  trx
    .updateTable('gemstones')
    .set(({ eb }) => ({
      ...changed,
      ...(translations && { translations: JSON.stringify(translations) }),
      changed_at: at,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()

/** Deletes a stone with its pictures; the files of those are deleted once nothing shows them. */
export const deleteStone = (trx: Trx, id: number) =>
  trx.deleteFrom('gemstones').where('id', '=', id).execute()

export async function replaceStonePictures(
  trx: Trx,
  id: number,
  pictures: readonly { id: string; translations: object }[],
): Promise<void> {
  await trx.deleteFrom('gemstone_pictures').where('gemstone_id', '=', id).execute()
  if (pictures.length === 0) return
  await trx
    .insertInto('gemstone_pictures')
    .values(
      pictures.map(({ id: picture_id, translations }, place) => ({
        gemstone_id: id,
        place,
        picture_id,
        translations: JSON.stringify(translations),
      })),
    )
    .execute()
}
