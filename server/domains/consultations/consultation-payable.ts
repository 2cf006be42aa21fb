import type { Payable } from '../payments/index.ts'
import './emails/email-queue.ts'
import { findOrder, insertOrder, revokeOrder } from './orders/order.repository.ts'
import type { OrderedConsultation } from './orders/order.rules.ts'

/** The payable of a consultation: payment creates the order and the emails to the operator and the buyer. */
export const consultationPayable: Payable = {
  name: 'consultation',
  isFulfilled: async (db, { purchaseId }) => (await findOrder(db, purchaseId)) !== undefined,
  redact: (ordered) => {
    const { consultation_id } = ordered as OrderedConsultation
    return { consultation_id }
  },
  fulfil: async (trx, { jobs }, bought) => {
    const { questions, ...ordered } = bought.ordered as OrderedConsultation
    await insertOrder(
      trx,
      {
        ...ordered,
        id: bought.purchaseId,
        user_id: bought.userId,
        amount_pence: bought.amountPence,
        language_id: bought.languageId,
        created_at: bought.at,
        changed_at: null,
        answered_at: null,
        revoked_at: null,
        refund_if_late: true,
      },
      questions,
    )
    const orderId = bought.purchaseId
    await jobs.enqueue(trx, 'consultation-letter', { name: 'order', orderId })
    await jobs.enqueue(trx, 'consultation-letter', { name: 'receipt', orderId, card: bought.card })
    return true
  },
  revoke: (trx, { clock }, { purchaseId }) => revokeOrder(trx, purchaseId, clock.now()),
}
