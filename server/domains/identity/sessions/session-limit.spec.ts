import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countLockedSessions } from '../../../testing/database.ts'
import { createPerson, type Person } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { openSession } from './open-session.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

const signIn = async ({ email, password }: Person): Promise<string> =>
  (await product.call('POST /api/login', { body: { email, password } })).body.token
const isAlive = async (token: string) =>
  (await product.call('GET /api/user/get-user-details', { token })).status === 200
const countSessions = async ({ user }: Person) =>
  (
    await product.context.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', user.id)
      .execute()
  ).length
/** The last use of any of a person's sessions that is stored, which happens within a second. */
const readLastUse = async ({ user }: Person) => {
  const { usedAt } = await product.context.db
    .selectFrom('sessions')
    .select(({ fn }) => fn.max('last_used_at').as('usedAt'))
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow()
  return usedAt.toString()
}

// Guard in server/domains/identity/sessions/open-session.ts: an account has at most 20 sessions.
describe('the 21st session of an account', () => {
  test('ends the one that was unused the longest, and no other (SEC-29)', async () => {
    const mira = await createPerson(product)
    const other = await createPerson(product)
    const unused = await signIn(mira)
    const tokens: string[] = []
    for (let count = 3; count <= 20; count++) {
      product.clock.advance({ seconds: 10 })
      tokens.push(await signIn(mira))
    }
    product.clock.advance({ seconds: 10 })
    expect(await isAlive(mira.token)).toBe(true)
    await expect.poll(() => readLastUse(mira)).toBe(product.clock.now().toString())
    product.clock.advance({ seconds: 10 })
    tokens.push(await signIn(mira))
    expect(await Promise.all([mira.token, other.token, ...tokens].map(isAlive))).toEqual(
      Array.from({ length: tokens.length + 2 }, () => true),
    )
    expect(await isAlive(unused)).toBe(false)
  })

  test('is bounded for sign-ins at the same time too (SEC-29)', async () => {
    const mira = await createPerson(product)
    await Promise.all(Array.from({ length: 25 }, () => signIn(mira)))
    expect(await countSessions(mira)).toBe(20)
  })
})

// Guard in server/domains/identity/sessions/session.repository.ts: openings of one account's sessions wait for each other.
test('purchase sessions that are opened at the same time are 5 at most (SEC-29)', async () => {
  const mira = await createPerson(product)
  const open = () => product.call('POST /api/user/purchase-session', { token: mira.token })
  for (let count = 1; count <= 5; count++) await open()
  const { db, clock } = product.context
  const other = await db.startTransaction().execute()
  await openSession(other, product.context, {
    userId: mira.user.id,
    at: clock.now(),
    device: null,
    address: '127.0.0.1',
    kind: 'purchase',
  })
  const opening = open()
  await expect.poll(() => countLockedSessions(db)).toBeGreaterThan(0)
  await other.commit().execute()
  expect((await opening).status).toBe(200)
  // The session of the sign-up is one of the 6.
  expect(await countSessions(mira)).toBe(6)
})

test('an account has at most 5 purchase sessions, which end no other session (SEC-29)', async () => {
  const mira = await createPerson(product)
  const open = async () =>
    (await product.call('POST /api/user/purchase-session', { token: mira.token })).body.token
  const [first, ...others] = [await open(), await open(), await open(), await open(), await open()]
  const sixth = await open()
  const isKnown = async (token: string) =>
    (await product.call('GET /api/payment-plan/one-off-offer/1', { token })).status !== 401
  expect(await Promise.all([first, ...others, sixth].map(isKnown))).toEqual([
    false,
    true,
    true,
    true,
    true,
    true,
  ])
  expect(await isAlive(mira.token)).toBe(true)
})
