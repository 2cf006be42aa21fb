import { sql } from 'kysely'
import {
  type BackendProfile,
  fromKysely,
  PgBoss,
  type JobResult,
  type JobWithMetadata,
  type Queue,
} from 'pg-boss'
import type { Trx } from '../database/database.ts'
import { afterCommit } from '../database/write.ts'
import { describeError } from '../redact.rules.ts'
import type { Log } from '../log.ts'
import { countDeadJobs, listDeadJobs, retryDeadJobs } from './dead-jobs.ts'
import { deadLetters } from './dead-letters.ts'
import { type JobOutcome, jobDurations } from './job-counters.ts'
import { inSpan } from '../tracing/spans.ts'
import { handleJobData, toJobData } from './job-data.ts'
import type { Jobs } from './jobs.ts'

type QueueRules = Omit<Queue, 'name'>

const shared: QueueRules = {
  // Without a heartbeat of its process a job is taken over by another within a minute.
  heartbeatSeconds: 20,
  expireInSeconds: 3600,
  // Emails contain personal data, so completed jobs are deleted soon.
  deleteAfterSeconds: 600,
}

/** Retried for about an hour at growing intervals. */
const queueRules: QueueRules = {
  ...shared,
  deadLetter: deadLetters,
  retryLimit: 12,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 900,
}

/** One at a time among all processes. Not retried, since the next run is scheduled. */
const scheduledRules: QueueRules = { ...shared, policy: 'exclusive', retryLimit: 0 }

/** A job that is committed is fetched at once; a poll finds those that are tried again or whose process has ended. */
const pollingSeconds = { enqueued: 5, scheduled: 10 }

type Handler = (payload: never) => Promise<void>

/**
 * Creates jobs in the schema `jobs` of the product's database, with a small pool of their own. `start`
 * creates or upgrades the schema, safely with several processes; enqueuing waits for it.
 */
export function pgBossJobs(
  databaseUrl: string,
  log: Log,
  backend: BackendProfile = 'postgres',
): Jobs {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    backend,
    schema: 'jobs',
    application_name: 'jobs',
    max: 3,
    superviseIntervalSeconds: 20,
    maintenanceIntervalSeconds: 600,
    cronMonitorIntervalSeconds: 15,
  })
  boss.on('error', (err) => log.error({ err }, 'the job queue failed'))
  boss.on('warning', ({ message, data }) => log.warn({ data }, message))

  const handlers = new Map<string, Handler>()
  const scheduled = new Map<string, { cron: string; work: () => Promise<void> }>()
  const started = Promise.withResolvers<void>()
  // A failed start rejects `enqueue`; without callers the rejection must not end the process.
  started.promise.catch(() => {})

  const workers = new Map<string, string>()

  const workOn = async (name: string, pollingIntervalSeconds: number, handler: Handler) => {
    const worker = await boss.work(
      name,
      {
        pollingIntervalSeconds,
        batchSize: 10,
        burstWhenBatchFull: true,
        includeMetadata: true,
        perJobResults: true,
      },
      (jobs) =>
        Promise.all(
          jobs.map((job) =>
            handleJobData(job.data, (payload) => attempt(job, () => handler(payload), log)),
          ),
        ),
    )
    workers.set(name, worker)
  }

  const fetchAfterCommit = (trx: Trx, name: string) =>
    afterCommit(trx, () => {
      const worker = workers.get(name)
      if (worker !== undefined) boss.notifyWorker(worker)
    })

  const begin = async () => {
    await boss.start()
    await boss.createQueue(deadLetters)
    await Promise.all([
      ...[...handlers].map(async ([name, handler]) => {
        await ensureQueue(boss, name, queueRules)
        await workOn(name, pollingSeconds.enqueued, handler)
      }),
      ...[...scheduled].map(async ([name, { cron, work }]) => {
        await ensureQueue(boss, name, scheduledRules)
        await boss.schedule(name, cron, null, { tz: 'UTC', missed: 'once' })
        await workOn(name, pollingSeconds.scheduled, work)
      }),
    ])
  }

  return {
    enqueue: async (trx, name, payload) => {
      await started.promise
      await boss.send(name, toJobData(payload), { db: fromKysely(trx) })
      fetchAfterCommit(trx, name)
    },
    enqueueAll: async (trx, name, payloads) => {
      await started.promise
      if (payloads.length === 0) return
      const jobs = payloads.map((data) => ({ data: toJobData(data as object) }))
      await boss.insert(name, jobs, { db: fromKysely(trx) })
      fetchAfterCommit(trx, name)
    },
    discardAbout: async (trx, { userId, email }) => {
      await started.promise
      await sql`
        delete from jobs.job where data->>'userId' = ${userId}
        or ${email.toLowerCase()} in (lower(data->>'email'), lower(data->>'to'), lower(data->>'replyTo'))
      `.execute(trx)
    },
    handle: (name, handler) => {
      handlers.set(name, handler)
    },
    schedule: (name, cron, work) => {
      scheduled.set(name, { cron, work })
    },
    runSoon: async (trx, name) => {
      await started.promise
      // A queue of scheduled work takes one job at a time.
      const id = await boss.send(name, null, { db: fromKysely(trx) })
      if (id === null) return false
      fetchAfterCommit(trx, name)
      return true
    },
    isRunning: async (db, name) => {
      const { rows } = await sql<{ found: boolean }>`
        select exists (select from jobs.job
          where name = ${name} and state in ('created', 'retry', 'active')) as found`.execute(db)
      return rows[0]?.found === true
    },
    dead: {
      list: listDeadJobs,
      count: countDeadJobs,
      retry: async (trx, choice) => {
        await started.promise
        fetchAfterCommit(trx, choice.queue)
        return retryDeadJobs(boss, trx, choice)
      },
    },
    start: async () => {
      begin().then(started.resolve, started.reject)
      await started.promise
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  }
}

async function attempt(
  { name, id, retryCount, retryLimit }: JobWithMetadata<unknown>,
  work: () => Promise<void>,
  log: Log,
): Promise<JobResult> {
  const begunAt = performance.now()
  const count = (outcome: JobOutcome) =>
    jobDurations.observe({ queue: name, outcome }, (performance.now() - begunAt) / 1000)
  try {
    const attributes = { 'job.queue': name, 'job.attempt': retryCount + 1 }
    await inSpan({ name: `job ${name}`, kind: 'consumer', attributes }, work)
    count('completed')
    return { id, status: 'completed' }
  } catch (err) {
    const job = { name, id, attempt: retryCount + 1 }
    const isLast = retryCount >= retryLimit
    count(isLast ? 'failed' : 'retry')
    if (isLast) log.error({ err, job }, 'a job failed for the last time')
    else log.warn({ err, job }, 'a job failed and will be tried again')
    return { id, status: 'failed', output: describeError(err) }
  }
}

/** Creates a queue, or updates one of an earlier release. */
async function ensureQueue(boss: PgBoss, name: string, rules: QueueRules): Promise<void> {
  await boss.createQueue(name, rules)
  const { policy: _fixedAtCreation, ...changeable } = rules
  await boss.updateQueue(name, changeable)
}
