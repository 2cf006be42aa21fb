import type { PurchaseKind } from '../payments/index.ts'
import './emails/email-queue.ts'
import { findOrder, insertOrder } from './orders/order.repository.ts'
import type { OrderedConsultation } from './orders/order.rules.ts'

/** An order that is paid for: it is written down, and the operator and its buyer hear of it. */
export const consultationKind: PurchaseKind = {
  name: 'consultation',
  isGiven: async (db, { purchaseId }) => (await findOrder(db, purchaseId)) !== undefined,
  withoutWords: (ordered) => {
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
      },
      questions,
    )
    const orderId = bought.purchaseId
    await jobs.enqueue(trx, 'consultation-letter', { name: 'order', orderId })
    await jobs.enqueue(trx, 'consultation-letter', { name: 'receipt', orderId, card: bought.card })
  },
}
