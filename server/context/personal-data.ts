import type { Db, Trx } from '../platform/database/database.ts'

/** What is kept of one kind about a person: a row each, fields by name. Numbers, text, lists of them. */
export interface KeptTopic {
  readonly topic: string
  readonly rows: readonly KeptRow[]
}
export type KeptRow = Readonly<Record<string, KeptValue>>
export type KeptValue =
  string | number | boolean | null | readonly KeptValue[] | { readonly [name: string]: KeptValue }

/** Whoever keeps something about people: it is shown to them, and goes when they go. */
export interface PersonalData {
  /** All of it but secrets. */
  keptAbout(db: Db, userId: string): Promise<KeptTopic[]>
  /** What has to be settled outside, before anything is forgotten; done again, it does nothing more. */
  readonly settle?: (userId: string) => Promise<void>
  /** Takes it out; what the law wants kept is cut from the person instead. */
  forget(trx: Trx, userId: string): Promise<void>
}
