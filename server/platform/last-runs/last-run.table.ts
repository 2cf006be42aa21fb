export interface LastRunTable {
  name: 'backup' | 'reconcile'
  finished_at: Temporal.Instant
  /** The bytes of a backup, the differences of a reconciliation. */
  figure: number
}

declare module '../database/schema.ts' {
  interface Database {
    last_runs: LastRunTable
  }
}
