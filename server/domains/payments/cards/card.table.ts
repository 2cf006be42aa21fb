import type { Wallet } from '@rashi/contract/card-name.rules'
import type { ColumnType } from 'kysely'

export interface PaymentCustomerTable {
  user_id: string
  /** The idempotency key with which the customer is made at the provider. */
  creation_key: string
  provider_id: string | null
  /** Always null: the customers of other accounts than the first are `other_customers`. */
  provider_account: ColumnType<string | null, string | null | undefined, never>
  created_at: Temporal.Instant
}

export type OtherCustomerTable = Omit<PaymentCustomerTable, 'provider_account'> & {
  provider_account: string
}

export interface CardTokenTable {
  token_hash: string
  user_id: string
  /** The idempotency key with which the card is saved. */
  saving_key: string
  created_at: Temporal.Instant
}

export interface CardExpiryTable {
  card_id: string
  user_id: string
  provider_account: ColumnType<string | null, string | null | undefined, string | null>
  /** The provider's name of it, such as `visa`; null until the card is read again. */
  brand: string | null
  last_4: string
  /** By ISO 3166-1; null until the card is read again. */
  card_country: string | null
  /** null for a card whose number was typed. */
  wallet: Wallet | null
  exp_month: number
  exp_year: number
  expires_at: Temporal.Instant
  looked_at: Temporal.Instant
  warned_at: Temporal.Instant | null
  /** When it was set up for off-session charges; null if it was only saved or paid once. */
  set_up_at: Temporal.Instant | null
}

declare module '../../../platform/database/schema.ts' {
  interface Database {
    payment_customers: PaymentCustomerTable
    other_customers: OtherCustomerTable
    card_tokens: CardTokenTable
    card_expiries: CardExpiryTable
  }
}
