import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '../../../testing/people.ts'
import { addPasskey, createConfirmedPerson, site } from '../../../testing/second-factors.ts'
import { createSoftwareAuthenticator } from '../../../testing/software-authenticator.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

let lastAddress = 0
/** An address that no limit counts yet. */
const newAddress = () => `203.0.113.${++lastAddress}`

const post = (path: string, body: object = {}, token?: string) =>
  product.call(`POST /api${path}`, {
    body,
    address: newAddress(),
    ...(token === undefined ? {} : { token }),
  })

async function createPersonWithPasskey() {
  const person = await createConfirmedPerson(product)
  return { ...person, authenticator: await addPasskey(product, person) }
}

const startSignIn = async ({ email, password }: Person): Promise<string> =>
  (await post('/login', { email, password })).body.second_step.token
const startStep = async (token: string): Promise<string> =>
  (await post('/login/second-step/passkey-options', { token })).body.options.challenge
const finishStep = (token: string, passkey: object) =>
  post('/login/second-step/passkey', { token, passkey })

describe('a passkey as the second step', () => {
  test('opens the account (SEC-12)', async () => {
    const person = await createPersonWithPasskey()
    const first = await post('/login', { email: person.email, password: person.password })
    expect(first.body.second_step.methods).toEqual(['passkey', 'recovery-code'])
    const { token } = first.body.second_step
    const { body } = await post('/login/second-step/passkey-options', { token })
    expect(body).toMatchObject({
      origin: site.origin,
      options: {
        rpId: 'localhost',
        userVerification: 'preferred',
        allowCredentials: [{ id: person.authenticator.id, transports: ['internal'] }],
      },
    })
    const { challenge } = body.options
    const passkey = person.authenticator.assert({ ...site, challenge, isUserVerified: false })
    const finished = await finishStep(token, passkey)
    expect([finished.status, finished.body.user?.email]).toEqual([200, person.email])
  })

  // Guard in server/domains/identity/second-factor/passkey-verification.ts: a signature that was recorded opens nothing.
  test('works once for a challenge, also after a wrong signature (SEC-12)', async () => {
    const person = await createPersonWithPasskey()
    const { authenticator } = person
    let token = await startSignIn(person)
    const recorded = authenticator.assert({ ...site, challenge: await startStep(token) })
    expect((await finishStep(token, recorded)).status).toBe(200)
    token = await startSignIn(person)
    expect((await finishStep(token, recorded)).body.code).toBe('passkey-refused')

    const challenge = await startStep(token)
    const stranger = { ...createSoftwareAuthenticator().assert({ ...site, challenge }) }
    const wrong = { ...stranger, id: authenticator.id, rawId: authenticator.id }
    expect((await finishStep(token, wrong)).body.code).toBe('passkey-refused')
    const right = authenticator.assert({ ...site, challenge })
    expect((await finishStep(token, right)).body.code).toBe('passkey-refused')
  })

  test('must answer a challenge of its own account within five minutes (SEC-12)', async () => {
    const [person, other] = [await createPersonWithPasskey(), await createPersonWithPasskey()]
    const token = await startSignIn(person)
    const theirs = await startStep(await startSignIn(other))
    const { authenticator } = person
    const borrowed = await finishStep(token, authenticator.assert({ ...site, challenge: theirs }))
    expect(borrowed.body.code).toBe('passkey-refused')
    const anyone = (await post('/login/passkey-options')).body.options.challenge
    expect(
      (await finishStep(token, authenticator.assert({ ...site, challenge: anyone }))).status,
    ).toBe(422)
    const challenge = await startStep(token)
    product.clock.advance({ minutes: 5 })
    const late = await finishStep(token, authenticator.assert({ ...site, challenge }))
    expect(late.body.code).toBe('passkey-refused')
  })

  // Guard in server/domains/identity/second-factor/passkey-verification.ts: a page elsewhere that shows our sign-in
  // gets signatures for its own origin.
  test('is refused for another origin and for another site (SEC-12)', async () => {
    const person = await createPersonWithPasskey()
    const token = await startSignIn(person)
    const wrong = [
      { ...site, origin: 'http://127.0.0.1:3000' },
      { ...site, origin: 'https://localhost:3000' },
      { ...site, rpId: 'evil.example' },
    ]
    for (const elsewhere of wrong) {
      const challenge = await startStep(token)
      const passkey = person.authenticator.assert({ ...elsewhere, challenge })
      expect((await finishStep(token, passkey)).body.code).toBe('passkey-refused')
    }
  })

  test('of another account is refused (SEC-12)', async () => {
    const [person, other] = [await createPersonWithPasskey(), await createPersonWithPasskey()]
    const token = await startSignIn(person)
    const challenge = await startStep(token)
    const passkey = other.authenticator.assert({ ...site, challenge })
    expect((await finishStep(token, passkey)).body.code).toBe('passkey-refused')
  })

  test('whose counter falls back is refused: the key was copied (SEC-12)', async () => {
    const person = await createPersonWithPasskey()
    const statuses: number[] = []
    for (const count of [7, 7, 3, 8]) {
      const token = await startSignIn(person)
      const challenge = await startStep(token)
      const passkey = person.authenticator.assert({ ...site, challenge, count })
      statuses.push((await finishStep(token, passkey)).status)
    }
    expect(statuses).toEqual([200, 422, 422, 200])
  })
})

