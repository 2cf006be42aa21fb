import type { Context } from '../../context/context.ts'
import { write } from '../../platform/database/write.ts'
import { deleteChallengesExpiredBy } from './staff-credential.repository.ts'
import { deleteInvitationsExpiredBy } from './staff-invitation.repository.ts'
import { deleteSessionsUnusedSince } from './staff-session.repository.ts'
import { oldestUse } from './staff-session.rules.ts'

/** Deletes sessions that have ended, and expired invitations and challenges, once an hour. */
export function staffJobs({ db, clock, jobs }: Pick<Context, 'db' | 'clock' | 'jobs'>): void {
  jobs.schedule('forget-staff-sessions', '19 * * * *', () =>
    write(db, async (trx) => {
      const now = clock.now()
      await deleteSessionsUnusedSince(trx, oldestUse(now))
      await deleteInvitationsExpiredBy(trx, now)
      await deleteChallengesExpiredBy(trx, now)
    }),
  )
}
