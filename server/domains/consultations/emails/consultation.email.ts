import type { UserConsultation } from '@rashi/contract'
import { dateFormat, formatDay } from '@rashi/contract/dates.rules'
import {
  inLanguage,
  type LanguageCode,
  languageIdOf,
  languages,
} from '@rashi/contract/languages.rules'
import { formatPrice } from '@rashi/contract/price.rules'
import { onPaper, quietStyle, readingStyle } from '../../../mail/email-layout.ts'
import { escapeHtml } from '../../../platform/escape-html.ts'
import type { Mail } from '../../../gateways/mail/mailer.ts'
import type { PersonToWriteTo } from '../../identity/index.ts'
import type { Translate } from '../../languages/index.ts'

/** What every mail of a consultation is composed with. */
interface Frame {
  readonly brand: string
  readonly language: LanguageCode
  readonly translate: Translate
  readonly to: string
}

type Fact = readonly [name: string, value: string]

/** To the operator, with everything that an answer is written from; a reply goes to the buyer. */
export function operatorMail(
  name: 'order' | 'changed',
  order: UserConsultation,
  frame: Frame & { buyer: PersonToWriteTo; buyerLanguage: LanguageCode },
): Mail {
  const { brand, buyer, buyerLanguage, language, translate } = frame
  const text = (key: string) => translate(key, { brand, consultation: nameOf(order, language) })
  const facts: Fact[] = [
    [text('consultations.mail.order-number'), order.id],
    [text('consultations.mail.paid'), formatPrice(order.amount, language)],
    ...questionFacts(order, frame),
    [text('consultations.form.phone'), order.phone_number || '–'],
    [text('consultations.mail.language'), languages[buyerLanguage].name],
    [text('consultations.mail.full-name'), buyer.fullName],
    [text('consultations.mail.email'), buyer.email],
    [text('consultations.mail.gender'), text(`consultations.mail.gender-${buyer.gender}`)],
    [text('consultations.mail.birth-moment'), birthOf(buyer, language)],
    [
      text('consultations.mail.birth-place'),
      `${buyer.birthPlace} (${buyer.latitudeDegrees}, ${buyer.longitudeDegrees})`,
    ],
  ]
  return {
    ...composeMail(frame, facts, {
      subject: text(`consultations.mail.${name}.subject`),
      before: [text(`consultations.mail.${name}.intro`)],
      after: [text('consultations.mail.order.note')],
    }),
    replyTo: buyer.email,
  }
}

/** To the buyer: what was paid for, and what happens next. */
export function receiptMail(
  order: UserConsultation,
  frame: Frame & { address: string; paidWith: string | undefined },
): Mail {
  const { brand, language, translate, address, paidWith } = frame
  const day = formatDay(order.created_at, language)
  const text = (key: string) =>
    translate(key, {
      brand,
      consultation: nameOf(order, language),
      amount: formatPrice(order.amount, language),
      day,
    })
  const facts: Fact[] = [
    [text('consultations.mail.paid'), `${formatPrice(order.amount, language)}, ${day}`],
    [text('consultations.mail.order-number'), order.id],
    ...questionFacts(order, frame),
    [text('consultations.form.phone'), order.phone_number || '–'],
  ]
  return composeMail(frame, facts, {
    subject: text('consultations.mail.receipt.subject'),
    before: [
      [text('consultations.mail.receipt.intro'), paidWith].filter(Boolean).join(' '),
      text('consultations.mail.receipt.next'),
    ],
    after: [`${text('consultations.mail.receipt.change')} ${address}`],
  })
}

/** On the clock at the place of birth. */
const birthOf = ({ birthMoment }: PersonToWriteTo, language: LanguageCode): string =>
  dateFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(
    Date.parse(`${birthMoment.replace(' ', 'T')}Z`),
  )

const nameOf = ({ consultation }: UserConsultation, language: LanguageCode): string =>
  inLanguage(consultation.translations, languageIdOf(language))?.name ?? consultation.slug

function questionFacts(
  order: UserConsultation,
  { language, translate }: Pick<Frame, 'language' | 'translate'>,
): Fact[] {
  const names = order.questions.map(
    ({ translations }) => `– ${inLanguage(translations, languageIdOf(language))?.name ?? ''}`,
  )
  return [
    [translate('consultations.form.questions'), names.join('\n') || '–'],
    [translate('consultations.form.other-question'), order.extra_questions || '–'],
  ]
}

function composeMail(
  { brand, language, to }: Frame,
  facts: readonly Fact[],
  { subject, before, after }: { subject: string; before: string[]; after: string[] },
): Mail {
  const words = facts.map(([name, value]) => `${name}: ${value.includes('\n') ? '\n' : ''}${value}`)
  const rows = facts.map(
    ([name, value]) =>
      `<p style="margin:0 0 14px;${readingStyle}"><span style="${quietStyle}">${escapeHtml(name)}</span><br>${escapeHtml(value).replaceAll('\n', '<br>')}</p>`,
  )
  return {
    to,
    subject,
    text: `${[...before, ...words, ...after, brand].join('\n\n')}\n`,
    html: onPaper({
      languageCode: language,
      title: subject,
      brand,
      body: [
        ...before.map(
          (line) => `<p style="margin:0 0 24px;${readingStyle}">${escapeHtml(line)}</p>`,
        ),
        ...rows,
        ...after.map((line) => `<p style="margin:0;${quietStyle}">${escapeHtml(line)}</p>`),
      ].join('\n'),
    }),
  }
}
