import { builtInLanguages } from '@rashi/contract/texts'
import type { Context } from '../../../context/context.ts'
import { sayPaidWith } from '../../payments/index.ts'
import { findPerson } from '../../identity/index.ts'
import { presentOrders } from '../orders/list-orders.ts'
import { findOrder } from '../orders/order.repository.ts'
import type { ConsultationEmail } from './email-queue.ts'
import { operatorMail, receiptMail } from './compose-email.ts'

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
  const language = builtInLanguages.find(({ id }) => id === row.language_id) ?? builtInLanguages[0]
  await mailer.send(
    name === 'receipt'
      ? receiptMail(order, {
          brand: config.brandName,
          language,
          to: buyer.email,
          address: `${config.publicUrl}/consultations`,
          paidWith: card ? sayPaidWith(language.id, card) : undefined,
        })
      : operatorMail(name, order, {
          brand: config.brandName,
          buyer,
          language,
          to: config.operatorMail,
        }),
  )
}
