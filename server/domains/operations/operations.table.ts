import type { JSONColumnType } from 'kysely'

export interface OperatorActTable {
  id: string
  /** The name of who did it. */
  operator: string
  /** What was done, in the words of the command: `live on`. */
  act: string
  details: JSONColumnType<Record<string, string | number | null>>
  done_at: Temporal.Instant
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    operator_acts: OperatorActTable
  }
}
