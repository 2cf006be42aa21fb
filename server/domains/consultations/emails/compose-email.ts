import type { UserConsultation } from '@rashi/contract'
import { dateFormat } from '@rashi/contract/dates.rules'
import { escapeHtml, onPaper, quietStyle, readingStyle } from '../../../gateways/mail/paper.ts'
import type { Mail } from '../../../gateways/mail/mailer.ts'
import { formatDay, formatPounds } from '../../payments/index.ts'
import type { PersonToWriteTo } from '../../identity/index.ts'
import { say } from '../../languages/index.ts'

interface Language {
  readonly id: number
  readonly code: string
  readonly name: string
}

type Fact = readonly [name: string, value: string]

/** To the operator, in English, with what an answer is written from; a reply goes to the buyer. */
export function operatorMail(
  name: 'order' | 'changed',
  order: UserConsultation,
  frame: { brand: string; buyer: PersonToWriteTo; language: Language; to: string },
): Mail {
  const { brand, buyer, language, to } = frame
  const text = (key: string) => fill(say(1, key), { brand, consultation: nameOf(order, 1) })
  const facts: Fact[] = [
    [text('consultations.mail.order-number'), order.id],
    [text('consultations.mail.paid'), amountOf(order)],
    ...questionFacts(order, 1),
    [text('consultations.form.phone'), order.phone_number || '–'],
    [text('consultations.mail.language'), language.name],
    [text('consultations.mail.full-name'), buyer.fullName],
    [text('consultations.mail.email'), buyer.email],
    [text('consultations.mail.gender'), text(`consultations.mail.gender-${buyer.gender}`)],
    [text('consultations.mail.birth-moment'), birthOf(buyer)],
    [
      text('consultations.mail.birth-place'),
      `${buyer.birthPlace} (${buyer.latitudeDegrees}, ${buyer.longitudeDegrees})`,
    ],
  ]
  return {
    ...composeMail({ brand, languageCode: 'en', to }, facts, {
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
  frame: {
    brand: string
    language: Language
    to: string
    address: string
    paidWith: string | undefined
  },
): Mail {
  const { brand, language, to, address, paidWith } = frame
  const day = formatDay(order.created_at, language.code)
  const text = (key: string) =>
    fill(say(language.id, key), {
      brand,
      consultation: nameOf(order, language.id),
      amount: amountOf(order),
      day,
    })
  const facts: Fact[] = [
    [text('consultations.mail.paid'), `${amountOf(order)}, ${day}`],
    [text('consultations.mail.order-number'), order.id],
    ...questionFacts(order, language.id),
    [text('consultations.form.phone'), order.phone_number || '–'],
  ]
  return composeMail({ brand, languageCode: language.code, to }, facts, {
    subject: text('consultations.mail.receipt.subject'),
    before: [
      [text('consultations.mail.receipt.intro'), paidWith].filter(Boolean).join(' '),
      text('consultations.mail.receipt.next'),
    ],
    after: [`${text('consultations.mail.receipt.change')} ${address}`],
  })
}

/** On the clock at the place of birth. */
const birthOf = ({ birthMoment }: PersonToWriteTo): string =>
  dateFormat('en', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(
    Date.parse(`${birthMoment.replace(' ', 'T')}Z`),
  )

const amountOf = ({ amount }: UserConsultation): string => formatPounds(Math.round(amount * 100))

const inLanguage = <T extends { language_id: number }>(rows: readonly T[], languageId: number) =>
  rows.find(({ language_id }) => language_id === languageId) ?? rows[0]

const nameOf = ({ consultation }: UserConsultation, languageId: number): string =>
  inLanguage(consultation.translations, languageId)?.name ?? consultation.slug

function questionFacts(order: UserConsultation, languageId: number): Fact[] {
  const names = order.questions.map(
    ({ translations }) => `– ${inLanguage(translations, languageId)?.name ?? ''}`,
  )
  return [
    [say(languageId, 'consultations.form.questions'), names.join('\n') || '–'],
    [say(languageId, 'consultations.form.other-question'), order.extra_questions || '–'],
  ]
}

const fill = (words: string, values: Record<string, string>): string =>
  words.replace(/\{\{(\w+)\}\}/g, (gap, name: string) => values[name] ?? gap)

function composeMail(
  { brand, languageCode, to }: { brand: string; languageCode: string; to: string },
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
      languageCode,
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
