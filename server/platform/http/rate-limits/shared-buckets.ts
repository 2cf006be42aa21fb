import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Context } from '../../../context/context.ts'
import { write } from '../../database/write.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { Refusal } from '../../refusal.ts'
import { lastMomentToTake, secondsUntilTake } from './shared-buckets.rules.ts'
import type { BucketRule } from './token-bucket.rules.ts'
import './rate-bucket.table.ts'

/** Limits per account: their buckets are in the database, shared by all processes. */
type Buckets = Pick<Context, 'db' | 'clock' | 'config'>

const toKey = (bucket: string) => createHash('sha256').update(bucket).digest('base64url')

/**
 * Takes one token; throws 429 with `Retry-After` where there is none. One statement, so that two processes never take the
 * same token; outside the caller's transaction, so that the token stays taken when that is rolled back.
 *
 * @param bucket the limit and its subject, such as `sign-in someone@example.org`
 */
export async function takeToken(
  { db, clock, config }: Buckets,
  bucket: string,
  rule: BucketRule,
): Promise<void> {
  if (!config.rateLimits) return
  const now = clock.now()
  const key = toKey(bucket)
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

/** Returns one token, where the call does not count after all, such as a successful sign-in. */
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
      .where('key', '=', toKey(bucket))
      .where('full_at', '>', now)
      .execute(),
  )
}

/** Deletes full buckets: a missing one counts as full. */
export async function sweepBuckets({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await write(db, (trx) =>
    trx.deleteFrom('rate_buckets').where('full_at', '<=', clock.now()).execute(),
  )
}

export function scheduleBucketSweep(jobs: Jobs, context: Pick<Context, 'db' | 'clock'>): void {
  jobs.schedule('sweep-rate-buckets', '17 * * * *', () => sweepBuckets(context))
}
