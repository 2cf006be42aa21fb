import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countLockedSessions } from '../../../testing/database.ts'
import { createPerson, type Person } from '../../../testing/people.ts'
import {
  addAuthenticatorApp,
  addPasskey,
  createConfirmedPerson,
  readApp,
  site,
  succeed,
} from '../../../testing/second-factors.ts'
import { lockUser } from '../accounts/user.repository.ts'
import { insertAuthenticatorApp } from '../second-factor/authenticator-app.repository.ts'
import { seal } from '../../../platform/secrets/seal.ts'
import { createSoftwareAuthenticator } from '../../../testing/software-authenticator.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

let lastAddress = 0
const callAs = ({ token }: { token: string }, name: string, body?: object) =>
  product.call(name, { token, address: `192.0.2.${++lastAddress}`, ...(body ? { body } : {}) })
const post = (person: { token: string }, path: string, body: object) =>
  callAs(person, `POST /api/user${path}`, body)
const readFactors = async (person: Person) =>
  (await callAs(person, 'GET /api/user/second-factors')).body.second_factors
const signIn = ({ email, password }: Person) =>
  product.call('POST /api/login', { body: { email, password } })
const isAlive = async (token: string) =>
  (await product.call('GET /api/user/get-user-details', { token })).status === 200
async function listSubjects({ email }: Person) {
  await product.jobs.run()
  return product.mails.filter(({ to }) => to === email).map(({ subject }) => subject)
}

describe('adding an authenticator app', () => {
  test('gives a secret as text and as a QR code, and counts once a code confirms it (SEC-10)', async () => {
    const person = await createConfirmedPerson(product)
    const elsewhere = (await signIn(person)).body.token
    const { password } = person
    const { body } = await post(person, '/add-authenticator-app', { password })
    expect(body.address).toContain(`secret=${body.secret}`)
    expect(body.qr.size).toBeGreaterThan(30)
    expect(body.qr.path).toMatch(/^(?:M\d+ \d+h1v1h-1z)+$/)
    expect((await readFactors(person)).authenticator_app).toBeNull()
    expect((await signIn(person)).status).toBe(200)

    const setup = { setup: body.setup, code: '000000' }
    const wrong = await post(person, '/confirm-authenticator-app', setup)
    expect(wrong.body).toMatchObject({ code: 'code-wrong', errors: { code: [expect.any(String)] } })
    const code = readApp(product, body.secret)
    const added = await post(person, '/confirm-authenticator-app', { ...setup, code })
    expect(added.body).toEqual({
      msg: 'Your authenticator app now protects your account.',
      recovery_codes: expect.toSatisfy((codes) => new Set(codes).size === 10),
      second_factors: {
        authenticator_app: { created_at: product.clock.now().toString() },
        passkeys: [],
        recovery_codes_left: 10,
        passkey_origin: site.origin,
      },
    })
    expect([await isAlive(person.token), await isAlive(elsewhere)]).toEqual([true, false])
    expect(await listSubjects(person)).toEqual(['A second step now protects your Rashi account'])
    expect((await signIn(person)).status).toBe(401)
  })

  // Guard in server/domains/identity/own-second-factors/add-authenticator-app.ts: a stolen token locks nobody out.
  test('asks for the password (SEC-17)', async () => {
    const person = await createConfirmedPerson(product)
    const { status, body } = await post(person, '/add-authenticator-app', { password: 'Notmine99' })
    expect([status, body.code]).toEqual([422, 'password-wrong'])
  })

  // Guard in server/domains/identity/own-second-factors/change-factors.ts: somebody who signed up with a stranger's
  // address does not keep its holder out.
  test('needs a confirmed email (SEC-17)', async () => {
    const person = await createPerson(product)
    const { password } = person
    for (const path of ['/add-authenticator-app', '/add-passkey']) {
      const { status, body } = await post(person, path, { password })
      expect([status, body.code]).toEqual([409, 'email-unconfirmed'])
    }
  })

  // Guard in server/domains/identity/own-second-factors/add-authenticator-app.ts: the password was asked in this session.
  test('is finished by the session that began it, within 15 minutes, and once (SEC-10)', async () => {
    const person = await createConfirmedPerson(product)
    const elsewhere = { token: (await signIn(person)).body.token }
    const begin = async () => {
      const { password } = person
      return (await post(person, '/add-authenticator-app', { password })).body
    }
    const late = await begin()
    const confirm = (by: { token: string }, { setup, secret }: { setup: string; secret: string }) =>
      post(by, '/confirm-authenticator-app', { setup, code: readApp(product, secret) })
    expect((await confirm(elsewhere, late)).body.code).toBe('setup-expired')
    product.clock.advance({ minutes: 15 })
    expect((await confirm(person, late)).body.code).toBe('setup-expired')
    const [first, second] = [await begin(), await begin()]
    expect((await confirm(person, first)).status).toBe(200)
    expect((await confirm(person, second)).status).toBe(409)
    const { password } = person
    expect((await post(person, '/add-authenticator-app', { password })).status).toBe(409)
  })

  // Guard in server/platform/secrets/seal.ts: a copy of the table holds no secret.
  test('stores the secret and the recovery codes so that the tables do not tell them (SEC-18)', async () => {
    const person = await createConfirmedPerson(product)
    const { secret, recoveryCodes } = await addAuthenticatorApp(product, person)
    const { db } = product.context
    const { sealed_secret } = await db
      .selectFrom('authenticator_apps')
      .select('sealed_secret')
      .where('user_id', '=', person.user.id)
      .executeTakeFirstOrThrow()
    expect(sealed_secret.toString('latin1')).not.toContain(secret)
    const hashes = await db
      .selectFrom('recovery_codes')
      .select('code_hash')
      .where('user_id', '=', person.user.id)
      .execute()
    expect(hashes).toHaveLength(10)
    for (const { code_hash } of hashes) expect(recoveryCodes).not.toContain(code_hash)
  })
})

