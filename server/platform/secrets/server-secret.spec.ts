import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { connectDatabase, type Db } from '../database/database.ts'
import { serverSecret } from './server-secret.ts'

let database: TestDatabase
let [one, two]: Db[] = []
beforeAll(async () => {
  database = await createTestDatabase()
  ;[one, two] = [connectDatabase(database.url, 4), connectDatabase(database.url, 4)]
})
afterAll(async () => {
  await Promise.all([one?.destroy(), two?.destroy()])
  await database.drop()
})

test('a server secret has 32 bytes, and is the same in all processes that first read it at the same time', async () => {
  const secrets = await Promise.all(
    Array.from({ length: 8 }, (_, index) => serverSecret((index % 2 ? one : two)!, 'first')),
  )
  expect(new Set(secrets.map((secret) => secret.toString('hex'))).size).toBe(1)
  expect(secrets[0]).toHaveLength(32)
})

test('each name and each database has a server secret of its own', async () => {
  const other = await createTestDatabase()
  const db = connectDatabase(other.url, 1)
  try {
    const secrets = [
      await serverSecret(one!, 'a'),
      await serverSecret(one!, 'b'),
      await serverSecret(db, 'a'),
    ]
    expect(new Set(secrets.map((secret) => secret.toString('hex'))).size).toBe(3)
  } finally {
    await db.destroy()
    await other.drop()
  }
})
