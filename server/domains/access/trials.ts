import type { Trx } from '../../platform/database/database.ts'
import { findTrial, insertTrial, lockTrial, updateTrial } from './access.repository.ts'
import { keptSignAfter } from './access.rules.ts'
import { claimUse, keepUse } from './mailboxes/mailbox-uses.ts'

/** Starts the basic trial of 91 days, unless the mailbox had one within the last year: the account then has none. */
export async function startTrial(
  trx: Trx,
  { userId, mailboxHash, at }: { userId: string; mailboxHash: string; at: Temporal.Instant },
): Promise<void> {
  if (await claimUse(trx, { mailboxHash, what: 'trial', at })) await insertTrial(trx, userId, at)
}

/** Keeps the hash of the mailbox for a year from now, as an account that had a trial is deleted. */
export async function keepTrialUse(
  trx: Trx,
  { userId, ...use }: { userId: string; mailboxHash: string; at: Temporal.Instant },
): Promise<void> {
  if (await findTrial(trx, userId)) await keepUse(trx, { ...use, what: 'trial' })
}

/** Counts a correction of the birth. From the third on, the trial keeps the sign that it had before. */
export async function correctTrial(
  trx: Trx,
  { userId, signIdBefore }: { userId: string; signIdBefore: number },
): Promise<void> {
  const trial = await lockTrial(trx, userId)
  if (!trial) return
  await updateTrial(trx, userId, {
    corrections: trial.corrections + 1,
    kept_sign_id: keptSignAfter(trial, signIdBefore),
  })
}

/** Ends both trials for good, at the first purchase of a subscription. */
export const endTrial = (trx: Trx, { userId, at }: { userId: string; at: Temporal.Instant }) =>
  updateTrial(trx, userId, { ended_at: at })

/** Grants the generated sign's weekly and monthly periods until `until`, as an operator's gift. */
export const grantGoldTrial = (
  trx: Trx,
  { userId, until }: { userId: string; until: Temporal.Instant },
) => updateTrial(trx, userId, { gold_until: until })
