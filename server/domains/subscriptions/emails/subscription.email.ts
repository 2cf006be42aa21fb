import type { Subscription } from '@rashi/contract'
import { formatDay, formatMomentIn } from '@rashi/contract/dates.rules'
import { inLanguage, languageIdOf } from '@rashi/contract/languages.rules'
import { formatPrice } from '@rashi/contract/price.rules'
import { withdrawalTimeZone } from '@rashi/contract/renewal.rules'
import type { Mail } from '../../../gateways/mail/mailer.ts'
import type { EmailContext } from '../../../mail/email.ts'
import { renderEmail } from '../../../mail/render-email.ts'
import {
  lastDayToWithdraw,
  poundsOf,
  sayChangeOfMind,
  sayPaidWith,
  sayRights,
} from '../../payments/index.ts'
import type { SubscriptionEmail } from './email-queue.ts'

/** The part of a subscription that the emails show. */
export interface EmailedSubscription {
  readonly payment_plan: Pick<Subscription['payment_plan'], 'translations'>
  readonly horoscope: Pick<Subscription['horoscope'], 'translations'>
}

/** Tells a subscriber what happened to a group, or is about to. `subscriptions` are the group's. */
export function subscriptionEmail(
  context: EmailContext,
  {
    to,
    subscriptions,
    ...email
  }: Omit<SubscriptionEmail, 'userId' | 'groupId' | 'languageId'> & {
    to: string
    subscriptions: readonly EmailedSubscription[]
  },
): Mail {
  const { config, language, translate } = context
  const { name, paidWith, withdrawableSince } = email
  const languageId = languageIdOf(language)
  const plan = inLanguage(subscriptions[0]?.payment_plan.translations ?? [], languageId)
  const signs = subscriptions.flatMap(
    ({ horoscope }) => inLanguage(horoscope.translations, languageId)?.name ?? [],
  )
  const values = {
    brand: config.brandName,
    plan: plan?.title ?? '',
    frequency: plan?.frequency_title ?? '',
    signs: signs.join(' + '),
    amount: formatPrice(poundsOf(email.amountPence), language),
    next: formatPrice(poundsOf(email.nextPence ?? email.amountPence), language),
    day: formatDay(email.at, language),
    moment: formatMomentIn(email.at, withdrawalTimeZone, language),
    until: formatDay(email.periodEndsAt, language),
    card: email.card?.last4 ?? '',
    expiry: email.card?.expiry ?? '',
    since: formatDay(withdrawableSince ?? email.at, language),
    lastDay: formatDay(
      lastDayToWithdraw(Temporal.Instant.from(withdrawableSince ?? email.at)).toString(),
      language,
    ),
    due: formatDay(email.dueAt ?? email.periodEndsAt, language),
  }
  const text = (key: string) => translate(key, values)
  const isConfirmed = email.confirmsRenewals === true
  // The reminder's own note says that its reader has nothing to do.
  const notes = isConfirmed && name === 'reminder' ? [] : [text(`letter.${name}.note`)]
  if (paidWith) notes.unshift(sayPaidWith(context, paidWith, email.amountPence))
  if (isConfirmed) notes.push(text('letter.confirms-renewals'))
  if (withdrawableSince !== undefined)
    notes.unshift(sayChangeOfMind(context, { kind: 'renewal', at: withdrawableSince }))
  // The notice of the days of withdrawal may say nothing else (@rashi/contract/renewal.rules).
  if (name !== 'withdrawn' && name !== 'cooling-off') notes.push(text('letter.how-to-cancel'))
  return renderEmail(context, {
    to,
    subject: text(`letter.${name}.subject`),
    blocks: [
      { kind: 'paragraph', text: text(`letter.${name}.intro`) },
      { kind: 'notes', lines: notes },
      {
        kind: 'action',
        label: text('letter.action'),
        address: `${config.publicUrl}/my-subscriptions`,
        isLabelInText: true,
      },
      ...(name === 'receipt'
        ? sayRights(context, {
            kind: 'subscription',
            what: `${values.plan}, ${values.signs}`,
            at: email.at,
          })
        : []),
    ],
  })
}