describe('adding a passkey', () => {
  const begin = async (person: Person) => {
    const { password } = person
    return (await succeed(post(person, '/add-passkey', { password }))).options
  }

  test('lists it by its name, ends other sessions and tells its owner (SEC-12)', async () => {
    const person = await createConfirmedPerson(product)
    const elsewhere = (await signIn(person)).body.token
    const options = await begin(person)
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Rashi' },
      user: { name: person.email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    })
    const passkey = createSoftwareAuthenticator().create({ ...site, ...options })
    const { body } = await post(person, '/confirm-passkey', { name: ' My phone ', passkey })
    expect(body.recovery_codes).toHaveLength(10)
    expect(body.second_factors.passkeys).toEqual([
      {
        id: expect.any(String),
        name: 'My phone',
        created_at: product.clock.now().toString(),
        last_used_at: null,
      },
    ])
    expect([await isAlive(person.token), await isAlive(elsewhere)]).toEqual([true, false])
    expect(await listSubjects(person)).toEqual(['A second step now protects your Rashi account'])
    expect((await begin(person)).excludeCredentials).toMatchObject([{ type: 'public-key' }])
  })

  test('is refused for a used challenge, another origin and another account (SEC-12)', async () => {
    const [person, other] = [
      await createConfirmedPerson(product),
      await createConfirmedPerson(product),
    ]
    const confirm = (by: Person, ceremony: { challenge: string; origin: string; rpId: string }) =>
      post(by, '/confirm-passkey', {
        name: '',
        passkey: createSoftwareAuthenticator().create(ceremony),
      })
    const evil = { ...site, origin: 'https://evil.example' }
    const { challenge } = await begin(person)
    expect((await confirm(other, { ...site, challenge })).body.code).toBe('passkey-refused')
    expect((await confirm(person, { ...evil, challenge })).body.code).toBe('passkey-refused')
    expect((await confirm(person, { ...site, challenge })).body.code).toBe('passkey-refused')
    const next = await begin(person)
    expect((await confirm(person, { ...site, challenge: next.challenge })).status).toBe(200)
    expect((await confirm(person, { ...site, challenge: next.challenge })).status).toBe(422)
  })

  test('is refused for a key that an account has, and for an eleventh one (SEC-12)', async () => {
    const person = await createConfirmedPerson(product)
    const authenticator = createSoftwareAuthenticator()
    const add = async (key = createSoftwareAuthenticator()) => {
      const { challenge } = await begin(person)
      const passkey = key.create({ ...site, challenge })
      return post(person, '/confirm-passkey', { name: 'Key', passkey })
    }
    expect((await add(authenticator)).body.recovery_codes).toHaveLength(10)
    expect((await add(authenticator)).body.code).toBe('passkey-taken')
    for (let added = 2; added <= 10; added++) expect((await add()).body.recovery_codes).toEqual([])
    const { password } = person
    const eleventh = await post(person, '/add-passkey', { password })
    expect([eleventh.status, eleventh.body.code]).toEqual([422, 'too-many-passkeys'])
  })

  test('is followed by other names for it, by its owner alone (SEC-12)', async () => {
    const [person, other] = [
      await createConfirmedPerson(product),
      await createConfirmedPerson(product),
    ]
    await addPasskey(product, person)
    const { id } = (await readFactors(person)).passkeys[0]
    const { body } = await post(person, '/rename-passkey', { id, name: 'Old phone' })
    expect(body.second_factors.passkeys[0].name).toBe('Old phone')
    expect((await post(other, '/rename-passkey', { id, name: 'Mine' })).status).toBe(404)
    const { password } = other
    expect((await post(other, '/remove-passkey', { id, password })).status).toBe(404)
    expect((await post(person, '/rename-passkey', { id, name: ' ' })).status).toBe(422)
  })
})

