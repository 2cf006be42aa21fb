import { inLanguage, languageCodeOf } from '@rashi/contract/languages.rules'
import '../../../gateways/mail/mail-queue.ts'
import { letterPage } from '../../../gateways/mail/letter-page.ts'
import type { Mail } from '../../../gateways/mail/mailer.ts'
import { type Translate, translator } from '../../languages/index.ts'
import type { BillingContext } from '../billing-context.ts'
import { sayPaidWith } from '../cards/paid-card.ts'
import { presentGroups } from '../subscriptions/present-subscription.ts'
import { findGroup } from '../subscriptions/subscription.repository.ts'
import { formatDay, formatPounds } from './letter.rules.ts'
import type { Letter } from './letter-queue.ts'

/** Writes a letter in its reader's language and hands it to the mailer. */
export async function sendLetter(context: BillingContext, letter: Letter): Promise<void> {
  const { config, db, emailOf, mailer } = context
  const [to, group] = await Promise.all([emailOf(letter.userId), findGroup(db, letter.groupId)])
  if (to === undefined || !group) return
  const [first, second] = await presentGroups(context, [group])
  if (!first) return
  const plan = inLanguage(first.payment_plan.translations, letter.languageId)
  const signs = [first, second].flatMap(
    (one) => (one && inLanguage(one.horoscope.translations, letter.languageId)?.name) ?? [],
  )
  const code = languageCodeOf(letter.languageId)
  await mailer.send(
    compose(letter, {
      to,
      translate: await translator(db, letter.languageId),
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

function compose(
  { name, languageId, paidWith }: Letter,
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
