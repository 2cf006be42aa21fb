import { z } from 'zod'
import { purchaseRefusals, catalogueId, orderFields } from './billing.ts'
import { instant } from './dates.ts'
import { languageId } from './languages.ts'
import { withMessage } from './messages.ts'
import { otherQuestionRules, phoneRules, findQuestionsError } from './consultations.rules.ts'
import { defineRoutes } from './route.ts'

const names = z.array(z.object({ language_id: languageId, name: z.string() }))

export const consultation = z.object({
  id: z.number().int(),
  slug: z.string(),
  /** Pounds. */
  amount: z.number(),
  category: z.object({ id: z.number().int(), translations: names }),
  translations: z.array(
    z.object({
      language_id: languageId,
      title: z.string(),
      subtitle: z.string(),
      short_description: z.string(),
      /** Markup, as `rich-text.ts` allows it. */
      description: z.string(),
      /** The name on receipts. */
      name: z.string(),
    }),
  ),
  questions: z.array(
    z.object({
      id: z.number().int(),
      /** Only an Active question can be ordered. */
      status: z.enum(['Active', 'Inactive']),
      translations: names,
    }),
  ),
})
export type Consultation = z.output<typeof consultation>

const questionIds = z
  .array(catalogueId, 'validation.other')
  .max(100, 'consultations.form.at-most-3')
  .transform((ids) => [...new Set(ids)].toSorted((one, other) => one - other))

/** Converts absent and null to an empty text. */
const emptyIfAbsent = <T extends z.core.$ZodType<string, string>>(rules: T) =>
  z.nullish(rules).transform((text) => text ?? '')

const orderQuestions = {
  questions: questionIds.nullish().transform((ids) => ids ?? []),
  extra_questions: emptyIfAbsent(otherQuestionRules),
  phone_number: emptyIfAbsent(phoneRules),
}

interface OrderQuestions {
  readonly questions: readonly number[]
  readonly extra_questions: string
}

const checkQuestions = (
  { questions, extra_questions }: OrderQuestions,
  context: z.RefinementCtx,
) => {
  const message = findQuestionsError(questions, extra_questions)
  if (message) context.addIssue({ code: 'custom', path: ['questions'], message })
}

/** A paid order of the user. */
export const userConsultation = z.object({
  id: z.uuid(),
  consultation: z.object({
    id: z.number().int(),
    slug: z.string(),
    translations: z.array(
      z.object({ language_id: languageId, title: z.string(), name: z.string() }),
    ),
  }),
  /** Pounds, as paid. */
  amount: z.number(),
  questions: z.array(z.object({ id: z.number().int(), translations: names })),
  extra_questions: z.string(),
  phone_number: z.string(),
  created_at: instant,
  /** Until when it is answered, or else refunded. */
  due_at: instant,
  answered_at: instant.nullable(),
})
export type UserConsultation = z.output<typeof userConsultation>

/** The birth details on which an answer rests. */
export const orderBirth = z.object({
  /** Local at the place of birth, `YYYY-MM-DD HH:mm:00`. */
  moment: z.string(),
  /** The time in `moment` is assumed. */
  time_unknown: z.boolean(),
  place: z.string(),
  latitude_degrees: z.number(),
  longitude_degrees: z.number(),
})

/** An answer as it was sent, or an addition to it. */
export const sentAnswer = z.object({
  text: z.string(),
  /** The name of who answered. */
  answered_by: z.string(),
  sent_at: instant,
})

export const consultationRoutes = defineRoutes({
  'GET /consultation': {
    auth: 'public',
    tag: 'consultations',
    summary: 'List the consultations, by category',
    response: z.object({ consultations: z.array(consultation) }),
  },
  'GET /consultation/selected-consultation': {
    auth: 'public',
    tag: 'consultations',
    summary: 'Get one consultation, with its texts in every language',
    query: z.object({
      slug: z.string().max(200).default(''),
      selectedLang: z.string().max(20).optional(),
    }),
    response: z.object({ consultation }),
    refusals: ['not-found'],
  },
  'POST /payment-plan/buy-consultation': {
    auth: 'user',
    forPurchase: true,
    tag: 'consultations',
    summary: 'Order a consultation; the same order within ten minutes is one order',
    body: orderFields
      .extend({
        consultation_id: catalogueId,
        /** Ignored: the order belongs to the token's user. */
        user_id: z.unknown().optional(),
        ...orderQuestions,
      })
      .superRefine(checkQuestions),
    response: z.object({
      payment_type: z.enum(['succeeded', 'secure']),
      /** With `secure`: the secret with which the browser confirms the payment at the provider. */
      client_secret: z.string().nullable(),
      userConsultationId: z.uuid(),
      msg: z.string(),
    }),
    refusals: [...purchaseRefusals, 'not-found'],
  },
  'POST /payment-plan/authorize-consultation-purchase': {
    auth: 'user',
    forPurchase: true,
    tag: 'consultations',
    summary: 'Complete an order after 3-D Secure, if the provider reports it as paid',
    body: z.object({
      userConsultationId: z.string('validation.other').max(100, 'validation.other'),
    }),
    response: z.object({ payment_type: z.enum(['succeeded', 'secure']), msg: z.string() }),
    refusals: ['not-found', 'payment-incomplete', 'payment-unavailable'],
  },
  'POST /user-consultation/update-web': {
    auth: 'user',
    tag: 'consultations',
    summary:
      'Change the questions of an own order until it is answered; the astrologer gets an email',
    body: z
      .object({
        userConsultationId: z.string('validation.other').max(100, 'validation.other'),
        ...orderQuestions,
      })
      .superRefine(checkQuestions),
    response: withMessage,
    refusals: ['not-found', 'order-answered'],
  },
  'GET /user-consultation': {
    auth: 'user',
    tag: 'consultations',
    summary: "List the user's consultation orders, the newest first",
    response: z.object({ userConsultations: z.array(userConsultation) }),
  },
  'GET /user-consultation/:id': {
    auth: 'user',
    tag: 'consultations',
    summary: 'Get an own order with its answer and the birth details that the answer rests on',
    params: z.object({ id: z.string().max(100) }),
    response: z.object({
      userConsultation: userConsultation.extend({
        /** Those of the account until it is answered. */
        birth: orderBirth.omit({ latitude_degrees: true, longitude_degrees: true }),
        /** The answer and its additions; empty until it is answered, or if that was done by email alone. */
        answers: z.array(sentAnswer),
      }),
    }),
    refusals: ['not-found'],
  },
})
