import type { ColumnType } from 'kysely'
import type { BillingInterval, Tier } from '@rashi/contract/tiers.rules'
import type { Subscription } from '@rashi/contract'

export type Platform = Subscription['platform']

export interface SubscriptionGroupTable {
  /** The id of its purchase. */
  id: string
  user_id: string
  platform: Platform
  status: 'active' | 'past_due' | 'cancelled'
  tier: Tier
  billing_interval: BillingInterval
  description: string
  amount_pence: number
  card_id: string | null
  /** The set-up of another card that its holder has still to confirm; that card renews the group from then on. */
  card_set_up_id: ColumnType<string | null, string | null | undefined, string | null>
  language_id: number
  anchored_at: Temporal.Instant
  period_number: number
  period_starts_at: Temporal.Instant
  period_ends_at: Temporal.Instant
  due_at: Temporal.Instant | null
  past_due_since: Temporal.Instant | null
  needs_confirmation: boolean
  /**
   * The renewal card is not charged again: the bank has declined it for good (`past_due`), or it belongs to another account
   * of the provider (`active`).
   */
  needs_other_card: boolean
  remind_at: Temporal.Instant | null
  created_at: Temporal.Instant
  cancelled_at: Temporal.Instant | null
  withdrawn_at: Temporal.Instant | null
  /** The refund of all its payments by a withdrawal. */
  refund_pence: number | null
  /** The buyer had read something when they withdrew. */
  withdrawn_after_reading: boolean
}

export interface SubscriptionTable {
  id: string
  group_id: string
  sign_id: number
  payment_plan_id: number
  amount_pence: number
}

declare module '../../../platform/database/schema.ts' {
  interface Database {
    subscription_groups: SubscriptionGroupTable
    subscriptions: SubscriptionTable
  }
}
