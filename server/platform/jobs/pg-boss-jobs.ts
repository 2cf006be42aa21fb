import { fromKysely, PgBoss, type JobResult, type JobWithMetadata, type Queue } from 'pg-boss'
import type { Log } from '../log.ts'
import type { Jobs } from './jobs.ts'

/** Where jobs lie that were given up, for two weeks: `PgBoss.redrive` sends them back. */
const deadLetters = 'dead-letters'

type QueueRules = Omit<Queue, 'name'>

const shared: QueueRules = {
  // A process that dies stops the beat, and another takes its jobs over within a minute.
  heartbeatSeconds: 20,
  expireInSeconds: 3600,
  // Mails hold links that sign in: what is done does not lie about.
  deleteAfterSeconds: 600,
}

/** Tried again for about an hour, at growing distances. */
const queued: QueueRules = {
  ...shared,
  deadLetter: deadLetters,
  retryLimit: 12,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 900,
}

/** One at a time among all processes. Not tried again: its next time comes. */
const scheduledOnes: QueueRules = { ...shared, policy: 'exclusive', retryLimit: 0 }

const usualCommitMilliseconds = 25

type Handler = (payload: never) => Promise<void>

/**
 * Jobs in the product's database, in a schema of their own, over a small pool of their own. `start`
 * makes or upgrades that schema, safely under several processes; what is enqueued meanwhile waits.
 */
export function pgBossJobs(databaseUrl: string, log: Log): Jobs {
  const boss = new PgBoss({
    connectionString: databaseUrl,
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
  // Whoever enqueues hears of a failed start; unheard, it must not end the process by itself.
  started.promise.catch(() => {})

  const workers = new Map<string, string>()

  const workOn = async (name: string, secondsBetweenLooks: number, handler: Handler) => {
    const worker = await boss.work(
      name,
      {
        pollingIntervalSeconds: secondsBetweenLooks,
        batchSize: 10,
        burstWhenBatchFull: true,
        includeMetadata: true,
        perJobResults: true,
      },
      (jobs) => Promise.all(jobs.map((job) => attempt(job, handler, log))),
    )
    workers.set(name, worker)
  }

  /** Only a hint: what is not committed by now is found by the next look. */
  const lookNow = (name: string) => {
    const worker = workers.get(name)
    if (worker !== undefined) boss.notifyWorker(worker)
  }

  const begin = async () => {
    await boss.start()
    await boss.createQueue(deadLetters)
    await Promise.all([
      ...[...handlers].map(async ([name, handler]) => {
        await makeQueue(boss, name, queued)
        await workOn(name, 1, handler)
      }),
      ...[...scheduled].map(async ([name, { cron, work }]) => {
        await makeQueue(boss, name, scheduledOnes)
        await boss.schedule(name, cron, null, { tz: 'UTC', missed: 'once' })
        await workOn(name, 10, work)
      }),
    ])
  }

  return {
    enqueue: async (trx, name, payload) => {
      await started.promise
      await boss.send(name, payload as object, { db: fromKysely(trx) })
      setTimeout(lookNow, usualCommitMilliseconds, name).unref()
    },
    handle: (name, handler) => {
      handlers.set(name, handler)
    },
    schedule: (name, cron, work) => {
      scheduled.set(name, { cron, work })
    },
    start: async () => {
      begin().then(started.resolve, started.reject)
      await started.promise
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  }
}

async function attempt(
  { name, id, data, retryCount, retryLimit }: JobWithMetadata<unknown>,
  handler: Handler,
  log: Log,
): Promise<JobResult> {
  try {
    await handler(data as never)
    return { id, status: 'completed' }
  } catch (err) {
    const job = { name, id, attempt: retryCount + 1 }
    if (retryCount < retryLimit) log.warn({ err, job }, 'a job failed and will be tried again')
    else log.error({ err, job }, 'a job failed for the last time')
    return { id, status: 'failed', output: { message: String(err) } }
  }
}

/** Makes a queue, or brings one of an earlier release to what this one says. */
async function makeQueue(boss: PgBoss, name: string, rules: QueueRules): Promise<void> {
  await boss.createQueue(name, rules)
  const { policy: _fixedAtCreation, ...changeable } = rules
  await boss.updateQueue(name, changeable)
}
