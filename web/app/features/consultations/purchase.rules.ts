import type { Consultation } from '@rashi/contract'
import type { ConsultationDraft } from './consultation-draft.ts'

/** Returns the name of what is bought in every language. */
export const consultationName = ({ translations }: Pick<Consultation, 'translations'>) =>
  translations.map(({ language_id, name }) => ({ language_id, text: name }))

/** Builds the purchase for the card page; the server knows the price. */
export const buildPurchase = ({
  consultation,
  draft,
}: {
  consultation: Consultation
  draft: ConsultationDraft
}) => ({
  purchase: {
    kind: 'consultation',
    order: {
      consultation_id: consultation.id,
      questions: draft.questions,
      extra_questions: draft.otherQuestion.trim(),
      phone_number: draft.phone.trim(),
    },
    lines: [
      {
        what: consultationName(consultation),
        amount: consultation.amount,
      },
    ],
    billingInterval: null,
    readAt: '/consultations',
  },
})
