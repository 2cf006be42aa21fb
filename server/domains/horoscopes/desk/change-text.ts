import type { ParsedBodyOf } from '@rashi/contract'
import { isLanguageId, languageCodeOf } from '@rashi/contract/languages.rules'
import { plainLines } from '@rashi/contract/rich-text-words.rules'
import type { Trx } from '../../../platform/database/database.ts'
import { write } from '../../../platform/database/write.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { sanitiseRichText } from '../../../platform/rich-text.ts'
import { recordAct } from '../../operations/index.ts'
import { dayAt, periodIdOfPart } from '../periods/calendar.rules.ts'
import { findPeriodRow, type PeriodRow } from '../periods/horoscopes.repository.ts'
import type { DeskCaller, DeskContext } from './desk-context.ts'
import { type DeskPart, listDeskParts, listEarlierTexts } from './desk-part.repository.ts'
import {
  insertPartText,
  listPartTextRows,
  lockPartText,
  type PartTextRow,
  type TextChange,
  updatePartText,
} from './part-text.repository.ts'
import {
  almanacTextOf,
  checkDraft,
  type DeskText,
  readPeriodFacts,
  readTexts,
} from './read-texts.ts'

type Named = ParsedBodyOf<'POST /studio/discard-horoscope-text'>

interface Found {
  readonly period: PeriodRow
  readonly part: DeskPart
}

/** @throws {Refusal} `not-found` for a part or a language that does not exist */
async function findPart({ db }: DeskContext, { part_id, language_id }: Named): Promise<Found> {
  const periodId = periodIdOfPart(part_id)
  const [period, parts] = await Promise.all([
    findPeriodRow(db, periodId),
    listDeskParts(db, periodId),
  ])
  const part = parts.find(({ id }) => id === part_id)
  if (!period || !part || !isLanguageId(language_id)) throw new Refusal('not-found')
  return { period, part }
}

/** Checks a text as a draft of a part. */
async function checkText(
  { db }: DeskContext,
  { period, part }: Found,
  { languageId, draft }: { languageId: number; draft: string },
) {
  const [facts, earlier, rows] = await Promise.all([
    readPeriodFacts(period),
    listEarlierTexts(db, period, [part.position]),
    listPartTextRows(db, [part.id]),
  ])
  return checkDraft({ draft, languageId, part, period }, facts, { earlier, rows })
}

type Change = (row: PartTextRow | undefined, at: Temporal.Instant) => TextChange | undefined

/** The values of a text that the record keeps. */
const toValues = (row: Pick<PartTextRow, 'draft' | 'asks_approval' | 'approved'> | undefined) => ({
  draft: row?.draft ?? null,
  asks_approval: row?.asks_approval ?? false,
  approved: row?.approved ?? null,
})

/**
 * Changes a text and records it, unless `change` returns undefined.
 *
 * @throws {Refusal} `changed-meanwhile` unless it is still as the caller saw it
 */
async function changeRow(
  context: DeskContext,
  { part }: Pick<Found, 'part'>,
  { language_id, version }: Named,
  caller: DeskCaller,
  change: Change,
): Promise<void> {
  const name = { partId: part.id, languageId: language_id }
  const at = context.clock.now()
  await write(context.db, async (trx: Trx) => {
    const row = await lockPartText(trx, name)
    if ((row?.version ?? 0) !== version) throw new Refusal('changed-meanwhile')
    const changed = change(row, at)
    if (changed === undefined) return
    if (row !== undefined) await updatePartText(trx, name, changed)
    else if (
      !(await insertPartText(trx, { ...changed, part_id: part.id, language_id, version: 1 }))
    )
      throw new Refusal('changed-meanwhile')
    const before = toValues(row)
    await recordAct(trx, caller, {
      at,
      object: 'horoscope-text',
      objectId: `${part.id}`,
      before,
      after: toValues({ ...before, ...changed }),
      details: {
        language: languageCodeOf(language_id),
        ...(part.kind !== 'part' && { kind: part.kind }),
      },
    })
  })
}

const noDraft = {
  draft: null,
  drafted_by: null,
  drafted_by_name: null,
  drafted_at: null,
  asks_approval: false,
  errors: 0,
  warnings: 0,
}