describe('removing a factor', () => {
  test('asks for the password, ends other sessions and tells the owner; after the last one the password is enough (SEC-17)', async () => {
    const person = await createConfirmedPerson(product)
    const { password } = person
    const authenticator = await addPasskey(product, person)
    await addAuthenticatorApp(product, person)
    const { challenge } = (await product.call('POST /api/login/passkey-options')).body.options
    const passkey = authenticator.assert({ ...site, challenge })
    const elsewhere = (await product.call('POST /api/login/passkey', { body: { passkey } })).body
    const wrong = await post(person, '/remove-authenticator-app', { password: 'Notmine99' })
    expect(wrong.body.code).toBe('password-wrong')
    expect(await isAlive(elsewhere.token)).toBe(true)

    const removed = await post(person, '/remove-authenticator-app', { password })
    expect(removed.body.second_factors).toMatchObject({
      authenticator_app: null,
      recovery_codes_left: 10,
    })
    expect([await isAlive(person.token), await isAlive(elsewhere.token)]).toEqual([true, false])
    expect((await signIn(person)).body.second_step.methods).toEqual(['passkey', 'recovery-code'])
    const { id } = removed.body.second_factors.passkeys[0]
    const last = await post(person, '/remove-passkey', { id, password })
    expect(last.body.second_factors).toMatchObject({ passkeys: [], recovery_codes_left: 0 })
    expect((await signIn(person)).status).toBe(200)
    expect((await listSubjects(person)).slice(-2)).toEqual(
      Array(2).fill('A second step of your Rashi account was removed'),
    )
    expect((await post(person, '/remove-authenticator-app', { password })).status).toBe(404)
  })
})

// Guard in server/domains/identity/sessions/sign-in.ts: a session that opens while a factor is added would stay.
test('a sign-in waits for a factor that is being added, and then needs it (SEC-17)', async () => {
  const person = await createConfirmedPerson(product)
  const { db } = product.context
  const sealed_secret = await seal(db, 'GEZDGNBVGY3TQOJQ', person.user.id)
  let signingIn: ReturnType<typeof signIn> | undefined
  await db.transaction().execute(async (trx) => {
    await lockUser(trx, person.user.id)
    signingIn = signIn(person)
    await expect.poll(() => countLockedSessions(db)).toBe(1)
    const app = { sealed_secret, last_step: 0, created_at: product.clock.now() }
    await insertAuthenticatorApp(trx, { ...app, user_id: person.user.id })
  })
  expect((await signingIn)?.body.code).toBe('second-step-required')
})

describe('recovery codes', () => {
  test('are replaced on the password alone, and the old ones stop working (SEC-14)', async () => {
    const person = await createConfirmedPerson(product)
    const { password } = person
    expect((await post(person, '/new-recovery-codes', { password })).status).toBe(404)
    const { recoveryCodes } = await addAuthenticatorApp(product, person)
    const wrong = await post(person, '/new-recovery-codes', { password: 'Notmine99' })
    expect(wrong.body.code).toBe('password-wrong')
    const { body } = await post(person, '/new-recovery-codes', { password })
    expect(body.recovery_codes).toHaveLength(10)
    expect(body.second_factors.recovery_codes_left).toBe(10)
    const { token } = (await signIn(person)).body.second_step
    const finish = (code = '') =>
      product.call('POST /api/login/second-step', { body: { token, code } })
    expect((await finish(recoveryCodes[0])).status).toBe(422)
    expect((await finish(body.recovery_codes[0])).status).toBe(200)
    expect(await listSubjects(person)).toContain('New recovery codes for your Rashi account')
  })
})

test('the export names passkeys and no secret (SEC-18)', async () => {
  const person = await createConfirmedPerson(product)
  const { secret, recoveryCodes } = await addAuthenticatorApp(product, person)
  const { id } = await addPasskey(product, person, 'Grandmother’s phone')
  const { body, text } = await callAs(person, 'GET /api/user/export')
  const rowsUnder = (topic: string) =>
    body.kept.find((one: { topic: string }) => one.topic === topic).rows
  const createdAt = product.clock.now().toString()
  expect(rowsUnder('authenticator_app')).toEqual([{ created_at: createdAt }])
  expect(rowsUnder('passkeys')).toEqual([
    { passkey_name: 'Grandmother’s phone', created_at: createdAt, last_used_at: null },
  ])
  for (const hidden of [secret, id, ...recoveryCodes]) expect(text).not.toContain(hidden)
})
