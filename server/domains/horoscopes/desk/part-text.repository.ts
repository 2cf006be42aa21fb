import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/database.ts'
import type { PartTextTable } from '../periods/part-text.table.ts'

export type PartTextRow = Selectable<PartTextTable>

export type TextChange = Partial<
  Omit<PartTextRow, 'part_id' | 'period_id' | 'language_id' | 'version'>
>

export interface PartTextName {
  readonly partId: number
  readonly languageId: number
}

/** Lists what staff have written for some parts. */
export const listPartTextRows = (db: Db, partIds: readonly number[]): Promise<PartTextRow[]> =>
  db
    .selectFrom('part_texts')
    .selectAll()
    .where('part_id', 'in', [0, ...partIds])
    .execute()

/** Locks the text of a part in a language; undefined if nobody has written one. */
export const lockPartText = (
  trx: Trx,
  { partId, languageId }: PartTextName,
): Promise<PartTextRow | undefined> =>
  trx
    .selectFrom('part_texts')
    .selectAll()
    .where('part_id', '=', partId)
    .where('language_id', '=', languageId)
    .forUpdate()
    .executeTakeFirst()

/** Returns whether nobody has written a first text at the same time. */
export async function insertPartText(trx: Trx, row: Insertable<PartTextTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('part_texts')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export async function updatePartText(
  trx: Trx,
  { partId, languageId }: PartTextName,
  change: TextChange,
): Promise<void> {
  await trx
    .updateTable('part_texts')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('part_id', '=', partId)
    .where('language_id', '=', languageId)
    .execute()
}

/** Counts the texts that wait for approval. */
export async function countWaiting(db: Db): Promise<number> {
  const { waiting } = await db
    .selectFrom('part_texts')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('draft', 'is not', null)
    .where('asks_approval', '=', true)
    .executeTakeFirstOrThrow()
  return waiting
}
