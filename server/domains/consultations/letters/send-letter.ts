import { defaultLanguage, languageCodeOf, languageIdOf } from '@rashi/contract/languages.rules'
import type { Context } from '../../../platform/context.ts'
import { sayPaidWith } from '../../billing/index.ts'
import { findPerson } from '../../identity/index.ts'
import { translator } from '../../languages/index.ts'
import { presentOrders } from '../list-orders.ts'
import { findOrder } from '../order.repository.ts'
import type { ConsultationLetter } from './letter-queue.ts'
import { operatorMail, receiptMail } from './letter.ts'

type Given = Pick<Context, 'config' | 'db' | 'mailer'>

/** Writes a letter from the order as it is now. One whose buyer has left reaches nobody. */
export async function sendLetter(
  { config, db, mailer }: Given,
  { name, orderId, card }: ConsultationLetter,
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
