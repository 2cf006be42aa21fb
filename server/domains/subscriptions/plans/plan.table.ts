import type { ReadingPeriod } from '@rashi/contract/reading-periods.rules'
import type { BillingInterval, Tier } from '@rashi/contract/tiers.rules'
import type { Plan } from '@rashi/contract'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

export interface PaymentPlanTable {
  id: number
  title: string
  amount_pence: number
  tier: Tier
  billing_interval: BillingInterval
  saving_banner_flag: string | null
  translations: JSONColumnType<Plan['translations']>
  /** Since when nobody can buy it; null while it is offered. */
  hidden_at: ColumnType<
    Temporal.Instant | null,
    Temporal.Instant | null | undefined,
    Temporal.Instant | null
  >
}

export interface OneOffPriceTable {
  reading_period: ReadingPeriod
  payment_plan_id: number
  amount_pence: number
  ios_product_id: string
  version: Generated<number>
}

declare module '../../../platform/database/schema.ts' {
  interface Database {
    payment_plans: PaymentPlanTable
    one_off_prices: OneOffPriceTable
  }
}
