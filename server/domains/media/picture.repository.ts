import { type Selectable, sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/database.ts'
import type { PictureTable } from './picture.table.ts'

export type PictureRow = Selectable<PictureTable>

export const findPicture = (db: Db, id: string): Promise<PictureRow | undefined> =>
  db
    .selectFrom('pictures')
    .selectAll()
    .where('id', '=', id)
    .where('state', '<>', 'removing')
    .executeTakeFirst()

/** Adds an uploaded picture, or finds the one of the same bytes; one that has failed waits again. */
export const savePicture = (trx: Trx, id: string, at: Temporal.Instant): Promise<PictureRow> =>
  trx
    .insertInto('pictures')
    .values({ id, state: 'waiting', unused_since: at })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        state: sql`case pictures.state when 'failed' then 'waiting' else pictures.state end`,
        failure: null,
        // One day begins anew, unless something shows it.
        unused_since: sql`case when pictures.unused_since is null then null else ${at}::timestamptz end`,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()

export const completePicture = (
  trx: Trx,
  id: string,
  outcome: Pick<PictureRow, 'state' | 'failure' | 'width' | 'height'>,
) =>
  trx
    .updateTable('pictures')
    .set(outcome)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute()

/** Marks ready pictures as used, so that none of them is removed; returns those that it found. */
export const markUsed = (trx: Trx, ids: readonly string[]) =>
  trx
    .updateTable('pictures')
    .set({ unused_since: null })
    .where(sql<boolean>`id = any(${ids})`)
    .where('state', '=', 'ready')
    .returning('id')
    .execute()

/** Notes since when pictures are unused, and which are used again. */
export async function noteUse(trx: Trx, used: readonly string[], at: Temporal.Instant) {
  await sql`update pictures set unused_since = null
    where unused_since is not null and id = any(${used})`.execute(trx)
  await sql`update pictures set unused_since = ${at}
    where unused_since is null and id <> all(${used})`.execute(trx)
}

/** Begins the removal of pictures that are unused since an instant or longer. */
export const beginRemoval = (trx: Trx, since: Temporal.Instant) =>
  trx
    .updateTable('pictures')
    .set({ state: 'removing' })
    .where('unused_since', '<=', since)
    .execute()

export const listRemoving = (db: Db) =>
  db.selectFrom('pictures').select('id').where('state', '=', 'removing').execute()

export const deleteRemoved = (trx: Trx, id: string) =>
  trx.deleteFrom('pictures').where('id', '=', id).where('state', '=', 'removing').execute()

export const listReadyPictures = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('pictures')
    .select(['id', 'width', 'height'])
    .where(sql<boolean>`id = any(${ids})`)
    .where('state', '=', 'ready')
    .$narrowType<{ width: number; height: number }>()
    .execute()
