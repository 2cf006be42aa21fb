import { inDefaultLanguage } from '@rashi/contract/languages.rules'
import type { PersonalData } from '../../../context/personal-data.ts'
import { listUserConsultations } from './list-orders.ts'
import { listAnswers } from '../answers/answer.repository.ts'
import { deleteOrders } from './order.repository.ts'

/** The export and deletion of a user's orders. Their payments are stored by payments. */
export const consultationData: PersonalData = {
  exportFor: async (db, userId) => {
    const orders = await listUserConsultations(db, userId)
    const ids = orders.map(({ id }) => id)
    const answers = await listAnswers(db, ids)
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
          answered_at: order.answered_at,
          answers: answers.filter((one) => one.order_id === order.id).map(({ text }) => text),
        })),
      },
    ]
  },
  deleteFor: deleteOrders,
}
