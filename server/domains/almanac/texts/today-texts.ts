import type { ByHouse } from './units.ts'

/** A time in the reader's time zone, as somebody would say it today. */
export interface Moment {
  readonly when: 'today' | 'tomorrow' | 'later'
  readonly day: Temporal.PlainDate
  /** The weekday in the language. */
  readonly weekday: string
  /** 0 to 23. */
  readonly hour: number
  readonly minute: number
}

/**
 * Ends of a sentence that say what the days of a stay of the Moon are good for: one after the other, so that no day reads
 * like the one before. The Moon is never in one sign on more days than there are texts.
 */
export type Deeds = readonly [string, string, string, string]

/** The texts of the sentence about today's Moon, for a reader's moonsign; templates have `{placeholders}`. */
export interface TodayTexts {
  /** With `{until}`, `{sign}`, `{area}` and `{deed}`. */
  readonly moon: string
  /** For a reader without a moonsign, with `{until}` and `{sign}`. */
  readonly moonAlone: string
  /** The part of life that a house stands for, counted from the moonsign. */
  readonly areas: ByHouse<string>
  readonly deeds: ByHouse<Readonly<Record<'waxing' | 'waning', Deeds>>>
  /** With `{degrees}`, `{sign}`, `{nakshatra}`, `{temper}`, `{phase}` and `{percent}`. */
  readonly evidence: string
  /** With `{sign}`, `{house}` and `{moonsign}`. */
  readonly counted: string
  /** Said of the eighth house, which Indian almanacs have a name for. */
  readonly eighth: string
  readonly phases: Readonly<Record<'waxing' | 'waning', string>>
  /** The date to note, with `{event}` and `{area}`. */
  readonly next: string
  /** 'until 06:36 tomorrow'. */
  until(moment: Moment): string
  /** 'Tuesday 24 November, 14:53'. */
  at(moment: Moment, writtenDay: string): string
}
