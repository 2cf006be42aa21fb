import type { Tier } from '@rashi/contract/tiers.rules'
import type { GrantSource } from './access.rules.ts'

export interface TrialTable {
  user_id: string
  started_at: Temporal.Instant
  gold_until: Temporal.Instant | null
  ended_at: Temporal.Instant | null
  first_visit_reading_at: Temporal.Instant | null
  /** How often the birth was corrected. */
  corrections: number
  /** The sign that the trial keeps after two corrections; null: it opens the generated one. */
  kept_sign_id: number | null
}

export interface GrantTable {
  id: string
  user_id: string
  source: GrantSource
  reference: string
  sign_id: number
  tier: Tier | null
  period_id: number | null
  part_id: number | null
  starts_at: Temporal.Instant
  ends_at: Temporal.Instant | null
  first_read_at: Temporal.Instant | null
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    trials: TrialTable
    grants: GrantTable
  }
}
