import { isNumber, isText, listOf, shapeOf } from '../../lib/json.rules.ts'
import { tabStorage } from '../../lib/tab-storage.ts'

/** The selected consultation and its questions. */
export interface ConsultationDraft {
  readonly slug: string
  readonly questions: readonly number[]
  readonly otherQuestion: string
  readonly phone: string
}

export const consultationDraft = tabStorage(
  'consultation-draft',
  shapeOf<ConsultationDraft>({
    slug: isText,
    questions: listOf(isNumber),
    otherQuestion: isText,
    phone: isText,
  }),
)
