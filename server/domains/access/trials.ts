import type { Trx } from '../../platform/database/database.ts'
import { insertTrial, updateTrial } from './access.repository.ts'

/** Starts the basic trial of 91 days, which a person has once. */
export const startTrial = (trx: Trx, { userId, at }: { userId: string; at: Temporal.Instant }) =>
  insertTrial(trx, userId, at)

/** Ends both trials for good, at the first purchase of a subscription. */
export const endTrial = (trx: Trx, { userId, at }: { userId: string; at: Temporal.Instant }) =>
  updateTrial(trx, userId, { ended_at: at })

/** Grants the generated sign's weekly and monthly periods until `until`, as an operator's gift. */
export const grantGoldTrial = (
  trx: Trx,
  { userId, until }: { userId: string; until: Temporal.Instant },
) => updateTrial(trx, userId, { gold_until: until })
