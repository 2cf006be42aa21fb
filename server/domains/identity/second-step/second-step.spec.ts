import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '../../../testing/people.ts'
import {
  addAuthenticatorApp,
  createConfirmedPerson,
  readApp,
  succeed,
} from '../../../testing/second-factors.ts'
import { createPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

let lastAddress = 0
/** An address that no limit counts yet. */
const newAddress = () => `198.51.100.${++lastAddress}`

const post = (path: string, body: object, address = newAddress()) =>
  product.call(`POST /api${path}`, { body, address })
const signIn = ({ email, password }: Pick<Person, 'email' | 'password'>) =>
  post('/login', { email, password })
const finish = (token: string, code: string, address?: string) =>
  post('/login/second-step', { token, code }, address)
const isAlive = async (token: string) =>
  (await product.call('GET /api/user/get-user-details', { token })).status === 200

/** Creates a person with an authenticator app, some minutes after it was turned on. */
async function createProtected() {
  const person = await createConfirmedPerson(product)
  const app = await addAuthenticatorApp(product, person)
  product.clock.advance({ minutes: 2 })
  return { ...person, ...app }
}

/** Takes the first step by password and returns the token of the second. */
async function startSignIn(person: Person): Promise<string> {
  return (await signIn(person)).body.second_step.token
}

describe('an account with an authenticator app', () => {
  // Guard in server/domains/identity/sessions/admit.ts: a password alone opens no session.
  test('answers the right password with no session, but with the way to go on (SEC-11)', async () => {
    const person = await createProtected()
    const { status, body, headers } = await signIn(person)
    expect(status).toBe(401)
    expect(body).toEqual({
      code: 'second-step-required',
      message: expect.stringContaining('One more step'),
      second_step: {
        token: expect.stringMatching(/^[\w-]{43}$/),
        methods: ['code', 'recovery-code'],
        expires_at: product.clock.now().add({ minutes: 10 }).toString(),
      },
    })
    expect(headers['set-cookie']).toBeUndefined()
    expect(await isAlive(body.second_step.token)).toBe(false)
    const { email } = person
    expect((await signIn({ email, password: 'Moonlight8' })).body.code).toBe('wrong-credentials')
  })

  test('is opened by a code of the app, which is answered as a sign-in is (SEC-11)', async () => {
    const person = await createProtected()
    const { status, body, headers } = await finish(
      await startSignIn(person),
      readApp(product, person.secret),
    )
    expect([status, body.user.email]).toEqual([200, person.email])
    expect(await isAlive(body.token)).toBe(true)
    expect(String(headers['set-cookie'])).toMatch(/^known-browser=/)
  })

  test('is opened by a code one step early or late, and not by an older one (SEC-10)', async () => {
    const person = await createProtected()
    const token = await startSignIn(person)
    expect((await finish(token, readApp(product, person.secret, -60))).status).toBe(422)
    expect((await finish(token, readApp(product, person.secret, -30))).status).toBe(200)
    const next = await startSignIn(person)
    expect((await finish(next, readApp(product, person.secret, 30))).status).toBe(200)
  })

  // Guard in server/domains/identity/second-factor/authenticator-app.repository.ts: a code that someone has read over
  // a shoulder opens nothing after its owner has used it.
  test('accepts a code once, and no earlier code after it (SEC-10)', async () => {
    const person = await createProtected()
    const [before, code] = [-30, 0].map((seconds) => readApp(product, person.secret, seconds))
    expect((await finish(await startSignIn(person), code!)).status).toBe(200)
    const token = await startSignIn(person)
    for (const used of [code!, before!]) {
      const { status, body } = await finish(token, used)
      expect([status, body.code]).toEqual([422, 'code-wrong'])
      expect(body.errors.code).toEqual([body.message])
    }
    product.clock.advance({ seconds: 30 })
    expect((await finish(token, readApp(product, person.secret))).status).toBe(200)
  })

  test('accepts a code of concurrent sign-ins once (SEC-10)', async () => {
    const person = await createProtected()
    const tokens = [await startSignIn(person), await startSignIn(person)]
    const code = readApp(product, person.secret)
    const answers = await Promise.all(tokens.map((token) => finish(token, code)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })

  // Guard in server/domains/identity/second-step/finish-sign-in.ts: the token of a finished sign-in opens no second session.
  test('finishes a sign-in once, and within ten minutes (SEC-11)', async () => {
    const person = await createProtected()
    const token = await startSignIn(person)
    expect((await finish(token, readApp(product, person.secret))).status).toBe(200)
    product.clock.advance({ minutes: 1 })
    const again = await finish(token, readApp(product, person.secret))
    expect([again.status, again.body.code]).toEqual([422, 'second-step-expired'])

    const late = await startSignIn(person)
    product.clock.advance({ minutes: 10 })
    expect((await finish(late, readApp(product, person.secret))).body.code).toBe(
      'second-step-expired',
    )
    await product.jobs.runScheduled('forget-dead-tokens')
    const kept = await product.context.db
      .selectFrom('pending_sign_ins')
      .select('token_hash')
      .where('user_id', '=', person.user.id)
      .execute()
    expect(kept).toEqual([])
  })

  test('is opened by a recovery code once, and its owner is told (SEC-14)', async () => {
    const person = await createProtected()
    const [code = '', other = ''] = person.recoveryCodes
    expect((await finish(await startSignIn(person), code.toUpperCase())).status).toBe(200)
    const token = await startSignIn(person)
    expect((await finish(token, code)).body.code).toBe('code-wrong')
    const { body } = await finish(token, other)
    await product.jobs.run()
    const mails = product.mails.filter(({ to }) => to === person.email)
    expect(mails.map(({ subject }) => subject).slice(-2)).toEqual(
      Array(2).fill('A recovery code opened your Rashi account'),
    )
    const factors = await product.call('GET /api/user/second-factors', { token: body.token })
    expect(factors.body.second_factors.recovery_codes_left).toBe(8)
  })

  test('accepts no recovery code of another account (SEC-14)', async () => {
    const [person, other] = [await createProtected(), await createProtected()]
    const token = await startSignIn(person)
    expect((await finish(token, other.recoveryCodes[0] ?? '')).status).toBe(422)
  })

  test('lets no sign-in be finished that began before its password changed (SEC-11)', async () => {
    const person = await createProtected()
    const token = await startSignIn(person)
    await succeed(
      product.call('POST /api/user/change-password', {
        token: person.token,
        body: {
          current_password: person.password,
          password: 'Moonlight8',
          password_confirmation: 'Moonlight8',
        },
      }),
    )
    const { body } = await finish(token, readApp(product, person.secret))
    expect(body.code).toBe('second-step-expired')
  })
})

test('an account without a second factor is signed in as before (SEC-11)', async () => {
  const person = await createConfirmedPerson(product)
  const { status, body } = await signIn(person)
  expect(status).toBe(200)
  expect(Object.keys(body)).toEqual(['token', 'user'])
})

describe('mailed links do not go around the second step (SEC-13)', () => {
  async function readLink(path: '/login/link' | '/forgot-password', { email }: Person) {
    await post(path, { email })
    await product.jobs.run()
    const pattern = /\/(?:login-link|reset-password)\/([\w-]{43})/
    const texts = product.mails.filter(({ to }) => to === email).map(({ text }) => text)
    return texts.flatMap((text) => pattern.exec(text)?.[1] ?? []).at(-1) ?? ''
  }

  // Guard in server/domains/identity/mailed-links/redeem-sign-in-link.ts: reading a person's mail is not enough to sign in.
  test('a sign-in link leads to it, and works once', async () => {
    const person = await createProtected()
    const link = await readLink('/login/link', person)
    const { status, body } = await post('/login/link/redeem', { token: link })
    expect([status, body.code]).toEqual([401, 'second-step-required'])
    expect((await post('/login/link/redeem', { token: link })).body.code).toBe(
      'sign-in-link-invalid',
    )
    const code = readApp(product, person.secret)
    expect((await finish(body.second_step.token, code)).status).toBe(200)
  })

  test('a new password by mail leads to it, and ends sign-ins under way', async () => {
    const person = await createProtected()
    const underWay = await startSignIn(person)
    const token = await readLink('/forgot-password', person)
    const password = 'Moonlight8'
    const chosen = { email: person.email, token, password, password_confirmation: password }
    expect((await succeed(post('/reset-password', chosen))).token).toBeUndefined()
    const code = readApp(product, person.secret)
    expect((await finish(underWay, code)).body.code).toBe('second-step-expired')
    expect((await signIn({ ...person, password })).body.code).toBe('second-step-required')
  })
})

describe('wrong codes are limited (SEC-15)', () => {
  // Guard in server/domains/identity/common/identity-limits.ts: a million codes are not tried through many addresses.
  test('to 10 an account from any addresses, then one every 5 minutes', async () => {
    const person = await createProtected()
    let token = await startSignIn(person)
    for (let tries = 1; tries <= 10; tries++)
      expect((await finish(token, '000000')).status).toBe(422)
    const refused = await finish(token, readApp(product, person.secret))
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '300'])
    product.clock.advance({ minutes: 5 })
    token = await startSignIn(person)
    expect((await finish(token, readApp(product, person.secret))).status).toBe(200)
  })

  test('without keeping the owner from using a recovery code', async () => {
    const person = await createProtected()
    const token = await startSignIn(person)
    for (let tries = 1; tries <= 11; tries++) await finish(token, '000000')
    expect((await finish(token, person.recoveryCodes[0] ?? '')).status).toBe(200)
  })

  test('and right ones count for nothing', async () => {
    const person = await createProtected()
    for (let times = 1; times <= 12; times++) {
      product.clock.advance({ seconds: 30 })
      const code = readApp(product, person.secret)
      expect((await finish(await startSignIn(person), code)).status).toBe(200)
    }
  })
})

test('a code for a second step that nobody began is refused (SEC-11)', async () => {
  const { token } = await createPerson(product)
  for (const unknown of ['none', token])
    expect((await finish(unknown, '000000')).body.code).toBe('second-step-expired')
})
