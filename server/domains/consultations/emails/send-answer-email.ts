import { defaultLanguage, languageIdOf } from '@rashi/contract/languages.rules'
import type { Context } from '../../../context/context.ts'
import { readEmailContext } from '../../../mail/email.ts'
import { listAnswers } from '../answers/answer.repository.ts'
import { presentOrders } from '../orders/list-orders.ts'
import { findBuyer } from '../orders/order-birth.ts'
import { findOrder } from '../orders/order.repository.ts'
import { answerEmail, lateEmail, lateOrderEmail } from './answer.email.ts'
import type { AnswerEmail, LateEmail } from './email-queue.ts'

type MailContext = Pick<Context, 'config' | 'db' | 'mailer'>

/** Returns an order with its buyer; undefined if the buyer's account was deleted. */
async function findEmailed({ db }: MailContext, orderId: string) {
  const row = await findOrder(db, orderId)
  const buyer = row && (await findBuyer(db, row))
  const [order] = row ? await presentOrders(db, [row]) : []
  return row && buyer && order ? { row, buyer, order } : undefined
}

/** Sends an answer to its buyer, in the language of the order. */
export async function sendAnswerEmail(
  context: MailContext,
  { orderId, number }: AnswerEmail,
): Promise<void> {
  const found = await findEmailed(context, orderId)
  const answers = await listAnswers(context.db, [orderId])
  const answer = answers.find((one) => one.number === number)
  if (!found || !answer) return
  const emailContext = await readEmailContext(context, found.row.language_id)
  const { text, answered_by: answeredBy } = answer
  await context.mailer.send(
    answerEmail(emailContext, {
      to: found.buyer.email,
      order: found.order,
      answer: { text, answeredBy, isAddition: number > 1 },
    }),
  )
}

/** Tells the buyer or the operator that an order was refunded because it was late. */
export async function sendLateEmail(
  context: MailContext,
  { orderId, reader, refundPence }: LateEmail,
): Promise<void> {
  const found = await findEmailed(context, orderId)
  if (!found) return
  const { row, buyer, order } = found
  if (reader === 'buyer') {
    const emailContext = await readEmailContext(context, row.language_id)
    await context.mailer.send(lateEmail(emailContext, { to: buyer.email, order, refundPence }))
  } else {
    const emailContext = await readEmailContext(context, languageIdOf(defaultLanguage))
    const to = context.config.operatorMail
    await context.mailer.send(lateOrderEmail(emailContext, { to, order, refundPence }))
  }
}
