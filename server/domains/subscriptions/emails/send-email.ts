import type { Subscription } from '@rashi/contract'
import { formatDay } from '@rashi/contract/dates.rules'
import { inLanguage, languageCodeOf } from '@rashi/contract/languages.rules'
import { formatPrice } from '@rashi/contract/price.rules'
import '../../../mail/email-queue.ts'
import { letterPage } from '../../../mail/render-email.ts'
import type { Mail } from '../../../gateways/mail/mailer.ts'
import { type Translate, translator } from '../../languages/index.ts'
import { type PaymentsContext, poundsOf, sayPaidWith } from '../../payments/index.ts'
import type { SubscriptionEmail } from './email-queue.ts'

/** Writes an email in its reader's language and hands it to the mailer. `subscriptions` are the group's. */
export async function sendEmail(
  { config, db, emailOf, mailer }: Pick<PaymentsContext, 'config' | 'db' | 'emailOf' | 'mailer'>,
  email: SubscriptionEmail,
  subscriptions: readonly Subscription[],
): Promise<void> {
  const to = await emailOf(email.userId)
  const [first] = subscriptions
  if (to === undefined || !first) return
  const plan = inLanguage(first.payment_plan.translations, email.languageId)
  const signs = subscriptions.flatMap(
    ({ horoscope }) => inLanguage(horoscope.translations, email.languageId)?.name ?? [],
  )
  const code = languageCodeOf(email.languageId)
  await mailer.send(
    compose(email, {
      to,
      translate: await translator(db, email.languageId),
      brand: config.brandName,
      address: `${config.publicUrl}/my-subscriptions`,
      values: {
        brand: config.brandName,
        plan: plan?.title ?? '',
        frequency: plan?.frequency_title ?? '',
        signs: signs.join(' + '),
        amount: formatPrice(poundsOf(email.amountPence), code),
        day: formatDay(email.at, code),
        until: formatDay(email.periodEndsAt, code),
        card: email.card?.last4 ?? '',
        expiry: email.card?.expiry ?? '',
        due: formatDay(email.dueAt ?? email.periodEndsAt, code),
      },
    }),
  )
}

function compose(
  { name, languageId, paidWith }: SubscriptionEmail,
  {
    to,
    translate,
    brand,
    address,
    values,
  }: {
    to: string
    translate: Translate
    brand: string
    address: string
    values: Record<string, string>
  },
): Mail {
  const text = (key: string) => translate(key, values)
  const subject = text(`letter.${name}.subject`)
  const intro = text(`letter.${name}.intro`)
  const notes = [text(`letter.${name}.note`)]
  if (paidWith) notes.unshift(sayPaidWith(translate, paidWith))
  if (name !== 'withdrawn') notes.push(text('letter.how-to-cancel'))
  const action = text('letter.action')
  return {
    to,
    subject,
    text: `${[intro, notes.join('\n'), `${action}: ${address}`, brand].join('\n\n')}\n`,
    html: letterPage({
      languageCode: languageCodeOf(languageId),
      title: subject,
      brand,
      intro,
      action,
      address,
      addressHint: text('mail.address'),
      notes,
    }),
  }
}
