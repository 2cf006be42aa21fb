import { signInDays } from '@rashi/contract/session.rules'
import type { Context } from '../../context/context.ts'
import { write } from '../../platform/database/write.ts'
import { deleteLinksExpiredBy } from './mailed-links/mailed-link.repository.ts'
import { deleteChallengesExpiredBy } from './second-factor/passkey-challenge.repository.ts'
import { deletePendingSignInsExpiredBy } from './sessions/pending-sign-in.repository.ts'
import { deleteSessionsUnusedSince } from './sessions/session.repository.ts'
import { idleLimit } from './sessions/session.rules.ts'
import { deleteSignInsBefore } from './sessions/sign-in-record.repository.ts'

/** Deletes expired sessions, links, pending sign-ins and challenges, and sign-ins that are listed for longer than 90 days. */
export async function deleteExpiredTokens({ clock, db }: Pick<Context, 'clock' | 'db'>) {
  const now = clock.now()
  await write(db, async (trx) => {
    await deleteSessionsUnusedSince(trx, now.subtract(idleLimit))
    await deleteLinksExpiredBy(trx, now)
    await deleteSignInsBefore(trx, now.subtract({ hours: 24 * signInDays }))
    await deletePendingSignInsExpiredBy(trx, now)
    await deleteChallengesExpiredBy(trx, now)
  })
}
