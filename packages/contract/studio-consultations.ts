import { z } from 'zod'
import { languageId } from './languages.ts'
import { languageCodes, languageIdOf } from './languages.rules.ts'
import { price } from './prices.ts'
import { defineRoutes } from './route.ts'
import { storable, storableLines } from './storable.ts'

const other = 'validation.other'
const whole = z
  .number(other)
  .int(other)
  .positive(other)
  .max(2 ** 31 - 1, other)
const line = (maximum: number) =>
  z.string(other).trim().min(1, other).max(maximum, other).regex(storable, other)
const lines = (maximum: number) =>
  z.string(other).trim().min(1, other).max(maximum, other).regex(storableLines, other)

/** The same in every language. */
const inEveryLanguage = <T extends z.ZodType<{ language_id: number }>>(texts: T) =>
  z
    .array(texts, other)
    .max(languageCodes.length, other)
    .refine(
      (rows) =>
        languageCodes.every((code) =>
          rows.some(({ language_id }) => language_id === languageIdOf(code)),
        ),
      other,
    )

/** The longest texts of a consultation, in characters. */
const texts = z.object({
  language_id: languageId,
  title: line(120),
  subtitle: line(200),
  /** Shown in the list. */
  short_description: lines(500),
  /** Markup, as `rich-text.ts` allows it; the rest is taken out. */
  description: lines(8000),
  /** The name on receipts. */
  name: line(120),
})
const names = z.object({ language_id: languageId, name: line(300) })

export const studioConsultation = z.object({
  id: z.number().int(),
  slug: z.string(),
  category: z.object({ id: z.number().int(), translations: z.array(names) }),
  translations: z.array(
    z.object({
      language_id: languageId,
      title: z.string(),
      subtitle: z.string(),
      short_description: z.string(),
      description: z.string(),
      name: z.string(),
    }),
  ),
  amount_pence: z.number().int(),
  /** False while it is hidden: nobody can buy it, and its orders stay. */
  is_offered: z.boolean(),
  /** In the order of the form; without those that were reworded since. */
  questions: z.array(
    z.object({
      id: z.number().int(),
      /** False once it is retired: nobody can order it, and its orders stay. */
      is_active: z.boolean(),
      translations: z.array(z.object({ language_id: languageId, name: z.string() })),
    }),
  ),
  /** Sent with a change, which is refused if somebody else has changed it or its questions since. */
  version: z.number().int(),
})

const seen = { consultation_id: whole, version: whole }
const changed = {
  auth: 'staff',
  tag: 'studio',
  response: studioConsultation,
  refusals: ['not-found', 'changed-meanwhile'],
} as const

/** The catalogue of consultations. */
export const studioConsultationRoutes = defineRoutes({
  'GET /studio/consultations': {
    auth: 'staff',
    tag: 'studio',
    summary: 'List the consultations by category, with texts, price and questions',
    response: z.object({ consultations: z.array(studioConsultation) }),
  },
  'POST /studio/change-consultation': {
    ...changed,
    summary: 'Change the texts of a consultation',
    body: z.object({ ...seen, translations: inEveryLanguage(texts) }),
  },
  'POST /studio/add-question': {
    ...changed,
    summary: 'Add a question at the end of a consultation',
    body: z.object({ ...seen, translations: inEveryLanguage(names) }),
  },
  'POST /studio/change-question': {
    ...changed,
    summary: 'Reword a question; orders keep the words with which it was ordered',
    body: z.object({ ...seen, question_id: whole, translations: inEveryLanguage(names) }),
  },
  'POST /studio/retire-question': {
    ...changed,
    summary: 'Take a question out of the form, or put it back; orders keep it',
    body: z.object({ ...seen, question_id: whole, is_active: z.boolean(other) }),
  },
  'POST /studio/order-questions': {
    ...changed,
    summary: 'Set the order of the questions of a consultation',
    body: z.object({
      ...seen,
      /** All questions of the consultation, retired ones too. */
      question_ids: z.array(whole, other).max(200, other),
    }),
  },
  'POST /studio/change-consultation-price': {
    ...changed,
    summary: 'Change the price of a consultation for new orders',
    body: z.object({ ...seen, amount_pence: price }),
  },
  'POST /studio/offer-consultation': {
    ...changed,
    summary: 'Offer a consultation, or hide it from who buys',
    body: z.object({ ...seen, is_offered: z.boolean(other) }),
  },
})
