import type { JSONColumnType } from 'kysely'

export interface OperatorActTable {
  id: string
  /** The operator's name, as they gave it. */
  operator: string
  /** The account of the operating system that ran the command; null in acts of earlier releases. */
  os_account: string | null
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
