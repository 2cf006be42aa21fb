import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPerson } from '../../testing/people.ts'
import { readApp, site, succeed } from '../../testing/second-factors.ts'
import { createSoftwareAuthenticator } from '../../testing/software-authenticator.ts'
import {
  callStudio,
  createStaff,
  inviteBy,
  readCookie,
  signInStaff,
  type TestStaff,
} from '../../testing/staff.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let product: TestApp
let owner: TestStaff
beforeAll(async () => {
  product = await createTestApp()
  owner = await createStaff(product, 'owner')
})
afterAll(() => product.close())

let lastAddress = 0
/** Calls from an address that no limit counts yet. */
const call = (name: string, body?: object, cookie?: string) =>
  callStudio(product, name, {
    address: `198.51.100.${++lastAddress}`,
    ...(body ? { body } : {}),
    ...(cookie ? { cookie } : {}),
  })
const newEmail = () => `staff-${randomBytes(5).toString('hex')}@example.org`
const status = async (cookie: string) => (await call('GET /session', undefined, cookie)).status
const password = 'Lanterns-of-7-boats'

/** Joins with a password and an authenticator app. */
async function joinByPassword(email = newEmail()) {
  const token = await inviteBy(product, email, 'editor')
  const { setup, secret } = await succeed(call('POST /join/authenticator-app', { token }))
  const code = readApp(product, secret)
  const body = { token, full_name: 'Ravi Menon', password, setup, code }
  return { email, secret, body, answer: await call('POST /join/password', body) }
}

describe('joining the studio', () => {
  test('with a passkey takes one link, and answers with a cookie and ten recovery codes (STU-02)', async () => {
    const email = newEmail()
    const token = await inviteBy(product, email, 'support')
    expect((await call('POST /join/invitation', { token })).body).toMatchObject({
      email,
      role: 'support',
      passkey_origin: site.origin,
    })
    const { options } = (await call('POST /join/passkey-options', { token })).body
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      authenticatorSelection: { userVerification: 'required' },
    })
    const passkey = createSoftwareAuthenticator().create({ ...site, challenge: options.challenge })
    const body = { token, full_name: 'Asha Rao', name: '', passkey }
    const joined = await call('POST /join/passkey', body)
    expect(joined.body).toEqual({
      staff: { id: expect.any(String), email, name: 'Asha Rao', role: 'support' },
      recovery_codes: expect.toSatisfy((codes) => new Set(codes).size === 10),
    })
    expect(joined.headers['set-cookie']).toMatch(
      /^__Host-studio=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
    expect(await status(readCookie(joined))).toBe(200)
    expect((await call('POST /join/passkey', body)).body.code).toBe('invitation-invalid')
  })

  test('with a password asks for an authenticator app as well (STU-03)', async () => {
    const { email, secret, body, answer } = await joinByPassword()
    expect(answer.status).toBe(200)
    expect(answer.body.recovery_codes).toHaveLength(10)
    expect(await status(readCookie(answer))).toBe(200)
    expect((await call('POST /join/password', body)).body.code).toBe('invitation-invalid')
    const rows = await product.context.db.selectFrom('staff').selectAll().execute()
    const stored = rows.find((row) => row.email === email)
    expect(stored?.password_hash).toMatch(/^\$argon2id\$/)
    expect(stored?.sealed_totp_secret?.toString('latin1')).not.toContain(secret)
  })

  test('with a password that others guess first, or a wrong code, is refused (STU-03)', async () => {
    const token = await inviteBy(product, newEmail(), 'viewer')
    const { setup, secret } = (await call('POST /join/authenticator-app', { token })).body
    const join = (over: object) =>
      call('POST /join/password', {
        token,
        full_name: 'Ravi Menon',
        password,
        setup,
        code: readApp(product, secret),
        ...over,
      })
    expect((await join({ password: 'Password1' })).body.errors).toHaveProperty('password')
    expect((await join({ code: '000000' })).body.code).toBe('code-wrong')
    expect((await join({ setup: 'x' })).body.code).toBe('setup-expired')
    expect((await join({})).status).toBe(200)
  })

  // Guard in server/domains/staff/staff-invitation.repository.ts: an old link in a mailbox opens nothing.
  test('takes a link for 24 hours, and only the newest one of an email (STU-01)', async () => {
    const email = newEmail()
    const show = async (token: string) => (await call('POST /join/invitation', { token })).status
    const first = await inviteBy(product, email, 'viewer')
    const second = await inviteBy(product, email.toUpperCase(), 'viewer')
    expect([await show(first), await show(second)]).toEqual([422, 200])
    product.clock.advance({ hours: 23, minutes: 59 })
    expect(await show(second)).toBe(200)
    product.clock.advance({ minutes: 1 })
    expect(await show(second)).toBe(422)
    const stored = await product.context.db.selectFrom('staff_invitations').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(second)
  })
})

