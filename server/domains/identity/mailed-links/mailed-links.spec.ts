import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp({
    config: { publicUrl: 'https://stars.example', brandName: 'Stars' },
  })
})
afterAll(() => product.close())

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  product.call(`POST /api${path}`, { body, headers })
const newPassword = 'Moonlight8'
const reset = (email: string, token: string, changes: object = {}) =>
  post('/reset-password', {
    email,
    token,
    password: newPassword,
    password_confirmation: newPassword,
    ...changes,
  })
const signInStatus = async (email: string, password: string) =>
  (await post('/login', { email, password })).status
const detailsStatus = async (token: string) =>
  (await product.call('GET /api/user/get-user-details', { token })).status

/** Runs `action` and the queues, and returns the emails that they sent. */
async function captureMails(action: () => Promise<unknown>) {
  const before = product.mails.length
  await action()
  await product.jobs.run()
  return product.mails.slice(before)
}

async function requestToken(path: '/forgot-password' | '/login/link', email: string) {
  // Earlier resets may have left notices in the queue.
  const mails = await captureMails(() => post(path, { email }))
  const text = mails.find(
    ({ to, text }) =>
      to === email && text.includes(path === '/login/link' ? '/login-link/' : '/reset-password/'),
  )?.text
  return /\/(?:reset-password|login-link)\/([\w-]{43})/.exec(text ?? '')?.[1] ?? ''
}

describe.each([
  ['/forgot-password', 'Check your email for further instructions.', 'ID-22'],
  ['/login/link', 'Check your email for your sign-in link.', 'API-54'],
])('POST %s', (path, msg, id) => {
  test(`responds alike for an email without an account, and sends it no email (${id}, API-10)`, async () => {
    const { email } = await createPerson(product)
    const known = await post(path, { email })
    await product.jobs.run()
    const mails = await captureMails(async () => {
      const unknown = await post(path, { email: 'nobody@example.org' })
      expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    })
    expect([known.status, known.body]).toEqual([200, { msg }])
    expect(mails).toEqual([])
  })

  test(`enqueues the same job with and without an account (${id})`, async () => {
    const { email } = await createPerson(product)
    const enqueued: string[] = []
    const { jobs } = product.context
    const enqueue = jobs.enqueue
    jobs.enqueue = (trx, name, payload) => {
      enqueued.push(name)
      return enqueue(trx, name, payload)
    }
    await post(path, { email })
    await post(path, { email: 'nobody-either@example.org' })
    jobs.enqueue = enqueue
    expect(enqueued).toEqual(['mailed-link', 'mailed-link'])
    await product.jobs.run()
  })

  test('sends at most 20 emails to a recipient in 24 hours (SEC-05)', async () => {
    const { email } = await createPerson(product)
    let sent = 0
    for (let minute = 0; minute < 24 * 60; minute += 30) {
      product.clock.advance({ minutes: 30 })
      if ((await post(path, { email })).status === 200) sent++
    }
    expect(sent).toBeGreaterThan(10)
    expect(sent).toBeLessThanOrEqual(20)
    await product.jobs.run()
  })

  test('sends 5 emails for each account, then one a minute (API-03)', async () => {
    const { email } = await createPerson(product)
    for (let mails = 1; mails <= 5; mails++) expect((await post(path, { email })).status).toBe(200)
    const refused = await post(path, { email: email.toUpperCase() })
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60'])
    product.clock.advance({ minutes: 1 })
    expect((await post(path, { email })).status).toBe(200)
    await product.jobs.run()
  })
})

test('emails with links are limited to 60 for each address (API-03)', async () => {
  const ask = (n: number) =>
    product.call('POST /api/login/link', {
      body: { email: `someone-${n}@example.org` },
      address: '203.0.113.60',
    })
  for (let mails = 1; mails <= 60; mails++) expect((await ask(mails)).status).toBe(200)
  expect((await ask(61)).status).toBe(429)
  await product.jobs.run()
})

