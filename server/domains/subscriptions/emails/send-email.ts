import { builtInLanguages } from '@rashi/contract/texts'
import '../../../gateways/mail/mail-queue.ts'
import { letterPage } from '../../../gateways/mail/letter-page.ts'
import type { Mail } from '../../../gateways/mail/mailer.ts'
import { say } from '../../languages/index.ts'
import type { BillingContext } from '../../payments/payable/payments-context.ts'
import { sayPaidWith } from '../../payments/cards/paid-card.ts'
import { presentGroups } from '../presentation/present-subscription.ts'
import { findGroup } from '../groups/subscription.repository.ts'
import { formatDay, formatPounds } from '../../payments/format/format.rules.ts'
import type { Letter } from './email-queue.ts'

/** Writes a letter in its reader's language and hands it to the mailer. */
export async function sendLetter(context: BillingContext, letter: Letter): Promise<void> {
  const { config, db, emailOf, mailer } = context
  const [to, group] = await Promise.all([emailOf(letter.userId), findGroup(db, letter.groupId)])
  if (to === undefined || !group) return
  const [first, second] = await presentGroups(context, [group])
  if (!first) return
  const inLanguage = <T extends { language_id: number }>(translations: readonly T[]) =>
    translations.find(({ language_id }) => language_id === letter.languageId) ?? translations[0]
  const plan = inLanguage(first.payment_plan.translations)
  const signs = [first, second].flatMap(
    (one) => (one && inLanguage(one.horoscope.translations)?.name) ?? [],
  )
  const code = languageCodeOf(letter.languageId)
  await mailer.send(
    compose(letter, {
      to,
      brand: config.brandName,
      address: `${config.publicUrl}/my-subscriptions`,
      values: {
        brand: config.brandName,
        plan: plan?.title ?? '',
        frequency: plan?.frequency_title ?? '',
        signs: signs.join(' + '),
        amount: formatPounds(letter.amountPence),
        day: formatDay(letter.at, code),
        until: formatDay(letter.periodEndsAt, code),
        card: letter.card?.last4 ?? '',
        expiry: letter.card?.expiry ?? '',
        due: formatDay(letter.dueAt ?? letter.periodEndsAt, code),
      },
    }),
  )
}

export const languageCodeOf = (languageId: number) =>
  (builtInLanguages.find(({ id }) => id === languageId) ?? builtInLanguages[0]).code

function compose(
  { name, languageId, paidWith }: Letter,
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
