import { routes, type RouteDefinition } from '@rashi/contract'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { hashPassword } from '../../../platform/secrets/passwords.ts'
import { createPerson, type Person } from '../../../testing/people.ts'
import { countLockedSessions } from '../../../testing/database.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

const hashesComputed = vi.hoisted(() => ({ count: 0 }))
vi.mock(import('@node-rs/argon2'), async (importOriginal) => {
  const argon2 = await importOriginal()
  return {
    ...argon2,
    verify: (...args: Parameters<typeof argon2.verify>) => {
      hashesComputed.count++
      return argon2.verify(...args)
    },
  }
})

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

const signIn = (email: string, password: string, address = '192.0.2.1') =>
  product.call('POST /api/login', { body: { email, password }, address })
const statusWith = async (token: string) =>
  (await product.call('GET /api/user/get-user-details', { token })).status

describe('a sign-in', () => {
  test('responds with a token and the user in any letter case of the email (API-09)', async () => {
    const mira = await createPerson(product)
    const { status, body } = await signIn(mira.email.toUpperCase(), mira.password)
    expect(status).toBe(200)
    expect(body).toEqual({ token: expect.any(String), user: mira.user })
    expect(body.token).not.toBe(mira.token)
    expect(await statusWith(body.token)).toBe(200)
  })

  test('accepts a password whose letters are composed or decomposed', async () => {
    const { email } = await createPerson(product, { password: 'Caf\u00e9-Lumi\u00e8re7' })
    expect((await signIn(email, 'Cafe\u0301-Lumie\u0300re7')).status).toBe(200)
  })

  test('fails alike for a wrong password and an unknown email, after the same work (ID-07)', async () => {
    const { email } = await createPerson(product)
    const measure = async (call: () => ReturnType<typeof signIn>) => {
      const before = hashesComputed.count
      const { status, body } = await call()
      return { status, body, hashes: hashesComputed.count - before }
    }
    const wrong = await measure(() => signIn(email, 'Moonlight8'))
    const unknown = await measure(() => signIn('nobody@example.org', 'Moonlight8'))
    expect(wrong).toEqual({
      status: 401,
      body: { code: 'wrong-credentials', message: 'The email or the password is not right.' },
      hashes: 1,
    })
    expect(unknown).toEqual(wrong)
  })

  test('with a password that changes while it is checked opens no session (ID-43)', async () => {
    const { email, password, user } = await createPerson(product)
    const { db } = product.context
    let answer: Awaited<ReturnType<typeof signIn>> | undefined
    const change = await db.startTransaction().execute()
    await change
      .updateTable('users')
      .set({ password_hash: await hashPassword('Moonlight8') })
      .where('id', '=', user.id)
      .execute()
    const signingIn = signIn(email, password).then((response) => (answer = response))
    await expect
      .poll(async () => answer !== undefined || (await countLockedSessions(db)) > 0)
      .toBe(true)
    await change.commit().execute()
    await signingIn
    expect(answer?.status).toBe(401)
  })
})

describe('a session', () => {
  let mira: Person
  const isLive = () => statusWith(mira.token).then((status) => status === 200)

  test('has a token of 256 random bits, of which the database stores only a hash (ID-42)', async () => {
    mira = await createPerson(product)
    expect(Buffer.from(mira.token, 'base64url')).toHaveLength(32)
    expect((await createPerson(product)).token).not.toBe(mira.token)
    const { db } = product.context
    const stored = [
      await db.selectFrom('sessions').selectAll().execute(),
      await db.selectFrom('users').selectAll().execute(),
    ]
    expect(JSON.stringify(stored)).not.toContain(mira.token)
    expect(JSON.stringify(stored)).not.toContain(mira.password)
    expect(JSON.stringify(stored)).toContain('$argon2id$v=19$m=40960,t=2,p=1$')
  })

  test('expires 30 minutes after its last use (ID-43)', async () => {
    mira = await createPerson(product)
    product.clock.advance({ minutes: 29 })
    expect(await isLive()).toBe(true)
    product.clock.advance({ minutes: 30 })
    expect(await isLive()).toBe(true)
    product.clock.advance({ minutes: 30, seconds: 1 })
    expect(await isLive()).toBe(false)
  })

  test('expires 12 hours after its issue, however often it is used (ID-43)', async () => {
    mira = await createPerson(product)
    for (let halfHours = 1; halfHours <= 24; halfHours++) {
      product.clock.advance({ minutes: 30 })
      expect(await isLive()).toBe(true)
    }
    product.clock.advance({ seconds: 1 })
    expect(await isLive()).toBe(false)
  })

  test('ends at logout, and no other session does (ID-39, API-49)', async () => {
    mira = await createPerson(product)
    const elsewhere = (await signIn(mira.email, mira.password)).body.token
    const { status, body } = await product.call('POST /api/logout', { token: mira.token })
    expect([status, body]).toEqual([200, { msg: expect.any(String) }])
    expect(await isLive()).toBe(false)
    expect((await product.call('POST /api/logout', { token: mira.token })).status).toBe(401)
    expect(await statusWith(elsewhere)).toBe(200)
  })

  test('that has expired is deleted, and a live one is not', async () => {
    mira = await createPerson(product)
    product.clock.advance({ minutes: 31 })
    const young = await createPerson(product)
    await product.jobs.runScheduled('forget-dead-tokens')
    const left = await product.context.db.selectFrom('sessions').select('user_id').execute()
    expect(left).toEqual([{ user_id: young.user.id }])
  })
})

describe('a call that needs a person', () => {
  const served = Object.entries<RouteDefinition>(routes).flatMap(([name, { auth }]) => {
    const [method, path] = name.split(' ') as ['GET' | 'POST' | 'DELETE', string]
    return auth === 'user' ? [{ method, path }] : []
  })

  test.each(served)('$method $path answers 401 without a live token (API-05)', async (call) => {
    const { method, path } = call
    if (!product.app.hasRoute({ method, url: `/api${path}` })) return
    const name = `${method} /api${path}`
    for (const headers of [
      {},
      { authorization: '' },
      { authorization: 'Bearer' },
      { authorization: `Bearer ${'A'.repeat(43)}` },
      { authorization: 'Basic bWlyYTpwdw==' },
    ]) {
      const { status, body } = await product.call(name, { headers })
      expect(status).toBe(401)
      expect(body).toEqual({
        code: 'unauthenticated',
        message: 'Session expired. Please login again.',
      })
    }
  })
})
