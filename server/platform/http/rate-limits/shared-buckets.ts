import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Context } from '../../../context/context.ts'
import { write } from '../../database/write.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { Refusal } from '../../refusal.ts'
import { lastMomentToTake, secondsUntilTake } from './shared-buckets.rules.ts'
import type { BucketRule } from './token-bucket.rules.ts'
import './rate-bucket.table.ts'

/** Limits about accounts: their buckets live in the database, shared by every process. */
type Buckets = Pick<Context, 'db' | 'clock' | 'config'>

const keyOf = (bucket: string) => createHash('sha256').update(bucket).digest('base64url')

/**
 * Takes one token; refuses with 429 and `Retry-After` when there is none. `bucket` names the limit and
 * what it is about (`sign-in someone@example.org`). One statement, so two processes never take the
 * same token; outside the caller's transaction, so a token stays taken when that is rolled back.
 */
export async function takeToken(
  { db, clock, config }: Buckets,
  bucket: string,
  rule: BucketRule,
): Promise<void> {
  if (!config.rateLimits) return
  const now = clock.now()
  const key = keyOf(bucket)
  const oneToken = sql`${rule.secondsPerToken} * interval '1 second'`
  const taken = await write(db, (trx) =>
    trx
      .insertInto('rate_buckets')
      .values({ key, full_at: sql`${now}::timestamptz + ${oneToken}` })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet({
            full_at: sql`greatest(rate_buckets.full_at, ${now}::timestamptz) + ${oneToken}`,
          })
          .where('rate_buckets.full_at', '<=', lastMomentToTake(now, rule)),
      )
      .returning('key')
      .executeTakeFirst(),
  )
  if (taken) return
  const found = await db
    .selectFrom('rate_buckets')
    .select('full_at')
    .where('key', '=', key)
    .executeTakeFirst()
  throw new Refusal('too-many-requests', {
    retryAfterSeconds: secondsUntilTake(found?.full_at ?? now, now, rule),
  })
}

/** Gives one token back: what it was taken for did not count after all (a sign-in that was right). */
export async function returnToken(
  { db, clock, config }: Buckets,
  bucket: string,
  rule: BucketRule,
): Promise<void> {
  if (!config.rateLimits) return
  const now = clock.now()
  await write(db, (trx) =>
    trx
      .updateTable('rate_buckets')
      .set({ full_at: sql`full_at - ${rule.secondsPerToken} * interval '1 second'` })
      .where('key', '=', keyOf(bucket))
      .where('full_at', '>', now)
      .execute(),
  )
}

/** Forgets the buckets that are full again: one never seen is full. */
export async function sweepBuckets({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await write(db, (trx) =>
    trx.deleteFrom('rate_buckets').where('full_at', '<=', clock.now()).execute(),
  )
}

export function scheduleBucketSweep(jobs: Jobs, context: Pick<Context, 'db' | 'clock'>): void {
  jobs.schedule('sweep-rate-buckets', '17 * * * *', () => sweepBuckets(context))
}