describe('a reset link', () => {
  test('is emailed with the token and the email address, in the language of the request (ID-23)', async () => {
    const { email } = await createPerson(product, { email: 'mira+stars@example.org' })
    const [mail, ...others] = await captureMails(() =>
      post('/forgot-password', { email: 'MIRA+stars@example.org' }, { 'accept-language': 'hi' }),
    )
    expect(others).toEqual([])
    expect(mail?.to).toBe(email)
    expect(mail?.subject).toBe('Stars के लिए नया पासवर्ड चुनें')
    expect(mail?.text).toMatch(
      /https:\/\/stars\.example\/reset-password\/[\w-]{43}\/mira%2Bstars%40example\.org\n/,
    )
  })

  test('sets a new password, and the old one no longer signs in (ID-28)', async () => {
    const { email, password } = await createPerson(product)
    const { status, body } = await reset(email, await requestToken('/forgot-password', email))
    expect([status, body]).toEqual([200, { msg: 'Password reset successful.' }])
    expect(await signInStatus(email, newPassword)).toBe(200)
    expect(await signInStatus(email, password)).toBe(401)
  })

  test('that sets a new password is confirmed by email to the account (SEC-30)', async () => {
    const { email } = await createPerson(product)
    const token = await requestToken('/forgot-password', email)
    const mails = await captureMails(() => reset(email, token))
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [email, 'The password of your Stars account was changed'],
    ])
    expect(await captureMails(() => reset(email, token))).toEqual([])
  })

  test('ends every session of the user and no other session (ID-43)', async () => {
    const [mira, other] = [await createPerson(product), await createPerson(product)]
    const { email, password, token } = mira
    const elsewhere = (await post('/login', { email, password })).body.token
    await reset(email, await requestToken('/forgot-password', email))
    expect(await detailsStatus(token)).toBe(401)
    expect(await detailsStatus(elsewhere)).toBe(401)
    expect(await detailsStatus(other.token)).toBe(200)
  })

  test('works once, also for concurrent requests (ID-29)', async () => {
    const { email } = await createPerson(product)
    const token = await requestToken('/forgot-password', email)
    const answers = await Promise.all([1, 2, 3].map(() => reset(email, token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    const { status, body } = await reset(email, token, {
      password: 'Sunlight99',
      password_confirmation: 'Sunlight99',
    })
    expect([status, body.code]).toEqual([422, 'reset-link-invalid'])
    expect(await signInStatus(email, newPassword)).toBe(200)
  })

  test('works for 60 minutes (ID-29)', async () => {
    const { email, password } = await createPerson(product)
    const token = await requestToken('/forgot-password', email)
    product.clock.advance({ minutes: 60 })
    expect((await reset(email, token)).body.code).toBe('reset-link-invalid')
    expect(await signInStatus(email, password)).toBe(200)
    const another = await requestToken('/forgot-password', email)
    product.clock.advance({ minutes: 59, seconds: 59 })
    expect((await reset(email, another)).status).toBe(200)
  })

  test('is void once another link has set a password (ID-29)', async () => {
    const { email } = await createPerson(product)
    const older = await requestToken('/forgot-password', email)
    const signInLink = await requestToken('/login/link', email)
    await reset(email, await requestToken('/forgot-password', email))
    expect((await reset(email, older)).body.code).toBe('reset-link-invalid')
    expect((await post('/login/link/redeem', { token: signInLink })).status).toBe(422)
  })

  test('does not open another account, and a sign-in link does not set a password (ID-29)', async () => {
    const [mira, other] = [await createPerson(product), await createPerson(product)]
    const token = await requestToken('/forgot-password', mira.email)
    for (const [email, wrong] of [
      [other.email, token],
      ['nobody@example.org', token],
      [mira.email, 'A'.repeat(43)],
      [mira.email, await requestToken('/login/link', mira.email)],
    ] as const) {
      const { status, body } = await reset(email, wrong)
      expect([status, body.code]).toEqual([422, 'reset-link-invalid'])
    }
    expect(await signInStatus(mira.email, mira.password)).toBe(200)
    expect(await signInStatus(other.email, other.password)).toBe(200)
    expect((await reset(mira.email.toUpperCase(), token)).status).toBe(200)
  })

  test('stays valid after two different passwords, and the password is unchanged (ID-27)', async () => {
    const { email, password } = await createPerson(product)
    const token = await requestToken('/forgot-password', email)
    const { status, body } = await reset(email, token, { password_confirmation: 'moonlight8' })
    expect([status, body.code]).toEqual([422, 'passwords-differ'])
    expect(body.errors).toEqual({
      password_confirmation: ['The two passwords that you entered do not match!'],
    })
    expect(await signInStatus(email, password)).toBe(200)
    expect((await reset(email, token)).status).toBe(200)
  })

  test.each([
    ['', 'Password is required.'],
    ['Short7a', 'Password must be at least 8 characters long.'],
    ['MOONLIGHT8', 'Password must include at least one lowercase letter.'],
    ['moonlight8', 'Password must include at least one uppercase letter.'],
    ['Moonlight', 'Password must include at least one number.'],
  ])('refuses the password “%s”: %s (ID-25, ID-26)', async (password, message) => {
    const { status, body } = await reset('mira@example.org', 'token', {
      password,
      password_confirmation: password,
    })
    expect(status).toBe(422)
    expect(body.errors).toEqual({ password: [message] })
  })
})

describe('a sign-in link', () => {
  const redeem = (token: string) => post('/login/link/redeem', { token })

  test('opens one session, also for concurrent requests, and responds with token and user (API-54, ID-45)', async () => {
    const mira = await createPerson(product)
    const token = await requestToken('/login/link', mira.email)
    const answers = await Promise.all([1, 2, 3].map(() => redeem(token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    const opened = answers.find(({ status }) => status === 200)
    expect(opened?.body).toEqual({
      token: expect.any(String),
      user: { ...mira.user, email_confirmed: true, has_password: false },
      is_expected: false,
    })
    expect(await detailsStatus(opened?.body.token)).toBe(200)
    expect((await redeem(token)).body.code).toBe('sign-in-link-invalid')
  })

  test('is void once another one has been used (ID-52)', async () => {
    const { email } = await createPerson(product)
    const older = await requestToken('/login/link', email)
    expect((await redeem(await requestToken('/login/link', email))).status).toBe(200)
    expect((await redeem(older)).body.code).toBe('sign-in-link-invalid')
  })

  test('works for 15 minutes, and a reset link opens no session (ID-52)', async () => {
    const { email } = await createPerson(product)
    const token = await requestToken('/login/link', email)
    product.clock.advance({ minutes: 15 })
    expect((await redeem(token)).status).toBe(422)
    expect((await redeem(await requestToken('/forgot-password', email))).status).toBe(422)
  })

  test('leads to /login-link/{token}, and the database stores only the token’s hash (ID-42)', async () => {
    const { email } = await createPerson(product)
    const [mail] = await captureMails(() => post('/login/link', { email }))
    const token = /https:\/\/stars\.example\/login-link\/([\w-]+)\n/.exec(mail?.text ?? '')?.[1]
    expect(Buffer.from(token ?? '', 'base64url')).toHaveLength(32)
    const stored = await product.context.db.selectFrom('mailed_links').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(token)
  })

  test('is emailed anew if its job runs twice, and the earlier one is void (SEC-50)', async () => {
    const { email } = await createPerson(product)
    const { jobs, db } = product.context
    const request = {
      id: '019ab000-0000-7000-8000-000000000001',
      purpose: 'sign-in',
      email,
      languageId: 1,
    } as const
    const mails = await captureMails(() =>
      db.transaction().execute(async (trx) => {
        await jobs.enqueue(trx, 'mailed-link', request)
        await jobs.enqueue(trx, 'mailed-link', request)
      }),
    )
    const tokens = mails.map(({ text }) => /login-link\/([\w-]{43})/.exec(text)?.[1] ?? '')
    expect(tokens).toHaveLength(2)
    expect((await redeem(tokens[0] ?? '')).status).toBe(422)
    expect((await redeem(tokens[1] ?? '')).status).toBe(200)
  })

  test('that has expired is deleted, and a live one is not', async () => {
    const { db } = product.context
    await requestToken('/login/link', (await createPerson(product)).email)
    product.clock.advance({ minutes: 61 })
    const { email, user } = await createPerson(product)
    await requestToken('/login/link', email)
    await product.jobs.runScheduled('forget-dead-tokens')
    const left = await db.selectFrom('mailed_links').select('user_id').execute()
    expect(left).toEqual([{ user_id: user.id }])
  })
})
