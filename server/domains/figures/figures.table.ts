import type { ColumnType } from 'kysely'

export interface MonthFiguresTable {
  /** The first day of the month. */
  month: string
  series: string
  /** By the schema of the series. */
  numbers: ColumnType<unknown, string, string>
  counted_at: Temporal.Instant
}

export interface DailyCountTable {
  day: string
  counter: string
  label: string
  count: number
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    month_figures: MonthFiguresTable
    daily_counts: DailyCountTable
  }
}
