import type { Subscription } from '@rashi/contract'
import { builtInLanguages } from '@rashi/contract/texts'
import '../../../gateways/mail/mail-queue.ts'
import { letterPage } from '../../../gateways/mail/letter-page.ts'
import type { Mail } from '../../../gateways/mail/mailer.ts'
import { say } from '../../languages/index.ts'
import { formatDay, formatPounds, type PaymentsContext, sayPaidWith } from '../../payments/index.ts'
import type { SubscriptionEmail } from './email-queue.ts'

/** Writes an email in its reader's language and hands it to the mailer. `subscriptions` are the group's. */
export async function sendEmail(
  { config, emailOf, mailer }: Pick<PaymentsContext, 'config' | 'emailOf' | 'mailer'>,
  email: SubscriptionEmail,
  subscriptions: readonly Subscription[],
): Promise<void> {
  const to = await emailOf(email.userId)
  const [first] = subscriptions
  if (to === undefined || !first) return
  const inLanguage = <T extends { language_id: number }>(translations: readonly T[]) =>
    translations.find(({ language_id }) => language_id === email.languageId) ?? translations[0]
  const plan = inLanguage(first.payment_plan.translations)
  const signs = subscriptions.flatMap(
    ({ horoscope }) => inLanguage(horoscope.translations)?.name ?? [],
  )
  const code = languageCodeOf(email.languageId)
  await mailer.send(
    compose(email, {
      to,
      brand: config.brandName,
      address: `${config.publicUrl}/my-subscriptions`,
      values: {
        brand: config.brandName,
        plan: plan?.title ?? '',
        frequency: plan?.frequency_title ?? '',
        signs: signs.join(' + '),
        amount: formatPounds(email.amountPence),
        day: formatDay(email.at, code),
        until: formatDay(email.periodEndsAt, code),
        card: email.card?.last4 ?? '',
        expiry: email.card?.expiry ?? '',
        due: formatDay(email.dueAt ?? email.periodEndsAt, code),
      },
    }),
  )
}

export const languageCodeOf = (languageId: number) =>
  (builtInLanguages.find(({ id }) => id === languageId) ?? builtInLanguages[0]).code

function compose(
  { name, languageId, paidWith }: SubscriptionEmail,
  {
    to,
    brand,
    address,
    values,
  }: { to: string; brand: string; address: string; values: Record<string, string> },
): Mail {
  const text = (key: string) =>
    say(languageId, key).replace(/\{\{(\w+)\}\}/g, (gap, value: string) => values[value] ?? gap)
  const subject = text(`letter.${name}.subject`)
  const intro = text(`letter.${name}.intro`)
  const notes = [text(`letter.${name}.note`)]
  if (paidWith) notes.unshift(sayPaidWith(languageId, paidWith))
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