async function answer(
  context: DeskContext,
  { period, part }: Found,
  { language_id }: Named,
  caller: DeskCaller,
): Promise<DeskText> {
  const texts = await readTexts(context, period, [part], caller)
  return texts.find((text) => text.language_id === language_id)!
}

/** Sanitises a text. A title is plain text on one line. */
function toDraft({ kind }: DeskPart, text: string): string {
  const markup = sanitiseRichText(text)
  return kind === 'title' ? plainLines(markup).replace(/\s+/g, ' ') : markup
}

/**
 * Saves a draft. One that says what readers see already takes an earlier draft away.
 *
 * @throws {Refusal} `not-found`, `changed-meanwhile`
 */
export async function saveDraft(
  context: DeskContext,
  body: ParsedBodyOf<'POST /studio/save-horoscope-text'>,
  caller: DeskCaller,
): Promise<DeskText> {
  const found = await findPart(context, body)
  const draft = toDraft(found.part, body.text)
  const findings = await checkText(context, found, { languageId: body.language_id, draft })
  const errors = findings.filter(({ is_error }) => is_error).length
  await changeRow(context, found, body, caller, (row, at) => {
    if (draft === (row?.approved ?? almanacTextOf(found.part, body.language_id)))
      return row?.draft == null ? undefined : noDraft
    return {
      draft,
      drafted_by: caller.staff.staffId,
      drafted_by_name: caller.staff.name,
      drafted_at: at,
      asks_approval: body.asks_approval,
      errors,
      warnings: findings.length - errors,
    }
  })
  return answer(context, found, body, caller)
}

/** @throws {Refusal} `not-found`, `changed-meanwhile` */
export async function discardDraft(
  context: DeskContext,
  body: Named,
  caller: DeskCaller,
): Promise<DeskText> {
  const found = await findPart(context, body)
  await changeRow(context, found, body, caller, (row) => (row?.draft == null ? undefined : noDraft))
  return answer(context, found, body, caller)
}

/**
 * Approves a draft, which readers see from the first day of its period. One that says what the almanac says gives the part
 * back to the almanac.
 *
 * @throws {Refusal} `not-found`, `changed-meanwhile`; `conflict` for a draft that does not ask for approval; `own-draft` where
 * somebody else may approve it; `text-has-errors`
 */
export async function approveDraft(
  context: DeskContext,
  body: Named,
  caller: DeskCaller,
): Promise<DeskText> {
  const found = await findPart(context, body)
  const { draft } = await answer(context, found, body, caller)
  const { staffId, name } = caller.staff
  await changeRow(context, found, body, caller, (row, at) => {
    if (row?.draft == null || !row.asks_approval || draft === null) throw new Refusal('conflict')
    if (!draft.may_approve) throw new Refusal('own-draft')
    if (draft.findings.some(({ is_error }) => is_error)) throw new Refusal('text-has-errors')
    return {
      ...noDraft,
      approved: row.draft === almanacTextOf(found.part, body.language_id) ? null : row.draft,
      approved_writer: row.drafted_by,
      approved_writer_name: row.drafted_by_name,
      approved_by: staffId,
      approved_by_name: name,
      approved_at: at,
    }
  })
  return answer(context, found, body, caller)
}

/**
 * Withdraws the approval of a text that readers do not see yet: it waits for approval again, unless there is a newer draft.
 *
 * @throws {Refusal} `not-found`, `changed-meanwhile`; `text-published` from the first day of its period
 */
export async function withdrawApproval(
  context: DeskContext,
  body: Named,
  caller: DeskCaller,
): Promise<DeskText> {
  const found = await findPart(context, body)
  await changeRow(context, found, body, caller, (row, at) => {
    if (row?.approved == null) throw new Refusal('conflict')
    if (found.period.starts_on <= `${dayAt(at)}`) throw new Refusal('text-published')
    const drafted = {
      draft: row.approved,
      drafted_by: row.approved_writer,
      drafted_by_name: row.approved_writer_name,
      drafted_at: row.approved_at,
      asks_approval: true,
    }
    return { ...(row.draft === null ? drafted : {}), approved: null, approved_at: at }
  })
  return answer(context, found, body, caller)
}
