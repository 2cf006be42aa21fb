import type { ResponseOf } from '@rashi/contract'
import { Refusal } from '../../../platform/refusal.ts'
import { describeBirthChart } from '../../charts/index.ts'
import { recordReading } from '../../operations/index.ts'
import { findDraft, listAnswers, toSentAnswer } from '../answers/answer.repository.ts'
import { presentOrders } from '../orders/list-orders.ts'
import { findBuyer, toOrderBirth } from '../orders/order-birth.ts'
import { findOrder } from '../orders/order.repository.ts'
import { toListedOrder } from './list-studio-orders.ts'
import type { OrderCaller, StudioOrdersContext } from './studio-orders-context.ts'

type Shown = ResponseOf<'GET /studio/order'>

/** Shows an order with all that an answer needs, and records who looked. @throws {Refusal} `not-found` */
export async function showStudioOrder(
  context: StudioOrdersContext,
  id: string,
  caller: OrderCaller,
): Promise<Shown> {
  const shown = await readStudioOrder(context, id)
  await recordReading(context, caller, { object: 'order', ids: [id] })
  return shown
}

/** Reads an order for the answer to a change of it, which is recorded. @throws {Refusal} `not-found` */
export async function readStudioOrder(context: StudioOrdersContext, id: string): Promise<Shown> {
  const { db, clock } = context
  const row = await findOrder(db, id)
  const buyer = row && (await findBuyer(db, row))
  const [order] = row ? await presentOrders(db, [row]) : []
  if (!row || !buyer || !order) throw new Refusal('not-found')
  const [answers, draft] = await Promise.all([listAnswers(db, [id]), findDraft(db, id)])
  const birth = toOrderBirth(buyer)
  return {
    order: {
      ...toListedOrder(row, order, clock.now()),
      amount: order.amount,
      questions: order.questions,
      extra_questions: order.extra_questions,
      phone_number: order.phone_number,
      version: row.version,
      questions_changed_at: row.changed_at?.toString() ?? null,
      birth_changed_at: row.birth_changed_at?.toString() ?? null,
      refunded_at: row.revoked_at?.toString() ?? null,
      customer: {
        id: row.user_id,
        name: buyer.fullName,
        email: buyer.email,
        gender: buyer.gender,
      },
      birth,
      chart: describeBirthChart(context, {
        dob: birth.moment,
        pob: {
          formatted_address: birth.place,
          geometry: { location: { lat: birth.latitude_degrees, lng: birth.longitude_degrees } },
        },
        time_unknown: birth.time_unknown,
      }),
      answers: answers.map(toSentAnswer),
      draft: draft ? { ...draft, saved_at: draft.saved_at.toString() } : null,
    },
  }
}
