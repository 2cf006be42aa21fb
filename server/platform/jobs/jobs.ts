import type { Trx } from '../database/database.ts'

/** The payload of every queue, by name; each domain adds its own by `declare module`. */
// oxlint-disable-next-line typescript/no-empty-interface -- filled by module augmentation
export interface JobPayloads {}

/**
 * Work that outlives a request. A job is enqueued in the transaction of what causes it and is done at
 * least once, so every handler may run twice for one job.
 */
export interface Jobs {
  enqueue<N extends keyof JobPayloads>(trx: Trx, name: N, payload: JobPayloads[N]): Promise<void>
  /** Says what does the work of a queue; called once a process, before `start`. */
  handle<N extends keyof JobPayloads>(
    name: N,
    handler: (payload: JobPayloads[N]) => Promise<void>,
  ): void
  /** Runs `work` by a cron expression (UTC), in one process at a time. */
  schedule(name: string, cron: string, work: () => Promise<void>): void
  start(): Promise<void>
  stop(): Promise<void>
}
