import type { ParsedBodyOf, ResponseOf } from '@rashi/contract'
import type { Context } from '../../context/context.ts'
import { write } from '../../platform/database/write.ts'
import type { DeadJob } from '../../platform/jobs/dead-jobs.ts'
import { listLastRuns } from '../../platform/last-runs/last-run.repository.ts'
import { recordAct, type StaffActor } from './record-act.ts'

type WorkContext = Pick<Context, 'clock' | 'db' | 'jobs'>

/** The nightly comparison with the payment provider, as it is scheduled. */
const reconcileQueue = 'reconcile-payments'

export async function showOperations({
  db,
  jobs,
}: WorkContext): Promise<ResponseOf<'GET /studio/operations'>> {
  const [runs, isRunning, queues, dead] = await Promise.all([
    listLastRuns(db),
    jobs.isRunning(db, reconcileQueue),
    jobs.dead.count(db),
    showDeadJobs({ db, jobs }, undefined),
  ])
  const last = runs.find(({ name }) => name === 'reconcile')
  return {
    reconcile: {
      last: last
        ? {
            finished_at: last.finished_at.toString(),
            differences: last.figure,
            lines: [...last.lines],
          }
        : null,
      is_running: isRunning,
    },
    queues,
    dead,
  }
}

const toAnswer = ({ enqueuedAt, failedAt, ...job }: DeadJob) => ({
  ...job,
  enqueued_at: enqueuedAt.toString(),
  failed_at: failedAt.toString(),
})

export async function showDeadJobs(
  { db, jobs }: Pick<WorkContext, 'db' | 'jobs'>,
  before: string | undefined,
): Promise<ResponseOf<'GET /studio/dead-jobs'>> {
  const page = await jobs.dead.list(db, before)
  return { jobs: page.jobs.map(toAnswer), next: page.next }
}

/** Runs the comparison now. A second press, and one during the nightly run, starts nothing and is not recorded. */
export async function startReconcile(
  { clock, db, jobs }: WorkContext,
  caller: StaffActor,
): Promise<ResponseOf<'POST /studio/reconcile'>> {
  const isStarted = await write(db, async (trx) => {
    const started = await jobs.runSoon(trx, reconcileQueue)
    const about = { at: clock.now(), object: 'queue', objectId: reconcileQueue }
    if (started) await recordAct(trx, caller, about)
    return started
  })
  return { is_started: isStarted }
}

/** Enqueues jobs again that failed for good. Where another caller was first, nothing is recorded. */
export async function retryJobs(
  { clock, db, jobs }: WorkContext,
  { queue, id }: ParsedBodyOf<'POST /studio/retry-jobs'>,
  caller: StaffActor,
): Promise<ResponseOf<'POST /studio/retry-jobs'>> {
  const count = await write(db, async (trx) => {
    const retried = await jobs.dead.retry(trx, { queue, id })
    if (retried > 0)
      await recordAct(trx, caller, {
        at: clock.now(),
        object: 'queue',
        objectId: queue,
        details: { jobs: retried, ...(id && { job: id }) },
      })
    return retried
  })
  return { count }
}
