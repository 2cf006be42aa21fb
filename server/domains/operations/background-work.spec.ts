import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { write } from '../../platform/database/write.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { pgBossJobs } from '../../platform/jobs/pg-boss-jobs.ts'
import { openLog } from '../../platform/log.ts'
import { recordRun } from '../../platform/last-runs/last-run.repository.ts'
import { runOperatorHere } from '../../testing/operator.ts'
import { callStudio, createStaff, type TestStaff } from '../../testing/staff.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'test-flaky': { to: string }
    'test-other': { to: string }
  }
}

/** Long enough for a busy machine. */
const soon = { timeout: 60_000 }

let product: TestApp
let owner: TestStaff
let isBroken = true
const done: string[] = []
beforeAll(async () => {
  product = await createTestApp({
    payments: true,
    openJobs: (databaseUrl) => {
      const jobs: Jobs = pgBossJobs(databaseUrl, openLog('silent'))
      for (const name of ['test-flaky', 'test-other'] as const)
        jobs.handle(name, async ({ to }) => {
          if (isBroken) throw new Error(`no route to ${to}`)
          done.push(`${name} ${to}`)
        })
      return jobs
    },
  })
  owner = await createStaff(product, 'owner')
})
afterAll(() => product.close())

const call = (name: string, body?: object) =>
  callStudio(product, name, { cookie: owner.cookie, ...(body ? { body } : {}) })
const show = async () => (await call('GET /operations')).body
const listActs = (act: string) =>
  product.context.db
    .selectFrom('operator_acts')
    .select(['object', 'object_id', 'details'])
    .where('act', '=', act)
    .orderBy('id')
    .execute()

/** Lets jobs fail for good at their first try. */
async function failJobs(name: 'test-flaky' | 'test-other', ...people: string[]): Promise<void> {
  const { db, jobs } = product.context
  await write(db, async (trx) => {
    await jobs.enqueueAll(
      trx,
      name,
      people.map((to) => ({ to })),
    )
    await trx
      .withTables<{ 'jobs.job': { name: string; retry_limit: number } }>()
      .updateTable('jobs.job')
      .set({ retry_limit: 0 })
      .where('name', '=', name)
      .execute()
  })
}
const waitForDead = (count: number) =>
  vi.waitFor(async () => {
    const { queues } = await show()
    expect(queues.reduce((sum: number, { count: of }: { count: number }) => sum + of, 0)).toBe(
      count,
    )
  }, soon)

test('jobs that failed for good are shown without personal data, and retried one by one or all of a queue, once (STU-48)', async () => {
  await failJobs('test-flaky', 'asha@example.org', 'mira@example.org', 'ravi@example.org')
  await failJobs('test-other', 'lata@example.org')
  await waitForDead(4)
  const { queues, dead } = await show()
  expect(queues).toEqual([
    { queue: 'test-flaky', count: 3 },
    { queue: 'test-other', count: 1 },
  ])
  expect(dead.next).toBeNull()
  expect(dead.jobs).toHaveLength(4)
  for (const job of dead.jobs) expect(job).toMatchObject({ tries: 1, error: 'no route to [mail]' })
  expect(JSON.stringify(dead)).not.toContain('@')

  isBroken = false
  const { queue, id } = dead.jobs.find((job: { queue: string }) => job.queue === 'test-flaky')
  const answers = await Promise.all([
    call('POST /retry-jobs', { queue, id }),
    call('POST /retry-jobs', { queue, id }),
  ])
  expect(answers.map(({ body }) => body.count).toSorted()).toEqual([0, 1])
  await vi.waitFor(() => expect(done).toHaveLength(1), soon)
  expect((await call('POST /retry-jobs', { queue })).body).toEqual({ count: 2 })
  await vi.waitFor(() => expect(done).toHaveLength(3), soon)
  expect(new Set(done).size).toBe(3)
  expect(await listActs('jobs retry')).toEqual([
    { object: 'queue', object_id: 'test-flaky', details: { jobs: 1, job: id } },
    { object: 'queue', object_id: 'test-flaky', details: { jobs: 2 } },
  ])
})

test('the operator’s command lists and retries them by the same use case (STU-48)', async () => {
  const operator = (...typed: string[]) =>
    runOperatorHere({ DATABASE_URL: product.context.config.databaseUrl ?? '' }, ...typed)
  const listed = await operator('jobs')
  expect(listed).toMatchObject({ code: 0, err: '' })
  expect(listed.out).toMatch(
    /^test-other\t1\n[\da-f-]{36}\ttest-other\t.*\t1 tries\tno route to \[mail\]\n$/,
  )
  const retried = await operator('jobs', 'retry', 'test-other', '--as', 'Asha')
  expect(retried).toEqual({ code: 0, out: 'Jobs that were enqueued again: 1.\n', err: '' })
  await vi.waitFor(() => expect(done).toContain('test-other lata@example.org'), soon)
  expect((await listActs('jobs retry')).at(-1)?.details).toEqual({ queue: 'test-other', jobs: 1 })
  expect((await operator('jobs')).out).toBe('No job failed for good.\n')
})

test('failed jobs are listed page by page (STU-48)', async () => {
  isBroken = true
  const people = Array.from({ length: 30 }, (_, n) => `person-${n}@example.org`)
  await failJobs('test-other', ...people)
  await waitForDead(30)
  const { dead } = await show()
  const older = await call(`GET /dead-jobs?before=${dead.next}`)
  const ids = [...dead.jobs, ...older.body.jobs].map(({ id }) => id)
  expect([dead.jobs.length, new Set(ids).size, older.body.next]).toEqual([25, 30, null])
})

// Guard in server/platform/jobs/pg-boss-jobs.ts: a queue of scheduled work takes one job at a time.
test('the comparison with the provider runs now, once for two presses, and its differences are shown (STU-47)', async () => {
  expect((await show()).reconcile).toEqual({ last: null, is_running: false })
  const answers = await Promise.all([
    call('POST /reconcile'),
    call('POST /reconcile'),
    call('POST /reconcile'),
  ])
  expect(answers.map(({ body }) => body.is_started).toSorted()).toEqual([false, false, true])
  expect(await listActs('reconcile run')).toEqual([
    { object: 'queue', object_id: 'reconcile-payments', details: {} },
  ])
  const finished_at = product.clock.now().toString()
  await vi.waitFor(async () => {
    const last = { finished_at, differences: 0, lines: [] }
    expect((await show()).reconcile).toEqual({ last, is_running: false })
  }, soon)
  const lines = ['payment pi_1: charged £5.99, but the database has no attempt for it']
  const run = { name: 'reconcile', finished_at: product.clock.now(), figure: 1, lines } as const
  await recordRun(product.context.db, run)
  expect((await show()).reconcile.last).toEqual({ finished_at, differences: 1, lines })
})
