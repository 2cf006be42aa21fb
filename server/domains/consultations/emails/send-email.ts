import { defaultLanguage, languageCodeOf, languageIdOf } from '@rashi/contract/languages.rules'
import type { Context } from '../../../context/context.ts'
import { readEmailContext } from '../../../mail/email.ts'
import { presentOrders } from '../orders/list-orders.ts'
import { findBuyer } from '../orders/order-birth.ts'
import { findOrder } from '../orders/order.repository.ts'
import { orderEmail, receiptEmail } from './consultation.email.ts'
import type { ConsultationEmail } from './email-queue.ts'

/** Sends an email about the order in its current state; nothing if its buyer's account was deleted. */
export async function sendEmail(
  context: Pick<Context, 'config' | 'db' | 'mailer'>,
  { name, orderId, card = null }: ConsultationEmail,
): Promise<void> {
  const { config, db, mailer } = context
  const row = await findOrder(db, orderId)
  const buyer = row && (await findBuyer(db, row))
  const [order] = row ? await presentOrders(db, [row]) : []
  if (!row || !buyer || !order) return
  if (name === 'receipt') {
    const emailContext = await readEmailContext(context, row.language_id)
    const payload: ConsultationEmail = { name, orderId, card }
    const record = { userId: row.user_id, job: { name: 'consultation-letter', payload } }
    await mailer.send({ ...receiptEmail(emailContext, { to: buyer.email, order, card }), record })
  } else {
    const emailContext = await readEmailContext(context, languageIdOf(defaultLanguage))
    const buyerLanguage = languageCodeOf(row.language_id)
    const to = config.operatorMail
    await mailer.send(orderEmail(emailContext, name, { to, order, buyer, buyerLanguage }))
  }
}
