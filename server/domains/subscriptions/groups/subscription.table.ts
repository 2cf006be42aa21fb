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
  /** The amount of renewals once the holder has known of it for 30 days; the same as `amount_pence` where a change was taken back. */
  next_amount_pence: number | null
  /** The change of price that the holder is told of; another one takes its place. */
  price_change_id: string | null
  /** When the letter about it was sent. */
  price_told_at: Temporal.Instant | null
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
  /** Null where it stays as it is. */
  next_amount_pence: ColumnType<number | null, number | null | undefined, number | null>
}

declare module '../../../platform/database/schema.ts' {
  interface Database {
    subscription_groups: SubscriptionGroupTable
    subscriptions: SubscriptionTable
  }
}
