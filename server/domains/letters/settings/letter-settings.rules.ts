import { weeklyConsentVersion, type LetterKind } from '@rashi/contract/letters.rules'
import {
  defaultLanguage,
  languageCodeOf,
  languageIdOf,
  timeZoneOf,
} from '@rashi/contract/languages.rules'
import { nextDue } from '../schedule/weekly-schedule.rules.ts'

/** The letters that a person gets, in which language and for which time zone. */
export interface LetterSettings {
  user_id: string
  language_id: number
  /** The IANA name; null where it is not known. */
  time_zone: string | null
  weekly: boolean
  weekly_asked_at: Temporal.Instant | null
  /** `weeklyConsentVersion` when it was given. */
  weekly_consent: string | null
  weekly_stopped_at: Temporal.Instant | null
  /** When the next weekly letter is planned. */
  weekly_next_at: Temporal.Instant | null
  /** The Monday of the last week that a letter was planned for. */
  weekly_planned: string | null
  /** The Monday of the last week whose letter was sent, or left out because no week was open. */
  weekly_handled: string | null
  /** Weeks in a row that were left out. */
  weekly_skipped: number
  trial: boolean
  trial_14_at: Temporal.Instant | null
  trial_3_at: Temporal.Instant | null
}

/** A reader's choice; a letter that it leaves out stays as it is. */
export interface LetterChoice extends Readonly<Partial<Record<LetterKind, boolean | undefined>>> {
  readonly languageId: number
  readonly timeZone?: string | undefined
}

/** The settings of an account without a row. */
export const initialSettings = (
  userId: string,
  languageId = languageIdOf(defaultLanguage),
): LetterSettings => ({
  user_id: userId,
  language_id: languageId,
  time_zone: null,
  weekly: false,
  weekly_asked_at: null,
  weekly_consent: null,
  weekly_stopped_at: null,
  weekly_next_at: null,
  weekly_planned: null,
  weekly_handled: null,
  weekly_skipped: 0,
  trial: true,
  trial_14_at: null,
  trial_3_at: null,
})

/** The time zone whose mornings count: that of the language where the reader's is not known. */
export const zoneOf = ({
  time_zone,
  language_id,
}: Pick<LetterSettings, 'time_zone' | 'language_id'>): string =>
  time_zone ?? timeZoneOf(languageCodeOf(language_id))

/** Applies a reader's choice. A consent that stands keeps its time; a letter that is asked for again has a new one. */
export function applyChoice(
  settings: LetterSettings,
  { languageId, timeZone, weekly, trial }: LetterChoice,
  now: Temporal.Instant,
): LetterSettings {
  const moved = {
    ...settings,
    language_id: languageId,
    time_zone: timeZone ?? settings.time_zone,
    trial: trial ?? settings.trial,
  }
  const isWeekly = weekly ?? settings.weekly
  if (!isWeekly) return settings.weekly ? { ...moved, ...stopped(now) } : moved
  const next = { weekly_next_at: nextDue(now, zoneOf(moved)) }
  if (settings.weekly) return { ...moved, ...next }
  return {
    ...moved,
    ...next,
    weekly: true,
    weekly_asked_at: now,
    weekly_consent: weeklyConsentVersion,
    weekly_stopped_at: null,
    weekly_skipped: 0,
  }
}

/** The columns of a weekly letter that stops. The consent stays as a record of what was agreed to. */
export const stopped = (now: Temporal.Instant) => ({
  weekly: false,
  weekly_stopped_at: now,
  weekly_next_at: null,
})
