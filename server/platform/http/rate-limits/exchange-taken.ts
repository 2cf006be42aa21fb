import { sql } from 'kysely'
import type { Context } from '../../../context/context.ts'
import { write } from '../../database/write.ts'
import { toBucketKey } from './bucket-key.ts'
import './rate-bucket.table.ts'

/** The part of a limit that this process has let an address take since it said so last. */
export interface Taken {
  readonly bucket: string
  /** The time in which it is refilled. */
  readonly seconds: number
}

/** Says what was taken in this process; resolves to when each bucket is full again, by what all processes said. */
export type ExchangeTaken = (
  taken: readonly Taken[],
) => Promise<ReadonlyMap<string, Temporal.Instant>>

/**
 * Exchanges by one statement for all addresses. No bucket is full as late as in an hour, whatever all processes together let
 * pass: such an instant was written while the clock was ahead, and counts as none.
 */
export const exchangeTaken =
  ({ db, clock }: Pick<Context, 'db' | 'clock'>): ExchangeTaken =>
  async (taken) => {
    const buckets = new Map(taken.map(({ bucket }) => [toBucketKey(bucket), bucket]))
    const now = clock.now()
    const { rows } = await write(db, (trx) =>
      // In the order of their keys, so that no two processes wait for each other.
      sql<{ key: string; full_at: Temporal.Instant }>`
        insert into address_buckets (key, full_at)
        select key, ${now}::timestamptz + seconds * interval '1 second'
        from unnest(
          ${[...buckets.keys()]}::text[], ${taken.map(({ seconds }) => seconds)}::float8[]
        ) as taken (key, seconds)
        order by key
        on conflict (key) do update set
          full_at = case
              when address_buckets.full_at > ${now}::timestamptz + interval '1 hour' then ${now}::timestamptz
              else greatest(address_buckets.full_at, ${now}::timestamptz)
            end + (excluded.full_at - ${now}::timestamptz)
        returning key, full_at`.execute(trx),
    )
    return new Map(rows.map(({ key, full_at }) => [buckets.get(key) ?? key, full_at]))
  }
