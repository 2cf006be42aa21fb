import type { UserConsultation } from '@rashi/contract'
import type { Db } from '../../../platform/database/database.ts'
import { listConsultationRows } from '../catalogue/catalogue.repository.ts'
import { dueAt } from './order-state.rules.ts'
import { listOrders, listOrderQuestions, type OrderRow } from './order.repository.ts'

export const listUserConsultations = async (db: Db, userId: string): Promise<UserConsultation[]> =>
  presentOrders(db, await listOrders(db, userId))

export async function presentOrders(
  db: Db,
  orders: readonly OrderRow[],
): Promise<UserConsultation[]> {
  const [questions, consultations] = await Promise.all([
    listOrderQuestions(
      db,
      orders.map(({ id }) => id),
    ),
    listConsultationRows(db),
  ])
  return orders.flatMap((order) => {
    const consultation = consultations.find(({ id }) => id === order.consultation_id)
    if (!consultation) return []
    const { id, slug, translations } = consultation
    return {
      id: order.id,
      consultation: {
        id,
        slug,
        translations: translations.map(({ language_id, title, name }) => ({
          language_id,
          title,
          name,
        })),
      },
      amount: order.amount_pence / 100,
      questions: questions
        .filter(({ order_id }) => order_id === order.id)
        .map((question) => ({ id: question.id, translations: question.translations })),
      extra_questions: order.extra_questions,
      phone_number: order.phone_number,
      created_at: order.created_at.toString(),
      due_at: dueAt(order).toString(),
      answered_at: order.answered_at?.toString() ?? null,
    }
  })
}
