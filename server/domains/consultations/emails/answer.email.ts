import { splitParagraphs } from '@rashi/contract/consultation-orders.rules'
import { formatDay } from '@rashi/contract/dates.rules'
import { formatPrice } from '@rashi/contract/price.rules'
import type { Mail } from '../../../gateways/mail/mailer.ts'
import type { EmailContext } from '../../../mail/email.ts'
import { renderEmail } from '../../../mail/render-email.ts'
import { type EmailedOrder, getConsultationName, listQuestionFacts } from './consultation.email.ts'

/** Renders an answer for its buyer, below what was asked; or an addition to it. */
export function answerEmail(
  context: EmailContext,
  {
    to,
    order,
    answer,
  }: {
    to: string
    order: EmailedOrder
    answer: { text: string; answeredBy: string; isAddition: boolean }
  },
): Mail {
  const { config, language, translate } = context
  const kind = answer.isAddition ? 'addition' : 'answer'
  const values = {
    brand: config.brandName,
    consultation: getConsultationName(order, language),
    day: formatDay(order.created_at, language),
    name: answer.answeredBy,
  }
  const text = (key: string) => translate(`consultations.mail.${key}`, values)
  return renderEmail(context, {
    to,
    subject: text(`${kind}.subject`),
    blocks: [
      { kind: 'paragraph', text: text(`${kind}.intro`) },
      { kind: 'facts', facts: listQuestionFacts(context, order) },
      { kind: 'heading', text: text(`${kind}.heading`) },
      ...splitParagraphs(answer.text).map((paragraph) => ({
        kind: 'paragraph' as const,
        text: paragraph,
      })),
      { kind: 'paragraph', text: text('answer.by') },
      {
        kind: 'action',
        label: text('answer.action'),
        address: `${config.publicUrl}/my-consultations/${order.id}`,
        isLabelInText: true,
      },
      { kind: 'notes', lines: [translate('consultations.reflection')] },
    ],
  })
}

/** Tells the buyer with regret that the answer did not come in time, and what is refunded. */
export function lateEmail(
  context: EmailContext,
  { to, order, refundPence }: { to: string; order: EmailedOrder; refundPence: number },
): Mail {
  const { config } = context
  const text = sayLate(context, order, refundPence)
  return renderEmail(context, {
    to,
    subject: text('late.subject'),
    blocks: [
      { kind: 'paragraph', text: text('late.intro') },
      { kind: 'paragraph', text: text('late.refund') },
      {
        kind: 'link',
        text: text('late.again'),
        address: `${config.publicUrl}/consultations`,
      },
    ],
  })
}

/** Tells the operator that an order was refunded because it was late. */
export function lateOrderEmail(
  context: EmailContext,
  { to, order, refundPence }: { to: string; order: EmailedOrder; refundPence: number },
): Mail {
  const text = sayLate(context, order, refundPence)
  return renderEmail(context, {
    to,
    subject: text('late-order.subject'),
    blocks: [{ kind: 'paragraph', text: text('late-order.text') }],
  })
}

function sayLate(
  { config, language, translate }: EmailContext,
  order: EmailedOrder,
  refundPence: number,
) {
  const values = {
    brand: config.brandName,
    consultation: getConsultationName(order, language),
    day: formatDay(order.created_at, language),
    amount: formatPrice(refundPence / 100, language),
    order: order.id,
  }
  return (key: string) => translate(`consultations.mail.${key}`, values)
}
