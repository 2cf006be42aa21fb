import type { Wallet } from '@rashi/contract/card-name.rules'
import type { ColumnType } from 'kysely'
import type { Charge } from '../../../gateways/payment/payment-provider.ts'

export type AttemptState = 'new' | 'sent' | 'requires_action' | 'succeeded' | 'failed'

export interface AttemptTable {
  /** Random; also the idempotency key of the charge. */
  id: string
  purchase_id: string
  /** The provider's account that it is charged at; null: the first one. */
  provider_account: ColumnType<string | null, string | null | undefined, never>
  /** The payable of a charge that followed the purchase; null: the purchase's own charge. */
  payable: string | null
  /** That payable's own id of the charge. */
  reference_id: string | null
  state: AttemptState
  /** Once the account was deleted, without `cardId` and `customerId`, which only an unsettled charge needs. */
  parameters: ColumnType<Charge, string, string>
  amount_pence: number
  payment_id: string | null
  /** The provider's name of it, such as `visa`; null if the card is unknown. */
  card_brand: string | null
  card_last_4: string | null
  /** By ISO 3166-1; kept when the account is deleted, as a record of where tax was due. */
  card_country: ColumnType<string | null, string | null | undefined, string | null>
  card_wallet: ColumnType<Wallet | null, Wallet | null | undefined, Wallet | null>
  failure_code: string | null
  /** The bank's own reason and advice, as the provider passes them on. */
  decline_code: ColumnType<string | null, string | null | undefined, string | null>
  advice_code: ColumnType<string | null, string | null | undefined, string | null>
  created_at: Temporal.Instant
  look_at: Temporal.Instant | null
  settled_at: Temporal.Instant | null
  refund_key: string | null
  /** The sum of all refunds, including the one that is still due. */
  refund_pence: number | null
  /** When the provider had refunded that sum. */
  refunded_at: Temporal.Instant | null
  /** The part of the refunds that revoked nothing. */
  goodwill_pence: ColumnType<number, number | undefined, number>
  /** `pending`: the provider is making the last refund. `stopped`: it did not make it, and it is not tried again. */
  refund_state: ColumnType<'pending' | 'stopped' | null, 'pending' | 'stopped' | null | undefined>
  /** Why the refund was stopped, in the provider's word. */
  refund_failure: ColumnType<string | null, string | null | undefined>
  refund_tries: ColumnType<number, number | undefined>
  /** Before it the refund that is due is not tried again. */
  refund_look_at: ColumnType<Temporal.Instant | null, Temporal.Instant | null | undefined>
  /** When the bank took the money back in a dispute, and how much. */
  lost_at: ColumnType<Temporal.Instant | null, Temporal.Instant | null | undefined>
  lost_pence: ColumnType<number | null, number | null | undefined>
  /** The email that the buyer gets once the refund that is due was made. */
  refund_notice_pence: number | null
}

declare module '../../../platform/database/schema.ts' {
  interface Database {
    attempts: AttemptTable
  }
}
