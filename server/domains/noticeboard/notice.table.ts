import type { Notice } from '@rashi/contract'
import type { JSONColumnType } from 'kysely'

export interface NoticeTable {
  id: number
  translations: JSONColumnType<Notice['translations']>
  created_at: Temporal.Instant
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
