import { formatDay } from '@rashi/contract/dates.rules'
import { languageCodeOf } from '@rashi/contract/languages.rules'
import { formatPrice } from '@rashi/contract/price.rules'
import { letterPage } from '../../../mail/render-email.ts'
import { type PaymentsContext, poundsOf, sayPaidWith } from '../../payments/index.ts'
import { listSigns } from '../../charts/index.ts'
import { translator } from '../../languages/index.ts'
import { nameOfType } from '../periods/calendar.rules.ts'
import type { HoroscopeReceipt } from './receipt-queue.ts'

/** Writes a receipt in its reader's language and hands it to the mailer. */
export async function sendReceipt(
  { config, db, emailOf, mailer }: PaymentsContext,
  receipt: HoroscopeReceipt,
): Promise<void> {
  const [to, signs] = await Promise.all([emailOf(receipt.userId), listSigns(db)])
  if (to === undefined) return
  const code = languageCodeOf(receipt.languageId)
  const translate = await translator(db, receipt.languageId)
  const values: Record<string, string> = {
    brand: config.brandName,
    what: receipt.what,
    day: formatDay(receipt.at, code),
    amount: formatPrice(poundsOf(receipt.amountPence), code),
  }
  const text = (key: string) => translate(key, values)
  const signKey = signs.find((sign) => sign.id === receipt.signId)?.key ?? ''
  const address = `${config.publicUrl}/horoscope/${nameOfType(receipt.type)}/${signKey.toLowerCase()}`
  const [subject, intro, note, action] = (['subject', 'intro', 'note', 'action'] as const).map(
    (part) => text(`single-purchase.receipt.${part}`),
  ) as [string, string, string, string]
  const notes = [...(receipt.card ? [sayPaidWith(translate, receipt.card)] : []), note]
  await mailer.send({
    to,
    subject,
    text: `${[intro, notes.join('\n'), `${action}: ${address}`, config.brandName].join('\n\n')}\n`,
    html: letterPage({
      languageCode: code,
      title: subject,
      brand: config.brandName,
      intro,
      action,
      address,
      addressHint: text('mail.address'),
      notes,
    }),
  })
}
