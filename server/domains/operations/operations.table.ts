import type { JSONColumnType } from 'kysely'

export interface OperatorActTable {
  id: string
  /** The operator's name. */
  operator: string
  /** The command, such as `live on`. */
  act: string
  details: JSONColumnType<Record<string, string | number | null>>
  done_at: Temporal.Instant
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    operator_acts: OperatorActTable
  }
}
