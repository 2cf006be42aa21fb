import { PgBoss } from 'pg-boss'
import { retryDeadJobs, countDeadJobs, listDeadJobs } from '../platform/jobs/dead-jobs.ts'
import { type Command, type CommandContext, formatInstant, performAct } from './command.ts'

const list: Command = {
  name: 'jobs',
  parameters: [],
  description:
    'lists the jobs that failed for good: how many of each queue, and the newest with their errors',
  run: async ({ db, print }) => {
    const queues = await countDeadJobs(db)
    for (const { queue, count } of queues) print(`${queue}\t${count}`)
    if (queues.length === 0) return print('No job failed for good.')
    const { jobs } = await listDeadJobs(db, undefined)
    for (const { id, queue, failedAt, tries, error } of jobs)
      print([id, queue, formatInstant(failedAt), `${tries} tries`, error].join('\t'))
  },
}

const retry: Command = {
  name: 'jobs retry',
  parameters: ['<queue>'],
  description: 'enqueues the jobs of a queue again that failed for good, once their cause is gone',
  run: async (context, { positionals: [queue = ''] }) => {
    const count = await withQueue(context, (boss) =>
      performAct(
        context,
        'jobs retry',
        (jobs: number) => ({ queue, jobs }),
        (trx) => retryDeadJobs(boss, trx, { queue }),
      ),
    )
    context.print(`Jobs that were enqueued again: ${count}.`)
  },
}

/** Opens the queue without working on it. */
async function withQueue<T>(
  { databaseUrl }: CommandContext,
  work: (boss: PgBoss) => Promise<T>,
): Promise<T> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: 'jobs',
    max: 1,
    supervise: false,
    schedule: false,
    migrate: false,
  })
  boss.on('error', () => {})
  await boss.start()
  try {
    return await work(boss)
  } finally {
    await boss.stop({ graceful: false })
  }
}

export const jobCommands: readonly Command[] = [retry, list]
