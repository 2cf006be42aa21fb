import type { ColumnType, Generated } from 'kysely'

/** A text that somebody changed; it replaces the built-in one. */
export interface LanguageTextTable {
  language_id: number
  key: string
  text: string
  updated_at: Generated<Temporal.Instant>
  /** Another number after each change, from the sequence `language_text_versions`. */
  version: ColumnType<number, never, never>
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    language_texts: LanguageTextTable
  }
}
