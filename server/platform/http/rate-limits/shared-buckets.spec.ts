import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts'
import { movableClock } from '../../../testing/movable-clock.ts'
import { readConfig } from '../../config.ts'
import { connectDatabase, type Db } from '../../database/database.ts'
import { Refusal } from '../../refusal.ts'
import { returnToken, sweepBuckets, takeToken } from './shared-buckets.ts'
import type { BucketRule } from './token-bucket.rules.ts'

const signIn: BucketRule = { capacity: 20, secondsPerToken: 10 }
const config = readConfig({})

let database: TestDatabase
let db: Db
let otherProcess: Db
beforeAll(async () => {
  database = await createTestDatabase()
  db = connectDatabase(database.url, 8)
  otherProcess = connectDatabase(database.url, 8)
})
afterAll(async () => {
  await Promise.all([db.destroy(), otherProcess.destroy()])
  await database.drop()
})

const clockNow = () => movableClock('2026-11-21T09:00:00Z')

async function secondsToWait(taking: Promise<void>): Promise<number | undefined> {
  try {
    await taking
    return 0
  } catch (error) {
    if (error instanceof Refusal && error.code === 'too-many-requests')
      return error.retryAfterSeconds
    throw error
  }
}

test('of 50 calls at the same time in two processes, exactly 20 get a token of a bucket of 20 (API-03)', async () => {
  const clock = clockNow()
  const waits = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      secondsToWait(
        takeToken({ db: index % 2 ? db : otherProcess, clock, config }, 'crowd', signIn),
      ),
    ),
  )
  expect(waits.filter((wait) => wait === 0)).toHaveLength(20)
  expect(new Set(waits)).toEqual(new Set([0, 10]))
})

test('a token is available again after its time, and a returned one at once (API-03)', async () => {
  const clock = clockNow()
  const take = () => secondsToWait(takeToken({ db, clock, config }, 'asha', signIn))
  for (let taken = 0; taken < 20; taken++) expect(await take()).toBe(0)
  expect(await take()).toBe(10)
  clock.advance({ seconds: 4 })
  expect(await take()).toBe(6)
  clock.advance({ seconds: 6 })
  expect(await take()).toBe(0)
  expect(await take()).toBe(10)
  await returnToken({ db, clock, config }, 'asha', signIn)
  expect(await take()).toBe(0)
})

test('returned tokens never exceed the capacity of a bucket', async () => {
  const clock = clockNow()
  const one: BucketRule = { capacity: 1, secondsPerToken: 60 }
  await takeToken({ db, clock, config }, 'one', one)
  await returnToken({ db, clock, config }, 'one', one)
  await returnToken({ db, clock, config }, 'one', one)
  expect(await secondsToWait(takeToken({ db, clock, config }, 'one', one))).toBe(0)
  expect(await secondsToWait(takeToken({ db, clock, config }, 'one', one))).toBe(60)
})

test('the subject of a limit is stored as a hash, and full buckets are deleted', async () => {
  const clock = clockNow()
  await takeToken({ db, clock, config }, 'mail asha@example.org', signIn)
  const rows = await db.selectFrom('rate_buckets').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain('asha')
  clock.advance({ seconds: 9 })
  await sweepBuckets({ db, clock })
  expect(await db.selectFrom('rate_buckets').select('key').execute()).not.toEqual([])
  clock.advance({ hours: 1 })
  await sweepBuckets({ db, clock })
  expect(await db.selectFrom('rate_buckets').select('key').execute()).toEqual([])
})

test('RATE_LIMITS=off lifts the limits of accounts (OPS-11)', async () => {
  const clock = clockNow()
  const off = { db, clock, config: { ...config, rateLimits: false } }
  const none: BucketRule = { capacity: 1, secondsPerToken: 3600 }
  for (let taken = 0; taken < 3; taken++)
    expect(await secondsToWait(takeToken(off, 'off', none))).toBe(0)
})
