import type { Db, Trx } from '../database/database.ts'
import type { DeadJob, DeadJobChoice } from './dead-jobs.ts'

/** Payloads by name of the queue; each domain adds its own by `declare module`. */
// oxlint-disable-next-line typescript/no-empty-interface -- filled by module augmentation
export interface JobPayloads {}

/** The person whose jobs are removed. Payloads name a person as `userId`, `email`, `to` or `replyTo`. */
export interface JobSubject {
  readonly userId: string
  readonly email: string
}

/**
 * Work that outlives a request. A job is enqueued in the transaction that causes it and runs at least
 * once, so a handler may run twice for one job.
 */
export interface Jobs {
  enqueue<N extends keyof JobPayloads>(trx: Trx, name: N, payload: JobPayloads[N]): Promise<void>
  /** Enqueues a job for each payload, in one statement. */
  enqueueAll<N extends keyof JobPayloads>(
    trx: Trx,
    name: N,
    payloads: readonly JobPayloads[N][],
  ): Promise<void>
  /**
   * Removes the jobs about a person in every state, those that failed for good among them: jobs whose payload names the
   * user or is addressed to the email.
   */
  discardAbout(trx: Trx, person: JobSubject): Promise<void>
  /** Registers the handler of a queue, once per process and before `start`. */
  handle<N extends keyof JobPayloads>(
    name: N,
    handler: (payload: JobPayloads[N]) => Promise<void>,
  ): void
  /** Schedules `work` by a cron expression in UTC. It runs in one process at a time. */
  schedule(name: string, cron: string, work: () => Promise<void>): void
  /** Runs scheduled work once the transaction commits. @returns false if it waits or runs already */
  runSoon(trx: Trx, name: string): Promise<boolean>
  /** Whether scheduled work waits or runs. */
  isRunning(db: Db, name: string): Promise<boolean>
  /** Jobs that failed for good. */
  readonly dead: {
    list(db: Db, before: string | undefined): Promise<{ jobs: DeadJob[]; next: string | null }>
    count(db: Db): Promise<{ queue: string; count: number }[]>
    /** Enqueues them again, when the transaction commits. @returns how many; 0 if another caller was first */
    retry(trx: Trx, choice: DeadJobChoice): Promise<number>
  }
  start(): Promise<void>
  stop(): Promise<void>
}
