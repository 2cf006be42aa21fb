import { readEmailContext } from '../../../mail/email.ts'
import { listSigns } from '../../charts/index.ts'
import type { PaymentsContext } from '../../payments/index.ts'
import { receiptEmail } from './receipt.email.ts'
import type { HoroscopeReceipt } from './receipt-queue.ts'

/** Sends a receipt in the buyer's language. A deleted account gets none. */
export async function sendReceipt(context: PaymentsContext, sold: HoroscopeReceipt): Promise<void> {
  const { userId, languageId, signId, ...receipt } = sold
  const { db, emailOf, mailer } = context
  const [to, signs] = await Promise.all([emailOf(userId), listSigns(db)])
  if (to === undefined) return
  const signKey = signs.find(({ id }) => id === signId)?.key ?? ''
  const emailContext = await readEmailContext(context, languageId)
  const record = { userId, job: { name: 'horoscope-receipt', payload: sold } }
  await mailer.send({ ...receiptEmail(emailContext, { to, signKey, ...receipt }), record })
}
