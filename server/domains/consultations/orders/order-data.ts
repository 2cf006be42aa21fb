import { inDefaultLanguage } from '@rashi/contract/languages.rules'
import type { PersonalData } from '../../../context/personal-data.ts'
import { listUserConsultations } from './list-orders.ts'
import { deleteOrders, listOrders } from './order.repository.ts'

/** The export and deletion of a user's orders. Their payments are stored by payments. */
export const consultationData: PersonalData = {
  exportFor: async (db, userId) => {
    const [orders, rows] = await Promise.all([
      listUserConsultations(db, userId),
      listOrders(db, userId),
    ])
    const answered = new Map(rows.map(({ id, answered_at }) => [id, answered_at]))
    return [
      {
        topic: 'consultations',
        rows: orders.map((order) => ({
          consultation:
            inDefaultLanguage(order.consultation.translations)?.name ?? order.consultation.slug,
          questions: order.questions.map(
            ({ translations }) => inDefaultLanguage(translations)?.name ?? '',
          ),
          extra_questions: order.extra_questions,
          phone_number: order.phone_number,
          amount: order.amount,
          created_at: order.created_at,
          answered_at: answered.get(order.id)?.toString() ?? null,
        })),
      },
    ]
  },
  deleteFor: deleteOrders,
}
