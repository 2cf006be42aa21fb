import type { AdviceNumbers } from './plan/choose-advice.ts'
import type { SkyEvent } from './list-sky-events.ts'

/**
 * The version of the almanac's text, raised with every change of texts or composition. Periods that have
 * not begun are then composed again.
 */
export const edition = 3

/** The first version whose dates are marked, and whose list of days can be composed for any time zone. */
export const firstEditionWithMarkedDates = 3

/** The text of a period for one sign in every language, with the dates of the language's own time zone. */
export interface Edition {
  readonly translations: {
    language_id: number
    name: string
    description?: string
    description_preview: string
  }[]
  /** Chapters or sections, each in every language. */
  readonly parts: {
    language_id: number
    name: string
    short_description: string
    description: string
  }[][]
  readonly skyEvents: SkyEvent[]
  /** The period in three sentences of plain text with marked dates. */
  readonly inShort: { language_id: number; sentences: string[] }[]
  /** The advice that was chosen for the list of days, which `composeDays` needs; null for a year. */
  readonly dayAdvice: DayAdviceRow[] | null
}

export interface DayAdviceRow {
  readonly language_id: number
  readonly numbers: AdviceNumbers
}
