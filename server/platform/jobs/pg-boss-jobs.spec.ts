import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { connectDatabase, type Db } from '../database/database.ts'
import { write } from '../database/write.ts'
import { openLog } from '../log.ts'
import { currentRequestId, runForRequest } from '../request-id.ts'
import type { Jobs } from './jobs.ts'
import { pgBossJobs } from './pg-boss-jobs.ts'

declare module './jobs.ts' {
  interface JobPayloads {
    'test-greeting': { to: string }
  }
}

/** Long enough for a busy machine. */
const timeoutMilliseconds = 60_000

let database: TestDatabase
let db: Db
let running: Jobs[]
beforeEach(async () => {
  database = await createTestDatabase()
  db = connectDatabase(database.url, 4)
  running = []
})
afterEach(async () => {
  await Promise.all(running.map((jobs) => jobs.stop()))
  await db.destroy()
  await database.drop()
})

function createProcess(log = openLog('silent')): Jobs {
  const jobs = pgBossJobs(database.url, log)
  running.push(jobs)
  return jobs
}

const greet = (jobs: Jobs, to: string) =>
  write(db, (trx) => jobs.enqueue(trx, 'test-greeting', { to }))

test('processes that start at the same time share the jobs, and each job runs once (OPS-02)', async () => {
  const greeted: string[] = []
  const processes = [createProcess(), createProcess(), createProcess()]
  for (const jobs of processes)
    jobs.handle('test-greeting', async ({ to }) => void greeted.push(to))
  await Promise.all(processes.map((jobs) => jobs.start()))
  const names = Array.from({ length: 30 }, (_, index) => `person ${index}`)
  await Promise.all(names.map((to, index) => greet(processes[index % 3] as Jobs, to)))
  await vi.waitFor(() => expect(greeted.length).toBeGreaterThanOrEqual(30), timeoutMilliseconds)
  expect(greeted.sort()).toEqual(names.sort())
})

// Guard in server/platform/jobs/pg-boss-jobs.ts: a queue is fetched when a job in it is committed.
test('a job begins when it is committed, without waiting for the next poll (OPS-03)', async () => {
  const jobs = createProcess()
  let begun = Promise.withResolvers<void>()
  jobs.handle('test-greeting', async () => begun.resolve())
  await jobs.start()
  const waits: number[] = []
  for (let turn = 0; turn < 8; turn++) {
    begun = Promise.withResolvers<void>()
    await greet(jobs, 'Asha')
    const committedAt = performance.now()
    await begun.promise
    waits.push(performance.now() - committedAt)
  }
  // Polls are 5 seconds apart, and a job that is enqueued right after one would wait as long. A busy machine
  // may delay some jobs, but not all.
  expect(Math.min(...waits.slice(1))).toBeLessThan(500)
})

test('jobs that are enqueued together run once each, and none of them after a rollback (DAY-71)', async () => {
  const greeted: string[] = []
  const jobs = createProcess()
  jobs.handle('test-greeting', async ({ to }) => void greeted.push(to))
  await jobs.start()
  const namesOf = (group: string) => Array.from({ length: 25 }, (_, index) => `${group} ${index}`)
  const greetAll = (group: string, after: () => void) =>
    write(db, async (trx) => {
      await jobs.enqueueAll(
        trx,
        'test-greeting',
        namesOf(group).map((to) => ({ to })),
      )
      after()
    })
  const rollBack = () => {
    throw new Error('rolled back')
  }
  await expect(greetAll('lost', rollBack)).rejects.toThrow('rolled back')
  await greetAll('kept', () => {})
  await vi.waitFor(() => expect(greeted.length).toBeGreaterThanOrEqual(25), timeoutMilliseconds)
  expect(greeted.toSorted()).toEqual(namesOf('kept').toSorted())
})

// Guard in server/platform/jobs/pg-boss-jobs.ts: a job is enqueued in the transaction that causes it.
test('a job of a transaction that is rolled back never runs', async () => {
  const greeted: string[] = []
  const jobs = createProcess()
  jobs.handle('test-greeting', async ({ to }) => void greeted.push(to))
  await jobs.start()
  const broken = write(db, async (trx) => {
    await jobs.enqueue(trx, 'test-greeting', { to: 'nobody' })
    throw new Error('changed my mind')
  })
  await expect(broken).rejects.toThrow('changed my mind')
  await greet(jobs, 'Asha')
  await vi.waitFor(() => expect(greeted).toEqual(['Asha']), timeoutMilliseconds)
})

test('a job that is enqueued before the queue has started is not lost', async () => {
  const greeted: string[] = []
  const jobs = createProcess()
  jobs.handle('test-greeting', async ({ to }) => void greeted.push(to))
  await Promise.all([greet(jobs, 'early bird'), jobs.start()])
  await vi.waitFor(() => expect(greeted).toEqual(['early bird']), timeoutMilliseconds)
})

// Guard in server/platform/jobs/pg-boss-jobs.ts: a failed job is tried again.
test('a failed job is retried, and its failure is logged without the payload', async () => {
  let log = ''
  let tries = 0
  const jobs = createProcess(openLog('warn', { write: (line: string) => (log += line) }))
  jobs.handle('test-greeting', async () => {
    tries += 1
    if (tries === 1) throw new Error('the line is busy')
  })
  await jobs.start()
  await greet(jobs, 'asha@example.org')
  await vi.waitFor(() => expect(tries).toBe(2), timeoutMilliseconds)
  expect(log).toContain('the line is busy')
  expect(log).not.toContain('asha@example.org')
})

// Guard in server/platform/jobs/job-data.ts: a job runs for the request that enqueued it.
test('a job runs for the request that enqueued it, and one of an earlier release for none (OPS-44)', async () => {
  const requests: Record<string, string | undefined> = {}
  const id = '4bf92f3577b34da6a3ce929d0e0e4736'
  let log = ''
  const jobs = createProcess(openLog('warn', { write: (line: string) => (log += line) }))
  jobs.handle('test-greeting', async ({ to, ...more }) => {
    expect(more).toEqual({})
    if (to === 'Mira' && !('Mira' in requests)) {
      requests[to] = undefined
      throw new Error('the line is busy')
    }
    requests[to] = currentRequestId()
  })
  await jobs.start()
  // An earlier release enqueues without the id, as what runs for no request does.
  await greet(jobs, 'Asha')
  await runForRequest(id, () => greet(jobs, 'Mira'))
  await vi.waitFor(
    () => expect(requests).toEqual({ Asha: undefined, Mira: id }),
    timeoutMilliseconds,
  )
  expect(JSON.parse(log)).toMatchObject({ requestId: id, job: { name: 'test-greeting' } })
})

test('stopping waits for a running job', async () => {
  const begun = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  let done = false
  const jobs = createProcess()
  jobs.handle('test-greeting', async () => {
    begun.resolve()
    await mayEnd.promise
    done = true
  })
  await jobs.start()
  await greet(jobs, 'Asha')
  await begun.promise
  const stopping = jobs.stop()
  mayEnd.resolve()
  await stopping
  expect(done).toBe(true)
})

test('an unreachable database fails the start and enqueuing, but does not end the process', async () => {
  const jobs = pgBossJobs('postgresql://nobody@127.0.0.1:1/none', openLog('silent'))
  await expect(jobs.start()).rejects.toThrow(/ECONNREFUSED/)
  // Not by `write`, which would wait for the database to come back.
  const greeting = db
    .transaction()
    .execute((trx) => jobs.enqueue(trx, 'test-greeting', { to: 'Asha' }))
  await expect(greeting).rejects.toThrow(/ECONNREFUSED/)
  await jobs.stop()
})
