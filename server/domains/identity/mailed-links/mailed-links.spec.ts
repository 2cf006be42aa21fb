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

/** What was mailed by `ask`, after the queues have run. */
async function mailsOf(ask: () => Promise<unknown>) {
  const before = product.mails.length
  await ask()
  await product.jobs.run()
  return product.mails.slice(before)
}

async function tokenMailed(path: '/forgot-password' | '/login/link', email: string) {
  const [mail] = await mailsOf(() => post(path, { email }))
  return /\/(?:reset-password|login-link)\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
}

describe.each([
  ['/forgot-password', 'Check your email for further instructions.', 'ID-22'],
  ['/login/link', 'Check your email for your sign-in link.', 'API-54'],
])('POST %s', (path, msg, id) => {
  test(`answers the same for an email without an account, and mails nothing to it (${id}, API-10)`, async () => {
    const { email } = await createPerson(product)
    const known = await post(path, { email })
    await product.jobs.run()
    const mails = await mailsOf(async () => {
      const unknown = await post(path, { email: 'nobody@example.org' })
      expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    })
    expect([known.status, known.body]).toEqual([200, { msg }])
    expect(mails).toEqual([])
  })

  test(`leaves the same work to the queue for both (${id})`, async () => {
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

  test('mails 5 an account, then one a minute (API-03)', async () => {
    const { email } = await createPerson(product)
    for (let mails = 1; mails <= 5; mails++) expect((await post(path, { email })).status).toBe(200)
    const refused = await post(path, { email: email.toUpperCase() })
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60'])
    product.clock.advance({ minutes: 1 })
    expect((await post(path, { email })).status).toBe(200)
    await product.jobs.run()
  })
})

test('mails are 60 an address (API-03)', async () => {
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
  test('is mailed with the token and the email, in the language it was asked for (ID-23)', async () => {
    const { email } = await createPerson(product, { email: 'mira+stars@example.org' })
    const [mail, ...others] = await mailsOf(() =>
      post('/forgot-password', { email: 'MIRA+stars@example.org' }, { 'accept-language': 'hi' }),
    )
    expect(others).toEqual([])
    expect(mail?.to).toBe(email)
    expect(mail?.subject).toBe('Stars के लिए नया पासवर्ड चुनें')
    expect(mail?.text).toMatch(
      /https:\/\/stars\.example\/reset-password\/[\w-]{43}\/mira%2Bstars%40example\.org\n/,
    )
  })

  test('sets a password that signs in, and the old one no longer does (ID-28)', async () => {
    const { email, password } = await createPerson(product)
    const { status, body } = await reset(email, await tokenMailed('/forgot-password', email))
    expect([status, body]).toEqual([200, { msg: 'Password reset successful.' }])
    expect(await signInStatus(email, newPassword)).toBe(200)
    expect(await signInStatus(email, password)).toBe(401)
  })

  test('ends every session of the user and of nobody else (ID-43)', async () => {
    const [mira, other] = [await createPerson(product), await createPerson(product)]
    const { email, password, token } = mira
    const elsewhere = (await post('/login', { email, password })).body.token
    await reset(email, await tokenMailed('/forgot-password', email))
    expect(await detailsStatus(token)).toBe(401)
    expect(await detailsStatus(elsewhere)).toBe(401)
    expect(await detailsStatus(other.token)).toBe(200)
  })

  test('works once, even for many at once (ID-29)', async () => {
    const { email } = await createPerson(product)
    const token = await tokenMailed('/forgot-password', email)
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
    const token = await tokenMailed('/forgot-password', email)
    product.clock.advance({ minutes: 60 })
    expect((await reset(email, token)).body.code).toBe('reset-link-invalid')
    expect(await signInStatus(email, password)).toBe(200)
    const another = await tokenMailed('/forgot-password', email)
    product.clock.advance({ minutes: 59, seconds: 59 })
    expect((await reset(email, another)).status).toBe(200)
  })

  test('is void once another link has set a password (ID-29)', async () => {
    const { email } = await createPerson(product)
    const elder = await tokenMailed('/forgot-password', email)
    const signInLink = await tokenMailed('/login/link', email)
    await reset(email, await tokenMailed('/forgot-password', email))
    expect((await reset(email, elder)).body.code).toBe('reset-link-invalid')
    expect((await post('/login/link/redeem', { token: signInLink })).status).toBe(422)
  })

  test('opens no other account, and a sign-in link sets no password (ID-29)', async () => {
    const [mira, other] = [await createPerson(product), await createPerson(product)]
    const token = await tokenMailed('/forgot-password', mira.email)
    for (const [email, wrong] of [
      [other.email, token],
      ['nobody@example.org', token],
      [mira.email, 'A'.repeat(43)],
      [mira.email, await tokenMailed('/login/link', mira.email)],
    ] as const) {
      const { status, body } = await reset(email, wrong)
      expect([status, body.code]).toEqual([422, 'reset-link-invalid'])
    }
    expect(await signInStatus(mira.email, mira.password)).toBe(200)
    expect(await signInStatus(other.email, other.password)).toBe(200)
    expect((await reset(mira.email.toUpperCase(), token)).status).toBe(200)
  })

  test('stays good after a different confirmation, and the password stays (ID-27)', async () => {
    const { email, password } = await createPerson(product)
    const token = await tokenMailed('/forgot-password', email)
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

  test('answers token and user, once, even for many at once (API-54, ID-45)', async () => {
    const mira = await createPerson(product)
    const token = await tokenMailed('/login/link', mira.email)
    const answers = await Promise.all([1, 2, 3].map(() => redeem(token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    const opened = answers.find(({ status }) => status === 200)
    expect(opened?.body).toEqual({ token: expect.any(String), user: mira.user })
    expect(await detailsStatus(opened?.body.token)).toBe(200)
    expect((await redeem(token)).body.code).toBe('sign-in-link-invalid')
  })

  test('is void once another has been used (ID-52)', async () => {
    const { email } = await createPerson(product)
    const elder = await tokenMailed('/login/link', email)
    expect((await redeem(await tokenMailed('/login/link', email))).status).toBe(200)
    expect((await redeem(elder)).body.code).toBe('sign-in-link-invalid')
  })

  test('works for 15 minutes; a reset link opens no session (ID-52)', async () => {
    const { email } = await createPerson(product)
    const token = await tokenMailed('/login/link', email)
    product.clock.advance({ minutes: 15 })
    expect((await redeem(token)).status).toBe(422)
    expect((await redeem(await tokenMailed('/forgot-password', email))).status).toBe(422)
  })

  test('leads to /login-link/{token}; the database keeps only its hash (ID-42)', async () => {
    const { email } = await createPerson(product)
    const [mail] = await mailsOf(() => post('/login/link', { email }))
    const token = /https:\/\/stars\.example\/login-link\/([\w-]+)\n/.exec(mail?.text ?? '')?.[1]
    expect(Buffer.from(token ?? '', 'base64url')).toHaveLength(32)
    const kept = await product.context.db.selectFrom('mailed_links').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain(token)
  })

  test('is mailed once where its work is done twice', async () => {
    const { email } = await createPerson(product)
    const { jobs, db } = product.context
    const request = {
      id: '019ab000-0000-7000-8000-000000000001',
      purpose: 'sign-in',
      email,
      languageId: 1,
    } as const
    const mails = await mailsOf(() =>
      db.transaction().execute(async (trx) => {
        await jobs.enqueue(trx, 'mailed-link', request)
        await jobs.enqueue(trx, 'mailed-link', request)
      }),
    )
    expect(mails).toHaveLength(1)
  })

  test('that has expired is forgotten, and one that lives is not', async () => {
    const { db } = product.context
    await tokenMailed('/login/link', (await createPerson(product)).email)
    product.clock.advance({ minutes: 61 })
    const { email, user } = await createPerson(product)
    await tokenMailed('/login/link', email)
    await product.jobs.runScheduled('forget-dead-tokens')
    const left = await db.selectFrom('mailed_links').select('user_id').execute()
    expect(left).toEqual([{ user_id: user.id }])
  })
})
