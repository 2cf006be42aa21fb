import type { Db } from '../../platform/database/database.ts'
import './language-text.table.ts'

export const listChangedTexts = (db: Db) =>
  db
    .selectFrom('language_texts')
    .select(['language_id', 'key', 'text'])
    .orderBy('language_id')
    .orderBy('key')
    .execute()
