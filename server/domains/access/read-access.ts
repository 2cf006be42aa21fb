import type { Context } from '../../context/context.ts'
import { findTrial, findTrialAndGrants } from './access.repository.ts'
import {
  correctionsLeft,
  listTrialPeriods,
  trialEnd,
  trialSignId,
  type Access,
  type TrialPeriod,
} from './access.rules.ts'

/** Reads a person's access at this moment; `generatedSignId` is the sign that a trial opens. */
export async function readAccess(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { userId, generatedSignId }: { userId: string; generatedSignId: number | null },
): Promise<Access> {
  const { trial, grants } = await findTrialAndGrants(db, userId)
  return { at: clock.now(), generatedSignId, trial, grants }
}

/** A person's running trial: what it opens, on which sign, and how many corrections of the birth it still follows. */
export interface TrialStanding {
  readonly periods: readonly TrialPeriod[]
  readonly signId: number | null
  readonly correctionsLeft: number
}

export async function findTrialStanding(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: string,
  generatedSignId: number,
): Promise<TrialStanding> {
  const trial = await findTrial(db, userId)
  const periods = listTrialPeriods({ at: clock.now(), trial })
  if (!trial || periods.length === 0) return { periods: [], signId: null, correctionsLeft: 0 }
  return {
    periods,
    signId: trialSignId({ trial, generatedSignId }),
    correctionsLeft: correctionsLeft(trial),
  }
}

/** Returns when a person's running trial ends; null without one, and for a person who has a plan. */
export const findTrialEnd = async (
  context: Pick<Context, 'db' | 'clock'>,
  userId: string,
): Promise<Temporal.Instant | null> =>
  trialEnd(await readAccess(context, { userId, generatedSignId: null }))

/** Lists what a person's running trial opens, and until when. */
export const findTrialPeriods = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: string,
): Promise<TrialPeriod[]> =>
  listTrialPeriods({ at: clock.now(), trial: await findTrial(db, userId) })
