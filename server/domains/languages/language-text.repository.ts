import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/database.ts'
import './language-text.table.ts'

export const listChangedTexts = (db: Db) =>
  db
    .selectFrom('language_texts')
    .select(['language_id', 'key', 'text'])
    .orderBy('language_id')
    .orderBy('key')
    .execute()

export type ChangedTextRow = Awaited<ReturnType<typeof listChangedRows>>[number]

/** The changed texts with their versions, those of one key or all. */
export const listChangedRows = (db: Db, key?: string) =>
  db
    .selectFrom('language_texts')
    .selectAll()
    .$if(key !== undefined, (query) => query.where('key', '=', key ?? ''))
    .execute()

interface TextName {
  readonly key: string
  readonly languageId: number
}

/** Locks a changed text; undefined while the text is the built-in one. */
export const lockChangedText = (trx: Trx, { key, languageId }: TextName) =>
  trx
    .selectFrom('language_texts')
    .selectAll()
    .where('language_id', '=', languageId)
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst()

/** Returns whether nobody has changed the text at the same time. */
export async function insertChangedText(
  trx: Trx,
  { key, languageId, text, at }: TextName & { text: string; at: Temporal.Instant },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('language_texts')
    .values({ language_id: languageId, key, text, updated_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export async function updateChangedText(
  trx: Trx,
  { key, languageId, text, at }: TextName & { text: string; at: Temporal.Instant },
): Promise<void> {
  await sql`update language_texts
    set text = ${text}, updated_at = ${at}, version = nextval('language_text_versions')
    where language_id = ${languageId} and key = ${key}`.execute(trx)
}

export async function deleteChangedText(trx: Trx, { key, languageId }: TextName): Promise<void> {
  await trx
    .deleteFrom('language_texts')
    .where('language_id', '=', languageId)
    .where('key', '=', key)
    .execute()
}
