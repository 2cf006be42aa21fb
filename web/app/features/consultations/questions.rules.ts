import {
  otherQuestionRules,
  phoneRules,
  findQuestionsError,
} from '@rashi/contract/consultations.rules'
import type { TextKey } from '../../lib/texts.ts'
import type { ConsultationDraft } from './consultation-draft.ts'

export interface QuestionErrors {
  readonly questions?: TextKey | undefined
  readonly otherQuestion?: TextKey | undefined
  readonly phone?: TextKey | undefined
}

/** Returns the first error of each part of the form; valid parts have no key. */
export function checkQuestions({
  questions,
  otherQuestion,
  phone,
}: ConsultationDraft): QuestionErrors {
  const inQuestions = findQuestionsError(questions, otherQuestion)
  const inOther = otherQuestionRules.safeParse(otherQuestion).error?.issues[0]
  const inPhone = phoneRules.safeParse(phone).error?.issues[0]
  return {
    ...(inQuestions && { questions: inQuestions }),
    ...(inOther && { otherQuestion: inOther.message as TextKey }),
    ...(inPhone && { phone: inPhone.message as TextKey }),
  }
}
