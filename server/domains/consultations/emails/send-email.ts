import { defaultLanguage, languageCodeOf, languageIdOf } from '@rashi/contract/languages.rules'
import type { Context } from '../../../context/context.ts'
import { sayPaidWith } from '../../payments/index.ts'
import { findPerson } from '../../identity/index.ts'
import { translator } from '../../languages/index.ts'
import { presentOrders } from '../orders/list-orders.ts'
import { findOrder } from '../orders/order.repository.ts'
import type { ConsultationEmail } from './email-queue.ts'
import { operatorMail, receiptMail } from './consultation.email.ts'

type Given = Pick<Context, 'config' | 'db' | 'mailer'>

/** Writes an email from the order as it is now. After the account is deleted nothing is sent. */
export async function sendEmail(
  { config, db, mailer }: Given,
  { name, orderId, card }: ConsultationEmail,
): Promise<void> {
  const row = await findOrder(db, orderId)
  const buyer = row && (await findPerson(db, row.user_id))
  const [order] = row ? await presentOrders(db, [row]) : []
  if (!row || !buyer || !order) return
  const buyerLanguage = languageCodeOf(row.language_id)
  const language = name === 'receipt' ? buyerLanguage : defaultLanguage
  const translate = await translator(db, languageIdOf(language))
  await mailer.send(
    name === 'receipt'
      ? receiptMail(order, {
          brand: config.brandName,
          language,
          translate,
          to: buyer.email,
          address: `${config.publicUrl}/consultations`,
          paidWith: card ? sayPaidWith(translate, card) : undefined,
        })
      : operatorMail(name, order, {
          brand: config.brandName,
          buyer,
          buyerLanguage,
          language,
          translate,
          to: config.operatorMail,
        }),
  )
}
