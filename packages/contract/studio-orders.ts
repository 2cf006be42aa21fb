import { z } from 'zod'
import { sky } from './charts.ts'
import { maxAnswerCharacters, orderStates } from './consultation-orders.rules.ts'
import { orderBirth, sentAnswer, userConsultation } from './consultations.ts'
import { instant } from './dates.ts'
import { grahaNames } from './horoscopes.ts'
import { languageId } from './languages.ts'
import { defineRoutes } from './route.ts'
import { signKey } from './signs.ts'
import { storableLines } from './storable.ts'

const other = 'validation.other'
const id = z.uuid(other)
const version = z.number(other).int(other).nonnegative(other)
const text = (least: number) =>
  z
    .string(other)
    .trim()
    .min(least, other)
    .max(maxAnswerCharacters, 'studio.order.too-long')
    .regex(storableLines, other)

/** The longest answer, with four bytes a character. */
const answerBytes = 128 * 1024

/** An order as the list shows it, which names nobody. */
const listedOrder = userConsultation
  .pick({ id: true, consultation: true, created_at: true, due_at: true, answered_at: true })
  .extend({
    state: z.enum(orderStates),
    language_id: languageId,
    /** Whether its buyer has changed questions or birth details since the order. */
    is_changed: z.boolean(),
  })

const signInChart = z.object({ sign: signKey, sky })

export const birthChart = z.object({
  moonsign: signInChart,
  rising_sign: signInChart,
  positions: z.array(
    sky.pick({ degrees_in_sign: true, nakshatra: true, pada: true }).extend({
      graha: z.enum(grahaNames),
      sign: signKey,
      retrograde: z.boolean(),
      /** Counted from the rising sign; null where the time of birth is not known. */
      house: z.number().int().min(1).max(12).nullable(),
    }),
  ),
})

const studioOrder = listedOrder.extend({
  ...userConsultation.pick({
    amount: true,
    questions: true,
    extra_questions: true,
    phone_number: true,
  }).shape,
  /** Sent with a draft or an answer, which is refused if the order has been changed since. */
  version,
  questions_changed_at: instant.nullable(),
  birth_changed_at: instant.nullable(),
  refunded_at: instant.nullable(),
  customer: z.object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    /** 1 male, 2 female, 3 other. */
    gender: z.number().int(),
  }),
  birth: orderBirth,
  chart: birthChart,
  /** The answer and its additions, as they were sent; empty if it was answered outside the studio. */
  answers: z.array(sentAnswer),
  draft: z.object({ text: z.string(), saved_by: z.string(), saved_at: instant }).nullable(),
})

/** The orders of consultations, which staff answer. */
export const studioOrderRoutes = defineRoutes({
  'GET /studio/orders': {
    auth: 'staff',
    tag: 'studio',
    summary:
      'List the orders that wait for an answer, the first due first; or those that are answered or refunded, the newest first',
    query: z.object({
      list: z.enum(['open', 'closed'], other).default('open'),
      /** The id of the last order of the page before. */
      after: id.optional(),
    }),
    response: z.object({ orders: z.array(listedOrder), next: z.uuid().nullable() }),
  },
  'GET /studio/orders-waiting': {
    auth: 'staff',
    tag: 'studio',
    summary: 'Count the orders that wait for an answer',
    response: z.object({
      /** All of them, those below included. */
      open: z.number().int(),
      due_soon: z.number().int(),
      overdue: z.number().int(),
    }),
  },
  'GET /studio/order': {
    auth: 'staff',
    tag: 'studio',
    summary:
      'Show an order with its questions, its buyer, the birth details and the chart; the record names who looked',
    query: z.object({ id }),
    response: z.object({ order: studioOrder }),
    refusals: ['not-found'],
  },
  'POST /studio/save-answer-draft': {
    auth: 'staff',
    tag: 'studio',
    summary: 'Save what is written so far; an empty text removes the draft',
    bodyLimit: answerBytes,
    body: z.object({ id, version, text: text(0) }),
    response: z.object({ order: studioOrder }),
    refusals: ['not-found', 'order-closed', 'changed-meanwhile'],
  },
  'POST /studio/send-answer': {
    auth: 'staff',
    tag: 'studio',
    summary:
      'Send the answer to the buyer, once; or an addition to an answer that was sent, which stands below it',
    bodyLimit: answerBytes,
    body: z.object({ id, version, text: text(1), is_addition: z.boolean(other) }),
    response: z.object({ order: studioOrder }),
    refusals: ['not-found', 'order-closed', 'changed-meanwhile'],
  },
})
