import { isNumber, isText, listOf, shapeOf } from '../../lib/json.rules.ts'
import { onSessionEnd } from '../../lib/session-end.ts'
import { tabStorage } from '../../lib/tab-storage.ts'

/** The selected consultation and its questions. */
export interface ConsultationDraft {
  readonly slug: string
  readonly questions: readonly number[]
  readonly otherQuestion: string
  readonly phone: string
}

/** The part of a draft that the tab stores, which survives a reload: ids, and nothing that was typed. */
const chosen = tabStorage(
  'consultation-draft',
  shapeOf<Pick<ConsultationDraft, 'slug' | 'questions'>>({
    slug: isText,
    questions: listOf(isNumber),
  }),
)

/** Typed text is in memory only: a reload, the purchase and the end of the session remove it. */
let typed: Omit<ConsultationDraft, 'questions'> | undefined

export const consultationDraft = {
  key: chosen.key,
  set({ questions, ...rest }: ConsultationDraft): void {
    typed = rest
    chosen.set({ slug: rest.slug, questions })
  },
  get(): ConsultationDraft | undefined {
    const stored = chosen.get()
    if (!stored) return undefined
    const { slug, questions } = stored
    const { otherQuestion = '', phone = '' } = typed?.slug === slug ? typed : {}
    return { slug, questions, otherQuestion, phone }
  },
  remove(): void {
    typed = undefined
    chosen.remove()
  },
}

onSessionEnd(consultationDraft.remove)
