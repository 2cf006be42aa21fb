import type { ParsedBodyOf, ResponseOf } from '@rashi/contract'
import { validate } from 'uuid'
import type { Context } from '../../context/context.ts'
import { write } from '../../platform/database/write.ts'
import { Refusal } from '../../platform/refusal.ts'
import { translate } from '../languages/index.ts'
import './emails/email-queue.ts'
import { listConsultations } from './catalogue/list-consultations.ts'
import { changeOrder as updateOrder, lockOrder } from './orders/order.repository.ts'
import { offersQuestions } from './orders/order.rules.ts'

/** @throws {Refusal} `not-found` for an order that is another user's or is not paid. */
export async function changeOrder(
  { clock, db, jobs }: Pick<Context, 'clock' | 'db' | 'jobs'>,
  form: ParsedBodyOf<'POST /user-consultation/update-web'>,
  { userId, languageId }: { userId: string; languageId: number },
): Promise<ResponseOf<'POST /user-consultation/update-web'>> {
  const { userConsultationId: id, questions, extra_questions, phone_number } = form
  if (!validate(id)) throw new Refusal('not-found')
  const catalogue = await listConsultations(db)
  await write(db, async (trx) => {
    const order = await lockOrder(trx, id)
    if (order?.user_id !== userId) throw new Refusal('not-found')
    const consultation = catalogue.find((one) => one.id === order.consultation_id)
    if (!consultation || !offersQuestions(consultation, questions))
      throw new Refusal('invalid', {
        errors: { questions: ['consultations.form.unknown-question'] },
      })
    await updateOrder(
      trx,
      id,
      // A changed order needs a new answer.
      { extra_questions, phone_number, changed_at: clock.now(), answered_at: null },
      questions,
    )
    await jobs.enqueue(trx, 'consultation-letter', { name: 'changed', orderId: id })
  })
  return { msg: await translate(db, languageId, 'consultations.changed') }
}
