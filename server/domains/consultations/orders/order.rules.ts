import { createHash } from 'node:crypto'
import type { Consultation } from '@rashi/contract'

/** What is asked, as the contract has parsed it: ids once each, in ascending order. */
export interface Asked {
  readonly questions: readonly number[]
  readonly extra_questions: string
  readonly phone_number: string
}

/** What the purchase keeps of the order. */
export interface OrderedConsultation extends Asked {
  readonly consultation_id: number
}

/** Whether every question is one of this consultation that can be asked. */
export function mayAsk(
  { questions }: Pick<Consultation, 'questions'>,
  ids: readonly number[],
): boolean {
  return ids.every((id) =>
    questions.some((question) => question.id === id && question.status === 'Active'),
  )
}

/** Named by its content: the same order is the same slot, another one never waits for it. */
export function slotOf({
  consultation_id,
  questions,
  extra_questions,
  phone_number,
}: OrderedConsultation): string {
  const content = JSON.stringify([consultation_id, questions, extra_questions, phone_number])
  return `consultation:${createHash('sha256').update(content).digest('base64url')}`
}
