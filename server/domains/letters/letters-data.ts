import type { PersonalData } from '../../context/personal-data.ts'
import { languageCodeOf } from '@rashi/contract/languages.rules'
import { deleteSettings, findSettings } from './settings/letter-settings.repository.ts'

const written = (at: Temporal.Instant | null) => at?.toString() ?? null

/** The personal data of this domain: which letters somebody gets, and their consent. */
export const letterData: PersonalData = {
  exportFor: async (db, userId) => {
    const row = await findSettings(db, userId)
    return [
      {
        topic: 'letters',
        rows: row
          ? [
              {
                language: languageCodeOf(row.language_id),
                time_zone: row.time_zone,
                weekly_letter: row.weekly,
                weekly_asked_at: written(row.weekly_asked_at),
                weekly_consent: row.weekly_consent,
                weekly_stopped_at: written(row.weekly_stopped_at),
                weekly_next_at: written(row.weekly_next_at),
                weekly_handled: row.weekly_handled,
                weekly_skipped: row.weekly_skipped,
                trial_reminders: row.trial,
                trial_14_at: written(row.trial_14_at),
                trial_3_at: written(row.trial_3_at),
              },
            ]
          : [],
      },
    ]
  },
  deleteFor: async (trx, userId) => {
    await deleteSettings(trx, userId)
  },
}
