import type { Db, Trx } from '../platform/database/database.ts'

/** What is kept of one kind about a person: a row each, fields by name. Numbers, text, lists of them. */
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

/** Whoever keeps something about people: it is shown to them, and goes when they go. */
export interface PersonalData {
  /** All of it but secrets. */
  exportFor(db: Db, userId: string): Promise<ExportedTopic[]>
  /** What has to be settled outside, before anything is forgotten; done again, it does nothing more. */
  readonly settle?: (userId: string) => Promise<void>
  /** Takes it out; what the law wants kept is cut from the person instead. */
  forget(trx: Trx, userId: string): Promise<void>
}
