import type { PaymentProvider } from '../../../gateways/payment/payment-provider.ts'

/** An account of the payment provider in one mode. Customers, cards and payments of one do not exist in another. */
export interface ProviderAccountTable {
  /** Of account and mode: `acct_1Abc test`. */
  id: string
  provider: PaymentProvider['name']
  /** The provider's. */
  account_id: string
  is_live: boolean
  /** The account that this database began with, which rows without a `provider_account` belong to. */
  is_first: boolean
  /** When a process was last started with it. */
  used_at: Temporal.Instant
}

declare module '../../../platform/database/schema.ts' {
  interface Database {
    provider_accounts: ProviderAccountTable
  }
}
