import type { Plan } from '@rashi/contract'
import type { JSONColumnType } from 'kysely'

export interface PaymentPlanTable {
  id: number
  title: string
  amount_pence: number
  /** 1 Silver, billed weekly; 2 Gold, monthly; 3 Diamond, yearly. */
  frequency: number
  saving_banner_flag: string | null
  translations: JSONColumnType<Plan['translations']>
}

export interface OneOffPriceTable {
  /** 1 weekly, 2 monthly, 3 yearly. */
  period_type: number
  payment_plan_id: number
  amount_pence: number
  ios_product_id: string
}

declare module '../../../platform/database/schema.ts' {
  interface Database {
    payment_plans: PaymentPlanTable
    one_off_prices: OneOffPriceTable
  }
}
