import { defaultLanguage } from '@rashi/contract/languages.rules'
import type { EmailExample } from '../../../mail/email-example.ts'
import { timeConsultations } from '../content/time.ts'
import { answerEmail, lateEmail, lateOrderEmail } from './answer.email.ts'
import { type EmailedOrder, orderEmail, receiptEmail } from './consultation.email.ts'

const [consultation] = timeConsultations
const order: EmailedOrder = {
  id: '01938f6e-5c00-7a3b-9d1e-4f5a6b7c8d9e',
  amount: 59,
  created_at: '2026-11-21T09:00:00Z',
  phone_number: '+44 7700 900123',
  extra_questions: 'Should I <b>move</b> to "Leeds"?\nOr is Bradford & its hills\' air better?',
  consultation: {
    slug: consultation?.slug ?? '',
    translations: consultation?.translations ?? [],
  },
  questions: consultation?.questions.slice(0, 2) ?? [],
}
const buyer = {
  fullName: 'Asha Rao',
  email: 'asha@example.org',
  gender: 2,
  birthMoment: '1990-05-17 06:30:00',
  isTimeUnknown: false,
  birthPlace: 'Delhi, India',
  latitudeDegrees: 28.65,
  longitudeDegrees: 77.23,
}
const toOperator = { to: 'operator@example.org', order, buyer, buyerLanguage: defaultLanguage }

const late = { to: buyer.email, order, refundPence: 5900 }
const answer = {
  text: 'Your tenth house <b>is</b> in good hands.\n\nWait until the spring.\nThen write & ask again.',
  answeredBy: 'Lata Iyer',
}

export const consultationEmailExamples: readonly EmailExample[] = [
  {
    name: 'consultations: order',
    render: (context) => orderEmail(context, 'order', toOperator),
  },
  {
    name: 'consultations: changed order',
    render: (context) => orderEmail(context, 'changed', toOperator),
  },
  {
    name: 'consultations: receipt',
    render: (context) =>
      receiptEmail(context, { to: buyer.email, order, card: { brand: 'visa', last4: '4242' } }),
  },
  {
    name: 'consultations: receipt without questions or a known card',
    render: (context) =>
      receiptEmail(context, {
        to: buyer.email,
        order: { ...order, questions: [], extra_questions: '', phone_number: '' },
        card: null,
      }),
  },
  {
    name: 'consultations: answer',
    render: (context) =>
      answerEmail(context, { to: buyer.email, order, answer: { ...answer, isAddition: false } }),
  },
  {
    name: 'consultations: addition to an answer',
    render: (context) =>
      answerEmail(context, { to: buyer.email, order, answer: { ...answer, isAddition: true } }),
  },
  {
    name: 'consultations: late, to the buyer',
    render: (context) => lateEmail(context, late),
  },
  {
    name: 'consultations: late, to the operator',
    render: (context) => lateOrderEmail(context, { ...late, to: toOperator.to }),
  },
]
