import { z } from 'zod'
import { answersOfBuying, catalogueId, orderFields } from './billing.ts'
import { instant } from './dates.ts'
import { languageId } from './languages.ts'
import { withMessage } from './messages.ts'
import { otherQuestionRules, phoneRules, wrongWithQuestions } from './consultations.rules.ts'
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
      /** As receipts call it. */
      name: z.string(),
    }),
  ),
  questions: z.array(
    z.object({
      id: z.number().int(),
      /** Only an Active one can be asked. */
      status: z.enum(['Active', 'Inactive']),
      translations: names,
    }),
  ),
})
export type Consultation = z.output<typeof consultation>

const questionsAsked = z
  .array(catalogueId, 'validation.other')
  .max(100, 'consultations.form.at-most-3')
  .transform((ids) => [...new Set(ids)].toSorted((one, other) => one - other))

/** Absent, null and an empty text are all none. */
const emptyWhereNone = <T extends z.core.$ZodType<string, string>>(rules: T) =>
  z.nullish(rules).transform((words) => words ?? '')

const asked = {
  questions: questionsAsked.nullish().transform((ids) => ids ?? []),
  extra_questions: emptyWhereNone(otherQuestionRules),
  phone_number: emptyWhereNone(phoneRules),
}

interface Asked {
  readonly questions: readonly number[]
  readonly extra_questions: string
}

const asksWithinRules = ({ questions, extra_questions }: Asked, context: z.RefinementCtx) => {
  const message = wrongWithQuestions(questions, extra_questions)
  if (message) context.addIssue({ code: 'custom', path: ['questions'], message })
}

/** A consultation that its buyer has paid for. */
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
})
export type UserConsultation = z.output<typeof userConsultation>

export const consultationRoutes = defineRoutes({
  'GET /consultation': {
    auth: 'public',
    tag: 'consultations',
    summary: 'Every consultation, in the order of its category',
    response: z.object({ consultations: z.array(consultation) }),
  },
  'GET /consultation/selected-consultation': {
    auth: 'public',
    tag: 'consultations',
    summary: 'One consultation, in every language that it has',
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
    summary: 'Orders a consultation; the same order within ten minutes is one order',
    body: orderFields
      .extend({
        consultation_id: catalogueId,
        /** Not looked at: the order is the token's user's. */
        user_id: z.unknown().optional(),
        ...asked,
      })
      .superRefine(asksWithinRules),
    response: z.object({
      payment_type: z.enum(['succeeded', 'secure']),
      /** With `secure`: what the browser reads and confirms the payment with at the provider. */
      client_secret: z.string().nullable(),
      userConsultationId: z.uuid(),
      msg: z.string(),
    }),
    refusals: [...answersOfBuying, 'not-found'],
  },
  'POST /payment-plan/authorize-consultation-purchase': {
    auth: 'user',
    forPurchase: true,
    tag: 'consultations',
    summary: 'After 3-D Secure: takes the order where the provider reports it as paid',
    body: z.object({
      userConsultationId: z.string('validation.other').max(100, 'validation.other'),
    }),
    response: z.object({ payment_type: z.enum(['succeeded', 'secure']), msg: z.string() }),
    refusals: ['not-found', 'payment-incomplete', 'payment-unavailable'],
  },
  'POST /user-consultation/update-web': {
    auth: 'user',
    tag: 'consultations',
    summary: 'Changes what is asked in a consultation of one’s own; the astrologer is told',
    body: z
      .object({
        userConsultationId: z.string('validation.other').max(100, 'validation.other'),
        ...asked,
      })
      .superRefine(asksWithinRules),
    response: withMessage,
    refusals: ['not-found'],
  },
  'GET /user-consultation': {
    auth: 'user',
    tag: 'consultations',
    summary: "The user's own consultations, the newest first",
    response: z.object({ userConsultations: z.array(userConsultation) }),
  },
})
