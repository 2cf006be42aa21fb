import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPerson, type Person } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { createSessionUses } from './session-uses.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

const use = async ({ token }: Person) =>
  expect((await product.call('GET /api/user/get-user-details', { token })).status).toBe(200)

async function readSession({ user }: Person) {
  const { id, last_used_at, transaction } = await product.context.db
    .selectFrom('sessions')
    .select(['id', 'last_used_at', sql<string>`xmin::text`.as('transaction')])
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow()
  return { id, usedAt: last_used_at.toString(), transaction }
}

test('the use of a session is stored although no call waits for it (ID-59)', async () => {
  const mira = await createPerson(product)
  product.clock.advance({ minutes: 2 })
  await use(mira)
  const now = product.clock.now().toString()
  await expect.poll(async () => (await readSession(mira)).usedAt).toBe(now)
})

test('uses of several sessions are stored by one transaction (ID-59)', async () => {
  const [mira, asha] = [await createPerson(product), await createPerson(product)]
  const [before, other] = [await readSession(mira), await readSession(asha)]
  const now = product.clock.now().add({ minutes: 3 })
  const uses = createSessionUses(product.context)
  for (const { id } of [before, other]) uses.add(id, now)
  expect(uses.find(before.id)).toEqual(now)
  await uses.store()
  expect(uses.find(before.id)).toBeUndefined()
  const [one, two] = [await readSession(mira), await readSession(asha)]
  expect([one.usedAt, two.usedAt]).toEqual([now.toString(), now.toString()])
  expect(one.transaction).toBe(two.transaction)
})

// Guard in server/domains/identity/sessions/session.repository.ts: a use that another process has stored meanwhile is later.
test('an earlier use does not replace a later one (ID-59)', async () => {
  const mira = await createPerson(product)
  const { id, usedAt } = await readSession(mira)
  const uses = createSessionUses(product.context)
  uses.add(id, Temporal.Instant.from(usedAt).subtract({ seconds: 1 }))
  await uses.store()
  expect((await readSession(mira)).usedAt).toBe(usedAt)
})

// Guard in server/app.ts: what is not stored yet is stored when the server closes.
test('a shutdown stores the last uses (ID-59)', async () => {
  const mira = await createPerson(product)
  product.clock.advance({ minutes: 4 })
  await use(mira)
  await product.app.close()
  expect((await readSession(mira)).usedAt).toBe(product.clock.now().toString())
})