describe('signing in to the studio by a passkey', () => {
  const challengeOf = async () =>
    (await call('POST /sign-in/passkey-options')).body.options.challenge
  const attempt = (passkey: object) => call('POST /sign-in/passkey', { passkey })

  test('opens a session, and a challenge works once (STU-04)', async () => {
    const challenge = await challengeOf()
    const passkey = owner.authenticator.assert({ ...site, challenge })
    const answer = await attempt(passkey)
    expect(answer.body).toEqual({
      staff: { id: owner.id, email: owner.email, name: 'Asha Rao', role: 'owner' },
    })
    expect(await status(readCookie(answer))).toBe(200)
    expect((await attempt(passkey)).body.code).toBe('passkey-refused')
  })

  // Guard in server/domains/staff/staff-passkeys.ts: a found key is not enough.
  test('needs a finger, a face or a PIN, our origin and a known key (STU-04)', async () => {
    const sign = async (more: object, by = owner.authenticator) =>
      by.assert({ ...site, challenge: await challengeOf(), ...more })
    const wrong = [
      await sign({ isUserVerified: false }),
      await sign({ origin: 'https://evil.example' }),
      await sign({}, createSoftwareAuthenticator()),
    ]
    for (const passkey of wrong) expect((await attempt(passkey)).status).toBe(422)
    const { challenge } = (
      await call('POST /join/passkey-options', {
        token: await inviteBy(product, newEmail(), 'viewer'),
      })
    ).body.options
    expect((await attempt(owner.authenticator.assert({ ...site, challenge }))).status).toBe(422)
  })

  test('is limited to 100 wrong ones for an address (STU-04)', async () => {
    const passkey = owner.authenticator.assert({ ...site, challenge: 'none' })
    const guess = () =>
      callStudio(product, 'POST /sign-in/passkey', { body: { passkey }, address: '192.0.2.1' })
    for (let count = 1; count <= 100; count++) expect((await guess()).status).toBe(422)
    expect((await guess()).status).toBe(429)
  })
})

describe('signing in to the studio by codes', () => {
  const signIn = (email: string, code: string, typed = password) =>
    call('POST /sign-in/code', { email, password: typed, code })

  test('takes password and code together, and each code once (STU-05)', async () => {
    const { email, secret } = await joinByPassword()
    product.clock.advance({ seconds: 30 })
    const code = readApp(product, secret)
    const wrong = await signIn(email, code, 'Lanterns-of-8-boats')
    expect([wrong.status, wrong.body.code]).toEqual([401, 'studio-credentials-wrong'])
    expect((await signIn(email, '000000')).text).toBe(wrong.text)
    expect((await signIn(newEmail(), code)).text).toBe(wrong.text)
    expect((await signIn(email.toUpperCase(), code)).status).toBe(200)
    expect((await signIn(email, code)).text).toBe(wrong.text)
  })

  // Guard in server/domains/staff/sign-in-staff.ts: a list of codes that was found opens nothing without the password.
  test('takes a recovery code once, with the password where there is one (STU-05)', async () => {
    const { email, answer } = await joinByPassword()
    const [code] = answer.body.recovery_codes
    expect((await signIn(email, code, '')).status).toBe(401)
    expect((await signIn(email, code)).status).toBe(200)
    expect((await signIn(email, code)).status).toBe(401)
    const [ownCode = ''] = owner.recoveryCodes
    expect((await signIn(owner.email, ownCode.toUpperCase(), '')).status).toBe(200)
    expect((await signIn(owner.email, ownCode, '')).status).toBe(401)
  })

  test('is limited to ten wrong codes after the right password, from any address (STU-05)', async () => {
    const { email, secret } = await joinByPassword()
    for (let count = 1; count <= 10; count++)
      expect((await signIn(email, '000000')).status).toBe(401)
    product.clock.advance({ seconds: 30 })
    expect((await signIn(email, readApp(product, secret))).status).toBe(429)
  })
})

describe('a session of the studio', () => {
  // Guard in server/domains/staff/staff-session.rules.ts: a desk that somebody left does not stay open.
  test('ends 15 minutes after its last use, and after 12 hours (STU-06)', async () => {
    const idle = await signInStaff(product, owner)
    product.clock.advance({ minutes: 15 })
    expect(await status(idle)).toBe(200)
    product.clock.advance({ minutes: 15, seconds: 1 })
    expect(await status(idle)).toBe(401)
    const busy = await signInStaff(product, owner)
    for (let quarters = 1; quarters <= 48; quarters++) {
      product.clock.advance({ minutes: 15 })
      expect(await status(busy)).toBe(200)
    }
    product.clock.advance({ seconds: 1 })
    expect(await status(busy)).toBe(401)
  })

  test('is stored as a hash, and is none of a customer (STU-06)', async () => {
    const cookie = await signInStaff(product, owner)
    const token = cookie.split('=')[1] ?? ''
    const stored = await product.context.db.selectFrom('staff_sessions').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(token)
    expect((await product.call('GET /api/user/sessions', { token })).status).toBe(401)
    const { token: customer } = await createPerson(product)
    expect(await status(`__Host-studio=${customer}`)).toBe(401)
  })

  test('is listed, and ended by its owner alone (STU-13)', async () => {
    const member = await createStaff(product, 'editor')
    const other = await signInStaff(product, member)
    const foreign = await signInStaff(product, owner)
    const { sessions } = (await call('GET /own-access', undefined, member.cookie)).body
    expect(sessions).toHaveLength(2)
    const { id } = sessions.find((one: { is_current: boolean }) => !one.is_current)
    await succeed(call('POST /end-session', { session_id: id }, foreign))
    expect(await status(other)).toBe(200)
    await succeed(call('POST /end-session', { session_id: id }, member.cookie))
    expect([await status(other), await status(member.cookie)]).toEqual([401, 200])
    const left = await call('POST /sign-out', undefined, member.cookie)
    expect(left.headers['set-cookie']).toContain('__Host-studio=; Max-Age=0;')
    expect(await status(member.cookie)).toBe(401)
  })

  test('is answered by nothing that a cache may keep (STU-20)', async () => {
    const cookie = await signInStaff(product, owner)
    const answers = await Promise.all([
      call('GET /session', undefined, cookie),
      call('GET /acts.csv', undefined, cookie),
      call('GET /session'),
    ])
    for (const { headers } of answers) expect(headers['cache-control']).toBe('no-store')
  })
})
