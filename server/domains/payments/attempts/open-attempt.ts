import { randomUUID } from 'node:crypto'
import type { Trx } from '../../../platform/database/database.ts'
import type { PaymentsContext } from '../payable/payable.ts'
import { findKnownCard } from '../cards/card-expiry.repository.ts'
import type { PayingCard } from '../cards/choose-card.ts'
import { insertAttempt } from './attempt.repository.ts'
import { firstLook } from './attempt.rules.ts'

/** Stores the exact parameters of a charge before the provider is called. */
export async function openAttempt(
  trx: Trx,
  { clock }: Pick<PaymentsContext, 'clock'>,
  order: {
    readonly purchaseId: string
    /** For a charge that follows the purchase: the payable that handles it, and its own id of it. */
    readonly handledBy?: { readonly payable: string; readonly reference: string }
    readonly card: PayingCard
    readonly amountPence: number
    readonly description: string
    readonly returnUrl: string | null
    readonly isFirstOfSeries: boolean
  },
): Promise<string> {
  const { purchaseId, handledBy, card: paying, ...charge } = order
  const { account, ...card } = paying
  const id = randomUUID()
  const now = clock.now()
  const known = await findKnownCard(trx, card.cardId)
  await insertAttempt(trx, {
    id,
    purchase_id: purchaseId,
    provider_account: account,
    payable: handledBy?.payable ?? null,
    reference_id: handledBy?.reference ?? null,
    state: 'new',
    parameters: JSON.stringify({ ...charge, ...card, attemptId: id }),
    amount_pence: charge.amountPence,
    payment_id: null,
    card_brand: known?.brand ?? null,
    card_last_4: known?.last_4 ?? null,
    card_country: known?.card_country ?? null,
    card_wallet: known?.wallet ?? null,
    failure_code: null,
    created_at: now,
    look_at: now.add(firstLook),
    settled_at: null,
    refund_key: null,
    refund_pence: null,
    refunded_at: null,
    refund_notice_pence: null,
  })
  return id
}
