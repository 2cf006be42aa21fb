import type { Context } from '../../context/context.ts'
import { findTrial, listGrants } from './access.repository.ts'
import { listTrialPeriods, type Access, type TrialPeriod } from './access.rules.ts'

/** Reads a person's access at this moment; `generatedSignId` is the sign that a trial opens. */
export async function readAccess(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { userId, generatedSignId }: { userId: string; generatedSignId: number | null },
): Promise<Access> {
  const [trial, grants] = await Promise.all([findTrial(db, userId), listGrants(db, userId)])
  return { at: clock.now(), generatedSignId, trial, grants }
}

/** Lists what a person's running trial opens, and until when. */
export const findTrialPeriods = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: string,
): Promise<TrialPeriod[]> =>
  listTrialPeriods({ at: clock.now(), trial: await findTrial(db, userId) })
