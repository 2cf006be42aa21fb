import type { ParsedBodyOf, ResponseOf } from '@rashi/contract'
import { validate } from 'uuid'
import type { Context } from '../../context/context.ts'
import { write } from '../../platform/database/write.ts'
import { Refusal } from '../../platform/refusal.ts'
import { translate } from '../languages/index.ts'
import { listQuestionRows } from './catalogue/catalogue.repository.ts'
import { mailChange } from './mail-changes.ts'
import {
  changeOrder as updateOrder,
  listOrderQuestions,
  lockOrdersOfUser,
} from './orders/order.repository.ts'
import { isSameContent, offersQuestions } from './orders/order.rules.ts'

/**
 * Saves new questions; the same ones change nothing and email nobody.
 *
 * @throws {Refusal} `not-found` for an order that is another user's or is not paid, `order-answered` once it is answered.
 */
export async function changeOrder(
  { clock, db, jobs }: Pick<Context, 'clock' | 'db' | 'jobs'>,
  form: ParsedBodyOf<'POST /user-consultation/update-web'>,
  { userId, languageId }: { userId: string; languageId: number },
): Promise<ResponseOf<'POST /user-consultation/update-web'>> {
  const { userConsultationId: id, questions, extra_questions, phone_number } = form
  if (!validate(id)) throw new Refusal('not-found')
  const catalogue = await listQuestionRows(db)
  await write(db, async (trx) => {
    const order = (await lockOrdersOfUser(trx, userId)).find((one) => one.id === id)
    if (order?.revoked_at !== null) throw new Refusal('not-found')
    if (order.answered_at !== null) throw new Refusal('order-answered')
    const kept = (await listOrderQuestions(trx, [id])).map((question) => question.id)
    const offered = catalogue.filter((one) => one.consultation_id === order.consultation_id)
    const added = questions.filter((question) => !kept.includes(question))
    if (!offersQuestions({ questions: offered }, added))
      throw new Refusal('invalid', {
        errors: { questions: ['consultations.form.unknown-question'] },
      })
    if (isSameContent({ ...order, questions: kept }, { questions, extra_questions, phone_number }))
      return
    await updateOrder(
      trx,
      id,
      { extra_questions, phone_number, changed_at: clock.now(), change_unmailed: true },
      questions,
    )
    await mailChange(trx, { clock, jobs }, userId)
  })
  return { msg: await translate(db, languageId, 'consultations.changed') }
}
