import { createHash } from 'node:crypto'
import type { Consultation } from '@rashi/contract'

/** The questions of an order, parsed by the contract: unique ids in ascending order. */
export interface ConsultationQuestions {
  readonly questions: readonly number[]
  readonly extra_questions: string
  readonly phone_number: string
}

/** The order as the purchase stores it. */
export interface OrderedConsultation extends ConsultationQuestions {
  readonly consultation_id: number
}

/** Returns whether every question belongs to this consultation and is active. */
export function offersQuestions(
  { questions }: Pick<Consultation, 'questions'>,
  ids: readonly number[],
): boolean {
  return ids.every((id) =>
    questions.some((question) => question.id === id && question.status === 'Active'),
  )
}

/** Names the slot by the order's content, so that equal orders have the same slot and others do not. */
export function formatSlot({
  consultation_id,
  questions,
  extra_questions,
  phone_number,
}: OrderedConsultation): string {
  const content = JSON.stringify([consultation_id, questions, extra_questions, phone_number])
  return `consultation:${createHash('sha256').update(content).digest('base64url')}`
}
