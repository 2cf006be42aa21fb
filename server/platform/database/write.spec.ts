import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { connectDatabase, type Db } from './database.ts'
import { afterCommit, write } from './write.ts'

let database: TestDatabase
let db: Db
beforeEach(async () => {
  database = await createTestDatabase()
  db = connectDatabase(database.url, 4)
  await sql`create table counted (id integer primary key, times integer not null)`.execute(db)
  await sql`insert into counted values (1, 0), (2, 0)`.execute(db)
})
afterEach(async () => {
  await db.destroy()
  await database.drop()
})

// Guard in server/platform/database/write.ts: a transaction that PostgreSQL ends as a deadlock is repeated.
test('two deadlocked transactions are both committed once', async () => {
  const haveBegun = Promise.withResolvers<void>()
  let begun = 0
  const countBoth = (first: number, second: number) =>
    write(db, async (trx) => {
      await sql`update counted set times = times + 1 where id = ${first}`.execute(trx)
      if (++begun === 2) haveBegun.resolve()
      await haveBegun.promise
      await sql`update counted set times = times + 1 where id = ${second}`.execute(trx)
    })
  await Promise.all([countBoth(1, 2), countBoth(2, 1)])
  const { rows } = await sql`select * from counted order by id`.execute(db)
  expect(rows).toEqual([
    { id: 1, times: 2 },
    { id: 2, times: 2 },
  ])
})

test('a transaction that fails for another reason is not repeated', async () => {
  let tries = 0
  const failing = write(db, async (trx) => {
    tries++
    await sql`insert into counted values (1, 0)`.execute(trx)
  })
  await expect(failing).rejects.toMatchObject({ code: '23505' })
  expect(tries).toBe(1)
})

// Guard in server/platform/database/write.ts: an effect happens once, and only if the transaction commits.
test('an effect after the commit happens once although the transaction is repeated, and not after a failure', async () => {
  const effects: string[] = []
  let tries = 0
  await write(db, async (trx) => {
    afterCommit(trx, () => effects.push('repeated'))
    if (++tries === 1) throw Object.assign(new Error('deadlock'), { code: '40P01' })
    expect(effects).toEqual([])
  })
  const failing = write(db, async (trx) => {
    afterCommit(trx, () => effects.push('failed'))
    await sql`insert into counted values (1, 0)`.execute(trx)
  })
  await expect(failing).rejects.toMatchObject({ code: '23505' })
  expect([tries, effects]).toEqual([2, ['repeated']])
})
