import type { PersonalData } from '../../context/personal-data.ts'
import { deleteAccess, findTrialAndGrants } from './access.repository.ts'

/** The personal data of this domain: trial and grants. */
export const accessData: PersonalData = {
  exportFor: async (db, userId) => {
    const { trial, grants } = await findTrialAndGrants(db, userId)
    return [
      {
        topic: 'trial',
        rows: trial
          ? [
              {
                started_at: trial.startedAt.toString(),
                gold_until: trial.goldUntil?.toString() ?? null,
                ended_at: trial.endedAt?.toString() ?? null,
                first_visit_reading_at: trial.firstVisitReadingAt?.toString() ?? null,
                corrections: trial.corrections,
                kept_sign_id: trial.keptSignId,
              },
            ]
          : [],
      },
      {
        topic: 'access',
        rows: grants.map((grant) => ({
          source: grant.source,
          sign_id: grant.signId,
          tier: grant.tier,
          period_id: grant.periodId,
          part_id: grant.partId,
          starts_at: grant.startsAt.toString(),
          first_read_at: grant.firstReadAt?.toString() ?? null,
          ends_at: grant.endsAt?.toString() ?? null,
        })),
      },
    ]
  },
  deleteFor: deleteAccess,
}
