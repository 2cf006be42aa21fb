import { sql } from 'kysely'
import { fromKysely, type PgBoss } from 'pg-boss'
import type { Db, Trx } from '../database/database.ts'
import { deadLetters } from './dead-letters.ts'

/** A job that failed for good, without its payload. */
export interface DeadJob {
  readonly id: string
  readonly queue: string
  readonly enqueuedAt: Temporal.Instant
  readonly failedAt: Temporal.Instant
  readonly tries: number
  /** The last error, which was stored without addresses, numbers and secrets. */
  readonly error: string
}

/** All dead jobs of a queue, or one of them. */
export interface DeadJobChoice {
  readonly queue: string
  readonly id?: string | null | undefined
}

const pageSize = 25

/** Lists dead jobs, the newest first, 25 at a time. `before` is the id of the last one of the previous page. */
export async function listDeadJobs(
  db: Db,
  before: string | undefined,
): Promise<{ jobs: DeadJob[]; next: string | null }> {
  const { rows } = await sql<{
    id: string
    queue: string
    enqueued_at: Temporal.Instant
    failed_at: Temporal.Instant
    tries: number
    error: string | null
  }>`
    select id, source_name as queue, source_created_on as enqueued_at, created_on as failed_at,
      coalesce(source_retry_count, 0) + 1 as tries,
      coalesce(source_output->>'message', source_output->'value'->>'message') as error
    from jobs.job
    where name = ${deadLetters} and state = 'created' and source_name is not null
      and (${before ?? null}::uuid is null
        or (created_on, id) < (select created_on, id from jobs.job where name = ${deadLetters} and id = ${before ?? null}::uuid))
    order by created_on desc, id desc
    limit ${pageSize + 1}`.execute(db)
  const jobs = rows.slice(0, pageSize).map((row) => ({
    id: row.id,
    queue: row.queue,
    enqueuedAt: row.enqueued_at,
    failedAt: row.failed_at,
    tries: row.tries,
    error: row.error ?? '',
  }))
  return { jobs, next: rows.length > pageSize ? (jobs.at(-1)?.id ?? null) : null }
}

/** Counts dead jobs by queue, the most first. */
export async function countDeadJobs(db: Db): Promise<{ queue: string; count: number }[]> {
  const { rows } = await sql<{ queue: string; count: number }>`
    select source_name as queue, count(*)::int as count from jobs.job
    where name = ${deadLetters} and state = 'created' and source_name is not null
    group by source_name order by count desc, source_name`.execute(db)
  return rows
}

/** Enqueues dead jobs again, when the transaction commits. @returns how many; 0 if another caller was first */
export const retryDeadJobs = (
  boss: PgBoss,
  trx: Trx,
  { queue, id }: DeadJobChoice,
): Promise<number> =>
  boss.redrive(deadLetters, {
    sourceName: queue,
    ...(id && { ids: [id] }),
    limit: 100_000,
    db: fromKysely(trx),
  })
