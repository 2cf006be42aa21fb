import { consentTexts } from '@rashi/contract/consent.rules'
import { inDefaultLanguage } from '@rashi/contract/languages.rules'
import type { ParsedBodyOf, ResponseOf } from '@rashi/contract'
import { Refusal } from '../../platform/refusal.ts'
import {
  type PaymentsContext,
  buy,
  chooseCard,
  chosenLanguage,
  completePurchase,
  defaultReturnPath,
  describeOutcome,
} from '../payments/index.ts'
import { translate } from '../languages/index.ts'
import { consultationPayable } from './consultation-payable.ts'
import { listConsultations } from './catalogue/list-consultations.ts'
import { offersQuestions, type OrderedConsultation, formatSlot } from './orders/order.rules.ts'

interface Caller {
  readonly userId: string
  readonly languageId: number
}

type Buyer = Caller & { readonly address: string }

/** @throws {Refusal} `not-found` for an unknown consultation, `invalid` for a question that it does not offer. */
export async function buyConsultation(
  context: PaymentsContext,
  form: ParsedBodyOf<'POST /payment-plan/buy-consultation'>,
  { userId, address, languageId }: Buyer,
): Promise<ResponseOf<'POST /payment-plan/buy-consultation'>> {
  const catalogue = await listConsultations(context.db)
  const consultation = catalogue.find(({ id }) => id === form.consultation_id)
  if (!consultation) throw new Refusal('not-found')
  if (!offersQuestions(consultation, form.questions))
    throw new Refusal('invalid', { errors: { questions: ['consultations.form.unknown-question'] } })
  const ordered: OrderedConsultation = {
    consultation_id: consultation.id,
    questions: form.questions,
    extra_questions: form.extra_questions,
    phone_number: form.phone_number,
  }
  const buyersLanguage = chosenLanguage(form.selectedLang, languageId)
  const outcome = await buy(context, {
    userId,
    address,
    payable: consultationPayable,
    quote: {
      amountPence: Math.round(consultation.amount * 100),
      slots: [formatSlot(ordered)],
      isRepeatable: true,
      ownedRefusal: 'already-owned',
      description: inDefaultLanguage(consultation.translations)?.name ?? consultation.slug,
      translations: consultation.translations.map(({ language_id, name }) => ({
        language_id,
        description: name,
      })),
      ordered,
      consentText: await translate(context.db, buyersLanguage, consentTexts.consultation),
      isRecurring: false,
    },
    expectedAmount: form.expected_amount,
    card: await chooseCard(context, { userId, cardId: form.card_id }),
    languageId: buyersLanguage,
    requestKey: form.request_key,
    returnPath: form.return_path ?? defaultReturnPath,
  })
  const { isPaid, ...described } = await describeOutcome(
    context.db,
    outcome,
    languageId,
    'consultations.ordered',
  )
  return {
    ...described,
    payment_type: isPaid ? 'succeeded' : 'secure',
    userConsultationId: outcome.purchaseId,
  }
}

/** Completes an order after 3-D Secure. @throws {Refusal} `payment-incomplete` if it is not paid. */
export async function authorizeConsultation(
  context: PaymentsContext,
  purchaseId: string,
  { userId, languageId }: Caller,
): Promise<ResponseOf<'POST /payment-plan/authorize-consultation-purchase'>> {
  await completePurchase(context, { userId, payable: consultationPayable, purchaseId })
  return {
    payment_type: 'succeeded',
    msg: await translate(context.db, languageId, 'consultations.ordered'),
  }
}
