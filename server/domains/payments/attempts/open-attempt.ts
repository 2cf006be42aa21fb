import { randomUUID } from 'node:crypto'
import type { Trx } from '../../../platform/database/database.ts'
import type { BillingContext } from '../payable/payments-context.ts'
import { findKnownCard } from '../cards/card-expiry.repository.ts'
import type { PayingCard } from '../cards/choose-card.ts'
import { insertAttempt } from './attempt.repository.ts'
import { firstLook } from './attempt.rules.ts'

/** Writes down what will be asked of the provider, to the letter, before it is asked. */
export async function openAttempt(
  trx: Trx,
  { clock }: Pick<BillingContext, 'clock'>,
  asked: {
    readonly purchaseId: string
    readonly renewalId?: string
    readonly card: PayingCard
    readonly amountPence: number
    readonly description: string
    readonly returnUrl: string | null
    readonly isFirstOfSeries: boolean
  },
): Promise<string> {
  const { purchaseId, renewalId = null, card, ...charge } = asked
  const id = randomUUID()
  const now = clock.now()
  const known = await findKnownCard(trx, card.cardId)
  await insertAttempt(trx, {
    id,
    purchase_id: purchaseId,
    renewal_id: renewalId,
    state: 'new',
    parameters: JSON.stringify({ ...charge, ...card, attemptId: id }),
    amount_pence: charge.amountPence,
    payment_id: null,
    card_brand: known?.brand ?? null,
    card_last_4: known?.last_4 ?? null,
    failure_code: null,
    created_at: now,
    look_at: now.add(firstLook),
    settled_at: null,
    refund_key: null,
    refund_pence: null,
    refunded_at: null,
  })
  return id
}
