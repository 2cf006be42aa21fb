import type { Trx } from '../../platform/database/database.ts'
import { insertTrial, updateTrial } from './access.repository.ts'

/** The basic trial, once a person: 91 days from `at`. */
export const startTrial = (trx: Trx, { userId, at }: { userId: string; at: Temporal.Instant }) =>
  insertTrial(trx, userId, at)

/** For good, both trials: the first purchase of a subscription does it. */
export const endTrial = (trx: Trx, { userId, at }: { userId: string; at: Temporal.Instant }) =>
  updateTrial(trx, userId, { ended_at: at })

/** An operator's gift: weekly and monthly of the generated sign until `until`. */
export const grantGoldTrial = (
  trx: Trx,
  { userId, until }: { userId: string; until: Temporal.Instant },
) => updateTrial(trx, userId, { gold_until: until })
