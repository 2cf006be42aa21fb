import type { ResponseOf } from '@rashi/contract'
import { languageCodeOf, languageCodes, languageIdOf } from '@rashi/contract/languages.rules'
import { approvers } from '@rashi/contract/studio-roles.rules'
import type { HoroscopeTextState } from '@rashi/contract/studio-horoscopes.rules'
import { checkPartText, type Finding, readFacts, type SkyFacts } from '../../almanac/index.ts'
import { countStaff } from '../../staff/index.ts'
import { dayAt, spanAt } from '../periods/calendar.rules.ts'
import type { PeriodRow } from '../periods/horoscopes.repository.ts'
import type { DeskCaller, DeskContext } from './desk-context.ts'
import { type DeskPart, type EarlierRow, listEarlierTexts } from './desk-part.repository.ts'
import { isListOfDays } from '../periods/list-of-days.rules.ts'
import { listPartTextRows, type PartTextRow } from './part-text.repository.ts'

export type DeskText = ResponseOf<'GET /studio/horoscope'>['parts'][number]['texts'][number]

/** Reads what the checks need to know about a period. */
export const readPeriodFacts = ({
  reading_period,
  starts_on,
  zodiac,
}: Pick<PeriodRow, 'reading_period' | 'starts_on' | 'zodiac'>): Promise<SkyFacts> =>
  readFacts(spanAt(reading_period, Temporal.PlainDate.from(starts_on)), zodiac)

/** Reads the texts of some parts of a period in every language, with what the checks find in the drafts. */
export async function readTexts(
  { db, clock }: DeskContext,
  period: PeriodRow,
  parts: readonly DeskPart[],
  { staff }: DeskCaller,
): Promise<DeskText[]> {
  const rows = await listPartTextRows(
    db,
    parts.map(({ id }) => id),
  )
  const drafted = parts.filter(({ id }) =>
    rows.some((row) => row.part_id === id && row.draft !== null),
  )
  const [facts, earlier, approverCount] = await Promise.all([
    drafted.length > 0 ? readPeriodFacts(period) : undefined,
    listEarlierTexts(
      db,
      period,
      drafted.map(({ position }) => position),
    ),
    countStaff(db, approvers),
  ])
  const isPublished = period.starts_on <= `${dayAt(clock.now())}`
  return parts.flatMap((part) => {
    const ofPart = rows.filter(({ part_id }) => part_id === part.id)
    return languageCodes.map((code): DeskText => {
      const languageId = languageIdOf(code)
      const row = ofPart.find(({ language_id: id }) => id === languageId)
      const draft = facts && presentDraft(row)
      return {
        part_id: part.id,
        language_id: languageId,
        version: row?.version ?? 0,
        state: stateOf(row),
        almanac: almanacTextOf(part, languageId),
        approved: presentApproved(row, isPublished),
        draft: draft
          ? {
              ...draft,
              findings: checkDraft({ draft: draft.text, languageId, part, period }, facts, {
                earlier,
                rows: ofPart,
              }),
              may_approve:
                approvers.some((role) => role === staff.role) &&
                (row?.drafted_by !== staff.staffId || approverCount < 2),
            }
          : null,
      }
    })
  })
}

export const almanacTextOf = (part: DeskPart, languageId: number): string =>
  part.translations.find(({ language_id: id }) => id === languageId)?.description ?? ''

const stateOf = (row: PartTextRow | undefined): HoroscopeTextState => {
  if (row?.draft != null) return row.asks_approval ? 'waiting' : 'draft'
  return row?.approved == null ? 'almanac' : 'edited'
}

function presentApproved(row: PartTextRow | undefined, isPublished: boolean) {
  if (row?.approved == null || row.approved_at === null) return null
  return {
    text: row.approved,
    written_by: row.approved_writer_name ?? '',
    approved_by: row.approved_by_name ?? '',
    approved_at: row.approved_at.toString(),
    is_published: isPublished,
  }
}

function presentDraft(row: PartTextRow | undefined) {
  if (row?.draft == null || row.drafted_at === null) return undefined
  return {
    text: row.draft,
    written_by: row.drafted_by_name ?? '',
    written_at: row.drafted_at.toString(),
    asks_approval: row.asks_approval,
  }
}

/** Checks a draft of a part against the sky, the same part of earlier periods, and the other languages. */
export function checkDraft(
  {
    draft,
    languageId,
    part,
    period,
  }: {
    draft: string
    languageId: number
    part: DeskPart
    period: Pick<PeriodRow, 'reading_period'>
  },
  facts: SkyFacts,
  { earlier, rows }: { earlier: readonly EarlierRow[]; rows: readonly PartTextRow[] },
): Finding[] {
  const written = rows.filter(
    ({ language_id: id, draft: text, approved }) =>
      id !== languageId && (text !== null || approved !== null),
  )
  return checkPartText(
    {
      code: languageCodeOf(languageId),
      kind: part.kind,
      markup: draft,
      almanac: almanacTextOf(part, languageId),
      earlier: readEarlier(earlier, part.position, languageId),
      isListOfDays: isListOfDays(period.reading_period, part.position),
      isOneLanguage: written.length < languageCodes.length - 1,
    },
    facts,
  )
}

/** Picks the texts of a part in a language, as readers see them, from rows of which there is one for each editor's text. */
function readEarlier(rows: readonly EarlierRow[], position: number, languageId: number) {
  const ofPart = Map.groupBy(
    rows.filter((row) => row.position === position),
    ({ starts_on }) => starts_on,
  )
  return [...ofPart].map(([startsOn, found]) => {
    const approved = found.find((one) => one.language_id === languageId && one.approved)?.approved
    const almanac = found[0]?.translations.find(({ language_id: id }) => id === languageId)
    return { startsOn, markup: approved ?? almanac?.description ?? '' }
  })
}
