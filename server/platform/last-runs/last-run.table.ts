import type { ColumnType } from 'kysely'

export interface LastRunTable {
  name: 'backup' | 'reconcile'
  finished_at: Temporal.Instant
  /** The bytes of a backup, the differences of a reconciliation. */
  figure: number
  /** The first differences of a reconciliation. */
  lines: ColumnType<readonly string[], string | undefined, string>
}

declare module '../database/schema.ts' {
  interface Database {
    last_runs: LastRunTable
  }
}
