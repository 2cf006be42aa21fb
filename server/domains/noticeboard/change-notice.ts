import { isDeepStrictEqual } from 'node:util'
import type { ParsedBodyOf } from '@rashi/contract'
import { inDefaultLanguage, languageCodeOf } from '@rashi/contract/languages.rules'
import type { Context } from '../../context/context.ts'
import type { Trx } from '../../platform/database/database.ts'
import { write } from '../../platform/database/write.ts'
import { Refusal } from '../../platform/refusal.ts'
import { type ActValues, recordAct, type StaffActor } from '../operations/index.ts'
import { findNotice, lockNotice, type NoticeRow, updateNotice } from './notice.repository.ts'
import { stateOf, type StudioNotice, wordsOf } from './notice.rules.ts'
import { publishNotice, refuseFaults, toColumns, toSecond } from './publish-notice.ts'

type NoticeContext = Pick<Context, 'clock' | 'db'>

export const presentNotice = (row: NoticeRow, now: Temporal.Instant): StudioNotice => ({
  id: row.id,
  state: stateOf(row, now),
  words: wordsOf(row.translations),
  link: inDefaultLanguage(row.translations)?.link ?? null,
  starts_at: row.starts_at.toString(),
  ends_at: row.ends_at?.toString() ?? null,
  version: row.version,
})

/** The fields of a notice for the record. */
const toValues = (row: NoticeRow): ActValues => ({
  starts_at: row.starts_at.toString(),
  ends_at: row.ends_at?.toString() ?? null,
  link: inDefaultLanguage(row.translations)?.link ?? null,
  ...Object.fromEntries(
    row.translations.flatMap(({ language_id, title, description, link_label }) =>
      Object.entries({ title, text: description, link_label }).map(([name, value]) => [
        `${name}_${languageCodeOf(language_id)}`,
        value,
      ]),
    ),
  ),
})

/** Publishes a notice as a member of staff. */
export function createNotice(
  { clock, db }: NoticeContext,
  notice: ParsedBodyOf<'POST /studio/create-notice'>,
  actor: StaffActor,
): Promise<StudioNotice> {
  const at = clock.now()
  return write(db, async (trx) => {
    const row = await readNotice(trx, await publishNotice(trx, notice, at))
    const object = { object: 'notice', objectId: String(row.id) }
    await recordAct(trx, actor, { at, ...object, after: toValues(row) })
    return presentNotice(row, at)
  })
}

/** Changes a notice as its author has seen it. */
export function changeNotice(
  context: NoticeContext,
  { notice_id, version, ...notice }: ParsedBodyOf<'POST /studio/change-notice'>,
  actor: StaffActor,
): Promise<StudioNotice> {
  const at = context.clock.now()
  refuseFaults(notice, at)
  return changeAsSeen(context, { id: notice_id, version, actor, at }, async (trx, row) => {
    const change = toColumns(notice, at)
    const isSame = isDeepStrictEqual(toValues(row), toValues({ ...row, ...change }))
    if (!isSame) await updateNotice(trx, row, change)
  })
}

/** Takes a notice off the board as a member of staff. */
export function endNoticeAsSeen(
  context: NoticeContext,
  { notice_id, version }: ParsedBodyOf<'POST /studio/end-notice'>,
  actor: StaffActor,
): Promise<StudioNotice> {
  const at = context.clock.now()
  return changeAsSeen(context, { id: notice_id, version, actor, at }, async (trx, row) => {
    await endNotice(trx, row.id, at)
  })
}

/**
 * Takes a notice off the board, or calls off one that is to come, for the studio and the operator's command.
 *
 * @returns whether there is such a notice
 */
export async function endNotice(trx: Trx, id: number, at: Temporal.Instant): Promise<boolean> {
  const row = await lockNotice(trx, id)
  if (row !== undefined && stateOf(row, at) !== 'ended')
    await updateNotice(trx, row, { ends_at: toSecond(at) })
  return row !== undefined
}

/**
 * Changes a notice and records what changed.
 *
 * @throws {Refusal} `changed-meanwhile` unless it is still as the author of the change saw it
 */
function changeAsSeen(
  { db }: NoticeContext,
  {
    id,
    version,
    actor,
    at,
  }: { id: number; version: number; actor: StaffActor; at: Temporal.Instant },
  change: (trx: Trx, row: NoticeRow) => Promise<void>,
): Promise<StudioNotice> {
  return write(db, async (trx) => {
    const row = await lockNotice(trx, id)
    if (row === undefined) throw new Refusal('not-found')
    if (row.version !== version) throw new Refusal('changed-meanwhile')
    await change(trx, row)
    const changed = await readNotice(trx, id)
    const object = { object: 'notice', objectId: String(id) }
    const [before, after] = [toValues(row), toValues(changed)]
    if (changed.version !== version) await recordAct(trx, actor, { at, ...object, before, after })
    return presentNotice(changed, at)
  })
}

async function readNotice(trx: Trx, id: number): Promise<NoticeRow> {
  const row = await findNotice(trx, id)
  if (row === undefined) throw new Refusal('not-found')
  return row
}
