import type { PersonalData } from '../../../context/personal-data.ts'
import { signKeyOf } from '../../charts/index.ts'
import { deleteFeedback, listFeedback } from './feedback.repository.ts'

/** The export and deletion of what a person has said about readings. */
export const feedbackData: PersonalData = {
  exportFor: async (db, userId) => [
    {
      topic: 'reading_feedback',
      rows: (await listFeedback(db, userId)).map((row) => ({
        sign: signKeyOf(row.sign_id),
        period: `${row.reading_period} ${row.starts_on}`,
        answer: row.answer,
        answered_at: `${row.answered_at}`,
      })),
    },
  ],
  deleteFor: deleteFeedback,
}
