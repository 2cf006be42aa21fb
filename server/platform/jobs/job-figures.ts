import { sql } from 'kysely'
import type { Db } from '../database/database.ts'
import type { FigureSource, Sample } from '../metrics/figures.ts'
import { deadLetters } from './dead-letters.ts'

interface QueueRow {
  readonly queue: string
  readonly waiting: number
  readonly active: number
  readonly failed: number
  readonly oldest_seconds: number
}

/** Reads the queues as pg-boss stores them. A job that will be tried again waits since it was enqueued. */
export const jobFigures = ({ db }: { db: Db }): FigureSource => ({
  name: 'jobs',
  figures: [
    {
      name: 'job_queue_jobs',
      help: 'Jobs by queue and state. Failed ones stay for ten minutes; their copies wait in dead-letters for two weeks.',
      labels: ['queue', 'state'],
    },
    {
      name: 'job_queue_oldest_waiting_seconds',
      help: 'Age of the oldest job that has not succeeded yet, by queue; dead-letters left out.',
      labels: ['queue'],
    },
  ],
  read: async () => {
    const { rows } = await sql<QueueRow>`
      select queue.name as queue,
        count(*) filter (where job.state in ('created', 'retry')) as waiting,
        count(*) filter (where job.state = 'active') as active,
        count(*) filter (where job.state = 'failed') as failed,
        coalesce(extract(epoch from now() - min(job.created_on)
          filter (where job.state in ('created', 'retry', 'active'))), 0)::float8 as oldest_seconds
      from jobs.queue left join jobs.job on job.name = queue.name
      where not starts_with(queue.name, '__pgboss')
      group by queue.name`.execute(db)
    const jobs: Sample[] = rows.flatMap(({ queue, waiting, active, failed }) =>
      Object.entries({ waiting, active, failed }).map(([state, value]) => ({
        labels: { queue, state },
        value,
      })),
    )
    const ages = rows
      .filter(({ queue }) => queue !== deadLetters)
      .map(({ queue, oldest_seconds: value }) => ({ labels: { queue }, value }))
    return { job_queue_jobs: jobs, job_queue_oldest_waiting_seconds: ages }
  },
})
