export interface RenewalTable {
  id: string
  group_id: string
  period_number: number
  try_number: number
  state: 'charging' | 'paid' | 'failed' | 'refunded'
  failure_code: string | null
  created_at: Temporal.Instant
  settled_at: Temporal.Instant | null
}

declare module '../../../platform/database/schema.ts' {
  interface Database {
    renewals: RenewalTable
  }
}
