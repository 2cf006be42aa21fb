import type { BillingInterval } from '@rashi/contract/tiers.rules'

/** The order as a wallet's window shows it. */
export interface WalletOrder {
  /** Pounds. */
  readonly amount: number
  /** Empty where only the amount of all together is known. */
  readonly lines: readonly { readonly name: string; readonly amount: number }[]
  /** Absent for a purchase that does not renew. */
  readonly renewal?: { readonly interval: BillingInterval; readonly notice: string }
}
