import type { Part, Period } from '@rashi/contract'
import type { ReadingPeriod } from '@rashi/contract/reading-periods.rules'
import type { PeriodTextKind } from '@rashi/contract/studio-horoscopes.rules'
import type { Generated, JSONColumnType } from 'kysely'
import type { DayAdviceRow } from '../../almanac/index.ts'

export type PeriodTexts = Omit<Period['translations'][number], 'is_edited'> & {
  description?: string | undefined
  /** Those that are an editor's; not stored. */
  edited?: readonly PeriodTextKind[]
}
export type PartTexts = Part['translations'][number] & { description: string }

export interface PeriodTable {
  id: number
  sign_id: number
  reading_period: ReadingPeriod
  starts_on: string
  zodiac: 'sidereal' | 'tropical'
  /** The almanac's `edition` that composed the text. */
  edition: number
  translations: JSONColumnType<PeriodTexts[]>
  sky_events: JSONColumnType<Period['sky_events']>
  /** Three sentences in each language, with marked dates; null in periods of an older release. */
  in_short: JSONColumnType<{ language_id: number; sentences: string[] }[]> | null
  /** The advice chosen for the list of days; null in years and in periods of an older release. */
  day_advice: JSONColumnType<DayAdviceRow[]> | null
  /** Set when a person has changed the text, which is then never overwritten. */
  edited_at: Temporal.Instant | null
}

export interface PartTable {
  id: number
  period_id: number
  kind: 'chapter' | 'section'
  position: number
  /** 0 or less: free for everyone. */
  price_pence: number
  translations: JSONColumnType<PartTexts[]>
}

/** The price of a life-event section, for all signs and years. */
export interface SectionPriceTable {
  position: number
  /** 0: open to everyone. */
  amount_pence: number
  version: Generated<number>
}

declare module '../../../platform/database/schema.ts' {
  interface Database {
    periods: PeriodTable
    parts: PartTable
    section_prices: SectionPriceTable
  }
}
