import type { Db, Trx } from '../platform/database/database.ts'

/** One kind of stored data about a person: rows with fields by name. */
export interface ExportedTopic {
  readonly topic: string
  readonly rows: readonly ExportedRow[]
}
export type ExportedRow = Readonly<Record<string, ExportedValue>>
export type ExportedValue =
  | string
  | number
  | boolean
  | null
  | readonly ExportedValue[]
  | { readonly [name: string]: ExportedValue }

/** The export and deletion of a domain's data about a person. */
export interface PersonalData {
  /** Returns all data except secrets. */
  exportFor(db: Db, userId: string): Promise<ExportedTopic[]>
  /** Closes open business with others, such as payments, before the deletion; idempotent. */
  readonly prepareDeletion?: (userId: string) => Promise<void>
  /** Deletes the data; records that the law requires are anonymised instead. */
  deleteFor(trx: Trx, userId: string): Promise<void>
}
