import type { Context } from '../../context/context.ts'
import { write } from '../../platform/database/write.ts'
import { sendInvitation } from './send-invitation.ts'
import { deleteChallengesExpiredBy } from './staff-credential.repository.ts'
import { deleteInvitationsExpiredBy } from './staff-invitation.repository.ts'
import { deleteSessionsUnusedSince } from './staff-session.repository.ts'
import { oldestUse } from './staff-session.rules.ts'

export function staffJobs(context: Context): void {
  const { db, clock, jobs } = context
  jobs.handle('staff-invitation', (mail) => sendInvitation(context, mail))
  // Sessions that have ended, and expired invitations and challenges.
  jobs.schedule('forget-staff-sessions', '19 * * * *', () =>
    write(db, async (trx) => {
      const now = clock.now()
      await deleteSessionsUnusedSince(trx, oldestUse(now))
      await deleteInvitationsExpiredBy(trx, now)
      await deleteChallengesExpiredBy(trx, now)
    }),
  )
}
