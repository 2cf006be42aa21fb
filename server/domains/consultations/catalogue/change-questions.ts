import type { ParsedBodyOf } from '@rashi/contract'
import { isDeepStrictEqual } from 'node:util'
import type { Trx } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { StaffActor } from '../../operations/index.ts'
import { listQuestionRows, type QuestionRow } from './catalogue.repository.ts'
import {
  type CatalogueContext,
  changeCatalogue,
  type StudioConsultation,
} from './change-catalogue.ts'
import { toValues } from './change-consultation.ts'
import { insertQuestion, updateQuestion } from './studio-catalogue.repository.ts'

/** Lists the questions of a consultation without those that were reworded. */
const listQuestions = async (trx: Trx, consultationId: number): Promise<QuestionRow[]> =>
  (await listQuestionRows(trx)).filter(
    (one) => one.consultation_id === consultationId && one.replaced_by === null,
  )

async function findQuestion(trx: Trx, consultationId: number, id: number): Promise<QuestionRow> {
  const found = (await listQuestions(trx, consultationId)).find((one) => one.id === id)
  if (found === undefined) throw new Refusal('not-found')
  return found
}

export const addQuestion = (
  context: CatalogueContext,
  body: ParsedBodyOf<'POST /studio/add-question'>,
  actor: StaffActor,
): Promise<StudioConsultation> =>
  changeCatalogue(context, body, actor, async (trx, { id }) => {
    const { translations } = body
    const questionId = await insertQuestion(trx, { consultationId: id, translations })
    return { questionId, after: toValues(translations) }
  })

/**
 * Rewords a question. Orders, and purchases that are not paid yet, name the question by its id, so that the earlier words
 * stay as a question of their own.
 */
export const changeQuestion = (
  context: CatalogueContext,
  body: ParsedBodyOf<'POST /studio/change-question'>,
  actor: StaffActor,
): Promise<StudioConsultation> =>
  changeCatalogue(context, body, actor, async (trx, { id }) => {
    const { translations, question_id: replaces } = body
    const earlier = await findQuestion(trx, id, replaces)
    const [before, after] = [toValues(earlier.translations), toValues(translations)]
    if (isDeepStrictEqual(before, after)) return undefined
    const questionId = await insertQuestion(trx, { consultationId: id, translations, replaces })
    await updateQuestion(trx, replaces, { status: 'Inactive', replaced_by: questionId })
    return { questionId, before, after }
  })

/** Takes a question out of the form, or puts it back. */
export const retireQuestion = (
  context: CatalogueContext,
  { question_id: questionId, is_active, ...body }: ParsedBodyOf<'POST /studio/retire-question'>,
  actor: StaffActor,
): Promise<StudioConsultation> =>
  changeCatalogue(context, body, actor, async (trx, { id }) => {
    const was = (await findQuestion(trx, id, questionId)).status === 'Active'
    if (was === is_active) return undefined
    await updateQuestion(trx, questionId, { status: is_active ? 'Active' : 'Inactive' })
    return { questionId, before: { is_active: was }, after: { is_active } }
  })

/** Sets the order of all questions of a consultation. */
export const orderQuestions = (
  context: CatalogueContext,
  { question_ids: ids, ...body }: ParsedBodyOf<'POST /studio/order-questions'>,
  actor: StaffActor,
): Promise<StudioConsultation> =>
  changeCatalogue(context, body, actor, async (trx, { id }) => {
    const known = (await listQuestions(trx, id)).map((one) => one.id)
    if (
      new Set(ids).size !== ids.length ||
      new Set(known).symmetricDifference(new Set(ids)).size > 0
    )
      throw new Refusal('not-found')
    if (isDeepStrictEqual(known, ids)) return undefined
    for (const [index, questionId] of ids.entries())
      await updateQuestion(trx, questionId, { position: index + 1 })
    return { before: { questions: known }, after: { questions: ids } }
  })
