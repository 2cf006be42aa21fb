import type { JSONColumnType } from 'kysely'

export interface OperatorActTable {
  id: string
  /** The operator's name, as they gave it, or the email of a member of staff. */
  operator: string
  /** The account of the operating system that ran the command; null in acts of the studio and of earlier releases. */
  os_account: string | null
  /** The command, such as `live on`, or the act of a call of the studio. */
  act: string
  details: JSONColumnType<Record<string, string | number | null>>
  done_at: Temporal.Instant
  /** Null for an act of the operator's command; so are the fields below. */
  staff_id: string | null
  /** The kind of thing, such as `staff`, and its id. */
  object: string | null
  object_id: string | null
  before: JSONColumnType<ActValues> | null
  after: JSONColumnType<ActValues> | null
  /** The internet address of the caller. */
  address: string | null
  request_id: string | null
}

/** Fields of a thing before or after an act. */
export type ActValues = Readonly<Record<string, ActValue>>
export type ActValue = string | number | boolean | null | readonly ActValue[]

declare module '../../platform/database/schema.ts' {
  interface Database {
    operator_acts: OperatorActTable
  }
}
