import type { ResponseOf } from '@rashi/contract'
import type { Context } from '../../../context/context.ts'
import type { Db, Trx } from '../../../platform/database/database.ts'
import { write } from '../../../platform/database/write.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { sanitiseRichText } from '../../../platform/rich-text.ts'
import { type ActValues, recordAct, type StaffActor } from '../../operations/index.ts'
import {
  type ConsultationRow,
  listConsultationRows,
  listQuestionRows,
  type QuestionRow,
} from './catalogue.repository.ts'
import {
  lockConsultation,
  type LockedConsultation,
  updateConsultation,
} from './studio-catalogue.repository.ts'

export type CatalogueContext = Pick<Context, 'clock' | 'db'>
export type StudioConsultation = ResponseOf<'POST /studio/add-question'>

const present = (row: ConsultationRow, questions: readonly QuestionRow[]): StudioConsultation => ({
  id: row.id,
  slug: row.slug,
  category: { id: row.category_id, translations: row.category_translations },
  translations: row.translations.map((texts) => ({
    ...texts,
    description: sanitiseRichText(texts.description),
  })),
  amount_pence: row.amount_pence,
  is_offered: row.hidden_at === null,
  questions: questions
    .filter((one) => one.consultation_id === row.id && one.replaced_by === null)
    .map(({ id, status, translations }) => ({ id, is_active: status === 'Active', translations })),
  version: row.version,
})

/** Lists the consultations by category, hidden ones too. */
export async function listStudioConsultations(
  db: Db | Trx,
): Promise<ResponseOf<'GET /studio/consultations'>> {
  const [rows, questions] = await Promise.all([listConsultationRows(db), listQuestionRows(db)])
  return { consultations: rows.map((row) => present(row, questions)) }
}

/** The effect of a change, for the record. */
export interface Change {
  readonly before?: ActValues
  readonly after: ActValues
  /** The question that it is about; the consultation itself by default. */
  readonly questionId?: number
}

/**
 * Changes a consultation or its questions as their author saw them, and records it. `work` returns undefined where it
 * changes nothing.
 *
 * @throws {Refusal} `not-found`, or `changed-meanwhile` if somebody else has changed it since
 */
export function changeCatalogue(
  { clock, db }: CatalogueContext,
  { consultation_id: id, version }: { consultation_id: number; version: number },
  actor: StaffActor,
  work: (
    trx: Trx,
    consultation: LockedConsultation,
    at: Temporal.Instant,
  ) => Promise<Change | undefined>,
): Promise<StudioConsultation> {
  const at = clock.now()
  return write(db, async (trx) => {
    const consultation = await lockConsultation(trx, id)
    if (consultation === undefined) throw new Refusal('not-found')
    if (consultation.version !== version) throw new Refusal('changed-meanwhile')
    const change = await work(trx, consultation, at)
    if (change !== undefined) {
      const { questionId, before = null, after } = change
      await updateConsultation(trx, id, { version: version + 1 })
      await recordAct(trx, actor, {
        at,
        object: questionId === undefined ? 'consultation' : 'question',
        objectId: String(questionId ?? id),
        before,
        after,
        details: { consultation: consultation.slug },
      })
    }
    const { consultations } = await listStudioConsultations(trx)
    const found = consultations.find((one) => one.id === id)
    if (found === undefined) throw new Refusal('not-found')
    return found
  })
}
