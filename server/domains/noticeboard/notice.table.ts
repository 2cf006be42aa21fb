import type { Notice } from '@rashi/contract'
import type { ColumnType, JSONColumnType } from 'kysely'

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>

export interface NoticeTable {
  id: number
  translations: JSONColumnType<Notice['translations']>
  created_at: Temporal.Instant
  /** Null: since `created_at`. */
  starts_at: Optional<Temporal.Instant>
  /** Null: it has no end. */
  ends_at: Optional<Temporal.Instant>
  version: ColumnType<number, never, number>
}

export interface NoticeReadTable {
  user_id: string
  notice_id: number
  read_at: Temporal.Instant
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    notices: NoticeTable
    notice_reads: NoticeReadTable
  }
}
