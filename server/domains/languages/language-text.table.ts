import type { Generated } from 'kysely'

/** A text that an operator changed; it replaces the built-in one. */
export interface LanguageTextTable {
  language_id: number
  key: string
  text: string
  updated_at: Generated<Temporal.Instant>
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    language_texts: LanguageTextTable
  }
}
