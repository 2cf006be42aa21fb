import type { ColumnType, Generated } from 'kysely'

/** The texts of staff that replace the almanac's text of a part, or one of its period, in one language. */
export interface PartTextTable {
  /** The id of the part; of a text of the period, the id at the position in `period-texts.rules.ts`. */
  part_id: number
  /** Computed by the database. */
  period_id: ColumnType<number, never, never>
  language_id: number
  /** Raised with every change of the row. */
  version: number
  draft: string | null
  /** The member of staff who saved the draft last; also the fields below are of the draft. */
  drafted_by: string | null
  drafted_by_name: string | null
  drafted_at: Temporal.Instant | null
  asks_approval: Generated<boolean>
  /** Numbers of what the checks found in the draft when it was saved. */
  errors: Generated<number>
  warnings: Generated<number>
  /** Readers see it in place of the almanac's text once the period has begun. */
  approved: string | null
  approved_writer: string | null
  approved_writer_name: string | null
  approved_by: string | null
  approved_by_name: string | null
  /** When what readers see was changed last, also back to the almanac's text. */
  approved_at: Temporal.Instant | null
}

declare module '../../../platform/database/schema.ts' {
  interface Database {
    part_texts: PartTextTable
  }
}