describe('a sign-in by passkey alone', () => {
  const start = async () => (await post('/login/passkey-options')).body.options.challenge

  test('opens the account of the passkey, without a password (SEC-16)', async () => {
    const person = await createPersonWithPasskey()
    const { body } = await post('/login/passkey-options')
    expect(body.options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    const { challenge } = body.options
    const passkey = person.authenticator.assert({ ...site, challenge })
    const opened = await post('/login/passkey', { passkey })
    expect([opened.status, opened.body.user?.email]).toEqual([200, person.email])
    expect(String(opened.headers['set-cookie'])).toMatch(/^known-browser=/)
    expect((await post('/login/passkey', { passkey })).body.code).toBe('passkey-refused')
  })

  // Guard in server/domains/identity/second-factor/passkey-verification.ts: a key that was found opens nothing by itself.
  test('is refused unless the authenticator has verified its user (SEC-16)', async () => {
    const { authenticator } = await createPersonWithPasskey()
    const challenge = await start()
    const passkey = authenticator.assert({ ...site, challenge, isUserVerified: false })
    expect((await post('/login/passkey', { passkey })).body.code).toBe('passkey-refused')
  })

  test('is refused for a challenge of a second step and for a passkey that is unknown (SEC-16)', async () => {
    const person = await createPersonWithPasskey()
    const challenge = await startStep(await startSignIn(person))
    const borrowed = person.authenticator.assert({ ...site, challenge })
    expect((await post('/login/passkey', { passkey: borrowed })).status).toBe(422)
    const unknown = createSoftwareAuthenticator().assert({ ...site, challenge: await start() })
    expect((await post('/login/passkey', { passkey: unknown })).status).toBe(422)
  })

  test('is limited to 100 wrong ones an address (SEC-15)', async () => {
    const address = '192.0.2.99'
    const passkey = createSoftwareAuthenticator().assert({ ...site, challenge: 'none' })
    const statuses: number[] = []
    for (let tries = 1; tries <= 101; tries++) {
      const answer = await product.call('POST /api/login/passkey', { body: { passkey }, address })
      statuses.push(answer.status)
    }
    expect(statuses.filter((status) => status === 422)).toHaveLength(100)
    expect(statuses.at(-1)).toBe(429)
  })
})

test('a site at an address without a name says that passkeys do not work there (SEC-12)', async () => {
  const there = await createTestApp({ config: { publicUrl: 'http://192.0.2.1' } })
  const { status, body } = await there.call('POST /api/login/passkey-options')
  expect([status, body.code]).toEqual([409, 'passkeys-unavailable'])
  const { token } = await createConfirmedPerson(there)
  const factors = await there.call('GET /api/user/second-factors', { token })
  expect(factors.body.second_factors.passkey_origin).toBeNull()
  await there.close()
})

test('challenges that nobody answered are deleted (SEC-12)', async () => {
  await post('/login/passkey-options')
  product.clock.advance({ minutes: 5 })
  await product.jobs.runScheduled('forget-dead-tokens')
  const kept = await product.context.db.selectFrom('passkey_challenges').selectAll().execute()
  expect(kept).toEqual([])
})
