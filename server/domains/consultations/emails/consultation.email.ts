import type { UserConsultation } from '@rashi/contract'
import { formatBirth, formatDay } from '@rashi/contract/dates.rules'
import {
  inLanguage,
  type LanguageCode,
  languageIdOf,
  languages,
} from '@rashi/contract/languages.rules'
import { formatPrice } from '@rashi/contract/price.rules'
import type { Mail } from '../../../gateways/mail/mailer.ts'
import type { EmailContext, EmailFact } from '../../../mail/email.ts'
import { renderEmail } from '../../../mail/render-email.ts'
import type { PersonDetails } from '../../identity/index.ts'
import { type PaidCard, sayPaidWith, sayRights } from '../../payments/index.ts'

/** The fields of an order that the emails contain. */
export type EmailedOrder = Pick<
  UserConsultation,
  'id' | 'amount' | 'created_at' | 'phone_number' | 'extra_questions'
> & {
  readonly consultation: Pick<UserConsultation['consultation'], 'slug' | 'translations'>
  readonly questions: readonly Pick<UserConsultation['questions'][number], 'translations'>[]
}

/** Renders the order for the operator, with all details that an answer needs; replies go to the buyer. */
export function orderEmail(
  context: EmailContext,
  name: 'order' | 'changed',
  {
    to,
    order,
    buyer,
    buyerLanguage,
  }: { to: string; order: EmailedOrder; buyer: PersonDetails; buyerLanguage: LanguageCode },
): Mail {
  const { config, language } = context
  const values = { brand: config.brandName, consultation: getConsultationName(order, language) }
  const text = (key: string) => context.translate(key, values)
  const born = formatBirth(buyer.birthMoment, buyer.isTimeUnknown, language)
  const facts: EmailFact[] = [
    [text('consultations.mail.order-number'), order.id],
    [text('consultations.mail.paid'), formatPrice(order.amount, language)],
    ...listQuestionFacts(context, order),
    [text('consultations.form.phone'), order.phone_number || '–'],
    [text('consultations.mail.language'), languages[buyerLanguage].name],
    [text('consultations.mail.full-name'), buyer.fullName],
    [text('consultations.mail.email'), buyer.email],
    [text('consultations.mail.gender'), text(`consultations.mail.gender-${buyer.gender}`)],
    [
      text('consultations.mail.birth-moment'),
      buyer.isTimeUnknown
        ? context.translate('consultations.mail.time-unknown', { day: born })
        : born,
    ],
    [
      text('consultations.mail.birth-place'),
      `${buyer.birthPlace} (${buyer.latitudeDegrees}, ${buyer.longitudeDegrees})`,
    ],
  ]
  return renderEmail(context, {
    to,
    replyTo: buyer.email,
    subject: text(`consultations.mail.${name}.subject`),
    blocks: [
      { kind: 'paragraph', text: text(`consultations.mail.${name}.intro`) },
      { kind: 'facts', facts },
      { kind: 'notes', lines: [text('consultations.mail.order.note')] },
    ],
  })
}

/** Renders the buyer's receipt, with what was paid and what happens next. */
export function receiptEmail(
  context: EmailContext,
  { to, order, card }: { to: string; order: EmailedOrder; card: PaidCard | null },
): Mail {
  const { config, language, translate } = context
  const amount = formatPrice(order.amount, language)
  const day = formatDay(order.created_at, language)
  const values = {
    brand: config.brandName,
    consultation: getConsultationName(order, language),
    amount,
    day,
  }
  const text = (key: string) => translate(key, values)
  const intro = text('consultations.mail.receipt.intro')
  const facts: EmailFact[] = [
    [text('consultations.mail.paid'), `${amount}, ${day}`],
    [text('consultations.mail.order-number'), order.id],
    ...listQuestionFacts(context, order),
    [text('consultations.form.phone'), order.phone_number || '–'],
  ]
  return renderEmail(context, {
    to,
    subject: text('consultations.mail.receipt.subject'),
    blocks: [
      {
        kind: 'paragraph',
        text: card
          ? `${intro} ${sayPaidWith(context, card, Math.round(order.amount * 100))}`
          : intro,
      },
      { kind: 'paragraph', text: text('consultations.mail.receipt.next') },
      { kind: 'facts', facts },
      {
        kind: 'link',
        text: text('consultations.mail.receipt.change'),
        address: `${config.publicUrl}/consultations`,
      },
      ...sayRights(context, {
        kind: 'consultation',
        what: values.consultation,
        at: order.created_at,
      }),
    ],
  })
}

export const getConsultationName = (
  { consultation }: EmailedOrder,
  language: LanguageCode,
): string =>
  inLanguage(consultation.translations, languageIdOf(language))?.name ?? consultation.slug

export function listQuestionFacts(
  { language, translate }: EmailContext,
  { questions, extra_questions }: EmailedOrder,
): EmailFact[] {
  const names = questions.map(
    ({ translations }) => `– ${inLanguage(translations, languageIdOf(language))?.name ?? ''}`,
  )
  return [
    [translate('consultations.form.questions'), names.join('\n') || '–'],
    [translate('consultations.form.other-question'), extra_questions || '–'],
  ]
}
