import { type HoroscopeTextKind, periodTextKinds } from '@rashi/contract/studio-horoscopes.rules'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'
import { partIdOf } from '../periods/calendar.rules.ts'
import type { PeriodRow } from '../periods/horoscopes.repository.ts'
import type { PartTexts, PeriodTexts } from '../periods/horoscopes.table.ts'
import '../periods/part-text.table.ts'
import { positionOf, textOfKind } from '../periods/period-texts.rules.ts'

type AlmanacTexts = Pick<PartTexts, 'language_id' | 'name' | 'description'>

/** A part, or a text of the period itself, whose text staff can change, as the almanac wrote it. */
export interface DeskPart {
  readonly id: number
  readonly kind: HoroscopeTextKind
  readonly position: number
  readonly translations: readonly AlmanacTexts[]
}

/** Lists the parts of a period, then the texts of the period itself. */
export async function listDeskParts(db: Db, periodId: number): Promise<DeskPart[]> {
  const [parts, period] = await Promise.all([
    db
      .selectFrom('parts')
      .select(['id', 'position', 'translations'])
      .where('period_id', '=', periodId)
      .orderBy('position')
      .execute(),
    db.selectFrom('periods').select('translations').where('id', '=', periodId).executeTakeFirst(),
  ])
  return [
    ...parts.map((part) => ({ ...part, kind: 'part' as const })),
    ...(period ? textsOfPeriod(period.translations) : []).map((texts) => ({
      ...texts,
      id: partIdOf(periodId, texts.position),
    })),
  ]
}

/** Lists the texts of a period itself that it has in any language. */
const textsOfPeriod = (translations: readonly PeriodTexts[]) =>
  periodTextKinds.flatMap((kind) => {
    const found = translations.flatMap((texts): AlmanacTexts[] => {
      const description = textOfKind(texts, kind)
      return description === undefined
        ? []
        : [{ language_id: texts.language_id, name: '', description }]
    })
    return found.length === 0 ? [] : [{ kind, position: positionOf[kind], translations: found }]
  })

/** The number of earlier periods that a text is compared with. */
const compared = 12

const selectEarlier = (
  db: Db,
  {
    sign_id,
    reading_period,
    starts_on,
  }: Pick<PeriodRow, 'sign_id' | 'reading_period' | 'starts_on'>,
) =>
  db
    .selectFrom('periods')
    .select(['id', 'starts_on', 'translations'])
    .where('reading_period', '=', reading_period)
    .where('sign_id', '=', sign_id)
    .where('starts_on', '<', starts_on)
    .orderBy('starts_on', 'desc')
    .limit(compared)
    .as('earlier')

export interface EarlierRow {
  readonly starts_on: string
  readonly position: number
  readonly translations: readonly AlmanacTexts[]
  /** The language of the approved text. */
  readonly language_id: number | null
  readonly approved: string | null
}

/** Lists the texts at some positions of the twelve periods before one, as readers see them, the newest first. */
export async function listEarlierTexts(
  db: Db,
  period: Pick<PeriodRow, 'sign_id' | 'reading_period' | 'starts_on'>,
  positions: readonly number[],
): Promise<EarlierRow[]> {
  const ofParts = await db
    .selectFrom(selectEarlier(db, period))
    .innerJoin('parts', 'parts.period_id', 'earlier.id')
    .leftJoin('part_texts', 'part_texts.part_id', 'parts.id')
    .select([
      'earlier.starts_on',
      'parts.position',
      'parts.translations',
      'part_texts.language_id',
      'part_texts.approved',
    ])
    .where('parts.position', 'in', [0, ...positions])
    .orderBy('earlier.starts_on', 'desc')
    .execute()
  if (!positions.some((position) => position >= positionOf.title)) return ofParts
  const ofPeriods = await db
    .selectFrom(selectEarlier(db, period))
    .leftJoin('part_texts', (join) =>
      join
        .onRef('part_texts.period_id', '=', 'earlier.id')
        .on(sql<boolean>`part_id % 100 >= ${positionOf.title}`),
    )
    .select([
      'earlier.starts_on',
      'earlier.translations',
      'part_texts.language_id',
      'part_texts.approved',
      sql<number | null>`part_id % 100`.as('position'),
    ])
    .orderBy('earlier.starts_on', 'desc')
    .execute()
  return [
    ...ofParts,
    ...ofPeriods.flatMap(({ position, approved, ...row }) =>
      textsOfPeriod(row.translations).map((texts) => ({
        ...row,
        ...texts,
        approved: texts.position === position ? approved : null,
      })),
    ),
  ]
}
