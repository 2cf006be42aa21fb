import { periodTextKinds } from '@rashi/contract/studio-horoscopes.rules'
import { type Selectable, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../../platform/database/database.ts'
import { partIdOf } from './calendar.rules.ts'
import type { PartTable, PeriodTable } from './horoscopes.table.ts'
import './part-text.table.ts'
import { positionOf, withText } from './period-texts.rules.ts'

export type PeriodRow = Selectable<PeriodTable>
export type PartRow = Selectable<PartTable>

/** Selects parts with the approved texts of editors, which stand in place of the almanac's. */
export const selectParts = (db: Db) =>
  db
    .selectFrom('parts')
    .selectAll('parts')
    .select((select) =>
      jsonArrayFrom(
        select
          .selectFrom('part_texts')
          .select(['language_id', 'approved'])
          .whereRef('part_texts.part_id', '=', 'parts.id')
          .where('approved', 'is not', null),
      ).as('approved'),
    )

interface ApprovedText {
  language_id: number
  approved: string | null
}

export const toPartRow = ({
  approved,
  ...part
}: PartRow & { approved: ApprovedText[] }): PartRow => ({
  ...part,
  translations: part.translations.map((texts) => {
    const text = approved.find(({ language_id: id }) => id === texts.language_id)?.approved
    return typeof text === 'string' ? { ...texts, description: text, is_edited: true } : texts
  }),
})

/** Selects periods with the approved titles, previews and openings of editors. */
export const selectPeriods = (db: Db) =>
  db
    .selectFrom('periods')
    .selectAll('periods')
    .select((select) =>
      jsonArrayFrom(
        select
          .selectFrom('part_texts')
          .select(['part_id', 'language_id', 'approved'])
          .whereRef('part_texts.period_id', '=', 'periods.id')
          .where(sql<boolean>`part_id % 100 >= ${positionOf.title}`)
          .where('approved', 'is not', null),
      ).as('approved'),
    )

export const toPeriodRow = ({
  approved,
  ...period
}: PeriodRow & { approved: (ApprovedText & { part_id: number })[] }): PeriodRow => ({
  ...period,
  translations: period.translations.map((almanac) =>
    periodTextKinds.reduce((texts, kind) => {
      const id = partIdOf(period.id, positionOf[kind])
      const text = approved.find(
        (one) => one.part_id === id && one.language_id === texts.language_id,
      )?.approved
      return typeof text === 'string' ? withText(texts, kind, text) : texts
    }, almanac),
  ),
})
