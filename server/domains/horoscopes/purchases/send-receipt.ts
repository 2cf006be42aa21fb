import { readEmailContext } from '../../../mail/email.ts'
import { listSigns } from '../../charts/index.ts'
import type { PaymentsContext } from '../../payments/index.ts'
import { receiptEmail } from './receipt.email.ts'
import type { HoroscopeReceipt } from './receipt-queue.ts'

/** Sends a receipt in the buyer's language. A deleted account gets none. */
export async function sendReceipt(
  context: PaymentsContext,
  { userId, languageId, signId, ...receipt }: HoroscopeReceipt,
): Promise<void> {
  const { db, emailOf, mailer } = context
  const [to, signs] = await Promise.all([emailOf(userId), listSigns(db)])
  if (to === undefined) return
  const signKey = signs.find(({ id }) => id === signId)?.key ?? ''
  const emailContext = await readEmailContext(context, languageId)
  await mailer.send(receiptEmail(emailContext, { to, signKey, ...receipt }))
}
