import { handleJobData, toJobData } from '../platform/jobs/job-data.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'

/** A job queue in memory that runs its jobs when a test calls `run`, without timers or a connection of its own. */
export function inMemoryJobs(): Jobs & {
  /** Runs every enqueued job, and the jobs that those enqueue. */
  run(): Promise<void>
  /** Runs a scheduled job now. */
  runScheduled(name: string): Promise<void>
} {
  const handlers = new Map<string, (payload: never) => Promise<void>>()
  const scheduled = new Map<string, () => Promise<void>>()
  const queue: { name: string; payload: unknown }[] = []
  return {
    enqueue: async (_trx, name, payload) => {
      queue.push({ name, payload: toJobData(payload) })
    },
    enqueueAll: async (_trx, name, payloads) => {
      queue.push(...payloads.map((payload) => ({ name, payload: toJobData(payload) })))
    },
    discardAbout: async (_trx, { userId, email }) => {
      const kept = queue.filter(({ payload }) => {
        const job = payload as Record<string, unknown>
        return (
          job['userId'] !== userId && ![job['email'], job['to'], job['replyTo']].includes(email)
        )
      })
      queue.splice(0, queue.length, ...kept)
    },
    handle: (name, handler) => {
      handlers.set(name, handler)
    },
    schedule: (name, _cron, work) => {
      scheduled.set(name, work)
    },
    runSoon: async (_trx, name) => {
      if (queue.some((job) => job.name === name)) return false
      queue.push({ name, payload: {} })
      return true
    },
    isRunning: async (_db, name) => queue.some((job) => job.name === name),
    dead: {
      list: async () => ({ jobs: [], next: null }),
      count: async () => [],
      retry: async () => 0,
    },
    start: async () => {},
    stop: async () => {},
    run: async () => {
      for (let job = queue.shift(); job !== undefined; job = queue.shift()) {
        const handler = handlers.get(job.name) ?? scheduled.get(job.name)
        if (handler) await handleJobData(job.payload, handler)
      }
    },
    runScheduled: async (name) => {
      const work = scheduled.get(name)
      if (!work) throw new Error(`nothing is scheduled as ${name}`)
      await work()
    },
  }
}
