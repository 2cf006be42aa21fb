import { sql } from 'kysely'
import type { Context } from '../../../context/context.ts'
import type { Trx } from '../../database/database.ts'
import { write } from '../../database/write.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { Refusal } from '../../refusal.ts'
import { toBucketKey } from './bucket-key.ts'
import { lastMomentToTake, secondsUntilTake } from './shared-buckets.rules.ts'
import type { BucketRule } from './token-bucket.rules.ts'
import './rate-bucket.table.ts'

/** Limits per account: their buckets are in the database, shared by all processes. */
type Buckets = Pick<Context, 'db' | 'clock' | 'config'>

/** The limit with its subject, such as `sign-in someone@example.org`, and its rule. */
export type Bucket = readonly [name: string, rule: BucketRule]

/**
 * Takes one token; throws 429 with `Retry-After` where there is none. In a transaction of its own, so that the token
 * stays taken whatever the caller does.
 *
 * @param bucket the limit and its subject, such as `sign-in someone@example.org`
 */
export const takeToken = (buckets: Buckets, bucket: string, rule: BucketRule): Promise<void> =>
  write(buckets.db, (trx) => takeTokenWithin(trx, buckets, bucket, rule))

/**
 * Takes one token within the caller's transaction, which returns it when it is rolled back. One statement, so that two
 * processes never take the same token.
 */
async function takeTokenWithin(
  trx: Trx,
  { clock, config }: Pick<Buckets, 'clock' | 'config'>,
  bucket: string,
  rule: BucketRule,
): Promise<void> {
  if (!config.rateLimits) return
  const now = clock.now()
  const key = toBucketKey(bucket)
  const oneToken = sql`${rule.secondsPerToken} * interval '1 second'`
  const taken = await trx
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
    .executeTakeFirst()
  if (taken) return
  const found = await trx
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
      .where('key', '=', toBucketKey(bucket))
      .where('full_at', '>', now)
      .execute(),
  )
}

/** Takes a token of each bucket, or of none. */
export async function takeTokens(context: Buckets, buckets: readonly Bucket[]): Promise<void> {
  for (const [index, [name, rule]] of buckets.entries()) {
    try {
      await takeToken(context, name, rule)
    } catch (refusal) {
      await returnTokens(context, buckets.slice(0, index))
      throw refusal
    }
  }
}

/** Takes a token of each bucket within the caller's transaction. */
export async function takeTokensWithin(
  trx: Trx,
  context: Pick<Buckets, 'clock' | 'config'>,
  buckets: readonly Bucket[],
): Promise<void> {
  for (const [name, rule] of buckets) await takeTokenWithin(trx, context, name, rule)
}

export async function returnTokens(context: Buckets, buckets: readonly Bucket[]): Promise<void> {
  for (const [name, rule] of buckets) await returnToken(context, name, rule)
}

/** Deletes full buckets: a missing one counts as full. */
export async function sweepBuckets({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await write(db, async (trx) => {
    for (const table of ['rate_buckets', 'address_buckets'] as const)
      await trx.deleteFrom(table).where('full_at', '<=', now).execute()
  })
}

export function scheduleBucketSweep(jobs: Jobs, context: Pick<Context, 'db' | 'clock'>): void {
  jobs.schedule('sweep-rate-buckets', '17 * * * *', () => sweepBuckets(context))
}
