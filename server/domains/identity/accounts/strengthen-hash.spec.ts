import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createPerson, type Person } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { strengthenHash } from './strengthen-hash.ts'

const costs = vi.hoisted(() => ({ computed: [] as unknown[] }))
vi.mock(import('@node-rs/argon2'), async (importOriginal) => {
  const argon2 = await importOriginal()
  return {
    ...argon2,
    hash: (...args: Parameters<typeof argon2.hash>) => {
      costs.computed.push(args[1])
      return argon2.hash(...args)
    },
  }
})

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

const weakCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const signIn = ({ email, password }: Person) =>
  product.call('POST /api/login', { body: { email, password } })
const readHash = async ({ user }: Person) =>
  (
    await product.context.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow()
  ).password_hash
const setHash = ({ user }: Person, password_hash: string) =>
  product.context.db.updateTable('users').set({ password_hash }).where('id', '=', user.id).execute()

/** Creates an account as an earlier release left it. */
async function createWeakPerson(): Promise<Person & { weak: string }> {
  const person = await createPerson(product)
  const weak = await hash(person.password, weakCost)
  await setHash(person, weak)
  return { ...person, weak }
}

test('a right password replaces a hash of an earlier release by a stronger one, and goes on signing in (SEC-22)', async () => {
  const mira = await createWeakPerson()
  expect((await signIn({ ...mira, password: 'Moonlight8' })).status).toBe(401)
  expect(await readHash(mira)).toBe(mira.weak)
  expect((await signIn(mira)).status).toBe(200)
  const stronger = await readHash(mira)
  expect(stronger).toContain('$argon2id$v=19$m=40960,t=2,p=1$')
  expect((await signIn(mira)).status).toBe(200)
  expect(await readHash(mira)).toBe(stronger)
})

test('sign-ins at the same time all succeed while the hash is replaced (SEC-22)', async () => {
  const mira = await createWeakPerson()
  const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => signIn(mira)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
})

// Guard in server/domains/identity/accounts/user.repository.ts: a hash is replaced only while it is that of the verified password.
test('a password that is changed while its hash is replaced stays changed (SEC-22)', async () => {
  const mira = await createWeakPerson()
  const changed = await hash('Moonlight8', weakCost)
  await setHash(mira, changed)
  const verified = { id: mira.user.id, password_hash: mira.weak }
  await strengthenHash(product.context, verified, mira.password)
  expect(await readHash(mira)).toBe(changed)
})

// Guard in server/platform/secrets/passwords.ts: the time of a wrong password does not tell of an older account.
test('a wrong password costs as much with a hash of an earlier release as with a present one (SEC-22)', async () => {
  const mira = await createWeakPerson()
  costs.computed = []
  expect((await signIn({ ...mira, password: 'Moonlight8' })).status).toBe(401)
  // 40 MiB and 2 passes, less the 19 MiB and 2 passes of the stored hash.
  expect(costs.computed).toEqual([{ memoryCost: 21_504, timeCost: 2, parallelism: 1 }])
})
