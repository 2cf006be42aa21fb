import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPerson, type Person } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp({
    config: { publicUrl: 'https://stars.example', brandName: 'Stars' },
  })
})
afterAll(() => product.close())

const post = (path: string, token: string, body: object, address?: string) =>
  product.call(`POST /api/user/${path}`, { token, body, ...(address ? { address } : {}) })
const signIn = ({ email, password }: Pick<Person, 'email' | 'password'>, agent?: string) =>
  product.call('POST /api/login', {
    body: { email, password },
    headers: agent ? { 'user-agent': agent } : {},
  })
const getEmail = async (token: string) =>
  (await product.call('GET /api/user/get-user-details', { token })).body.data?.user.email
const isAlive = async (token: string) =>
  (await product.call('GET /api/user/get-user-details', { token })).status === 200

let count = 0
const createAddress = () => `vega-${++count}@example.org`

/** Runs `action` and the queues, and returns the emails that they sent. */
async function captureMails(action: () => Promise<unknown>) {
  product.mails.length = 0
  await action()
  await product.jobs.run()
  return [...product.mails]
}
const tokenIn = (text: string | undefined) =>
  /https:\/\/stars\.example\/confirm-email\/([\w-]{43})\n/.exec(text ?? '')?.[1] ?? ''
const confirm = (token: string) => product.call('POST /api/user/confirm-email', { body: { token } })

async function requestLink({ token, password }: Person, email: string) {
  const mails = await captureMails(() => post('change-email', token, { email, password }))
  return tokenIn(mails.find(({ to }) => to === email)?.text)
}

describe('a change of email', () => {
  test('takes effect when the link in the new mailbox is opened, and the old email is notified (API-53, ID-46)', async () => {
    const mira = await createPerson(product)
    const email = createAddress()
    const mails = await captureMails(async () => {
      const { status, body } = await post('change-email', mira.token, {
        email,
        password: mira.password,
      })
      expect([status, body.msg]).toEqual([200, expect.stringContaining('a link is on its way')])
    })
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [email, 'Confirm your new email for Stars'],
      [mira.email, 'A new email for your Stars account'],
    ])
    expect(mails[1]?.text).not.toContain(email)
    expect(await getEmail(mira.token)).toBe(mira.email)

    const notices = await captureMails(async () => {
      const answer = await confirm(tokenIn(mails[0]?.text))
      expect(answer.body).toEqual({ email, msg: 'Your email has been changed.' })
    })
    expect(notices.map(({ to, subject }) => [to, subject])).toEqual([
      [mira.email, 'Your Stars account has a new email'],
    ])
    expect(await getEmail(mira.token)).toBe(email)
    expect((await signIn({ email, password: mira.password })).status).toBe(200)
    expect((await signIn(mira)).status).toBe(401)
  })

  test('responds alike for an email that has an account, and sends nothing', async () => {
    const [mira, other] = [await createPerson(product), await createPerson(product)]
    const free = await post('change-email', mira.token, {
      email: createAddress(),
      password: mira.password,
    })
    await product.jobs.run()
    const mails = await captureMails(async () => {
      const taken = await post('change-email', mira.token, {
        email: other.email.toUpperCase(),
        password: mira.password,
      })
      expect([taken.status, taken.body]).toEqual([free.status, free.body])
    })
    expect(mails).toEqual([])
  })

  test('works once, within 60 minutes, and only by the newest link (ID-46)', async () => {
    const mira = await createPerson(product)
    const [first, second, third] = [createAddress(), createAddress(), createAddress()]
    const older = await requestLink(mira, first)
    const newer = await requestLink(mira, second)
    expect((await confirm(older)).body.code).toBe('email-link-invalid')
    expect((await confirm(newer)).status).toBe(200)
    expect((await confirm(newer)).body.code).toBe('email-link-invalid')
    const late = await requestLink(mira, third)
    product.clock.advance({ minutes: 60 })
    expect((await confirm(late)).status).toBe(422)
    expect((await confirm('nonsense')).status).toBe(422)
  })

  test('is void if another account took the email since or the password was changed (ID-46)', async () => {
    const mira = await createPerson(product)
    const email = createAddress()
    const link = await requestLink(mira, email)
    await createPerson(product, { email })
    expect((await confirm(link)).body.code).toBe('email-link-invalid')

    const asha = await createPerson(product)
    const voided = await requestLink(asha, createAddress())
    await post('change-password', asha.token, {
      current_password: asha.password,
      password: 'Moonlight8',
      password_confirmation: 'Moonlight8',
    })
    expect((await confirm(voided)).body.code).toBe('email-link-invalid')
  })

  // Guard in server/domains/identity/own-account/request-email-change.ts: a voided change is not mailed by a retry.
  test('that is voided while its email waits is never mailed (SEC-50)', async () => {
    const { token, password } = await createPerson(product)
    const email = createAddress()
    const mails = await captureMails(async () => {
      await post('change-email', token, { email, password })
      await post('change-password', token, {
        current_password: password,
        password: 'Moonlight8',
        password_confirmation: 'Moonlight8',
      })
    })
    expect(mails.length).toBeGreaterThan(0)
    expect(mails.filter(({ to }) => to === email)).toEqual([])
  })

  // Guard in server/domains/identity/own-account/confirm-email.ts: a new email ends the sessions of others.
  test('signs the account out everywhere but where it was asked for and where it was opened (SEC-31)', async () => {
    const [mira, other] = [await createPerson(product), await createPerson(product)]
    const [opening, third] = [(await signIn(mira)).body.token, (await signIn(mira)).body.token]
    const link = await requestLink(mira, createAddress())
    const answer = await product.call('POST /api/user/confirm-email', {
      body: { token: link },
      token: opening,
    })
    expect(answer.status).toBe(200)
    expect(await Promise.all([mira.token, opening, third, other.token].map(isAlive))).toEqual([
      true,
      true,
      false,
      true,
    ])
  })

  test('stores only the hash of its token', async () => {
    const mira = await createPerson(product)
    const link = await requestLink(mira, createAddress())
    const rows = await product.context.db.selectFrom('mailed_links').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(link)
  })
})

describe('the account’s password', () => {
  const wrong = { status: 422, body: { code: 'password-wrong' } }

  test('is required to change the email or password and to delete the account (API-53, ID-46, ID-47, ID-50)', async () => {
    const { token } = await createPerson(product)
    const password = 'Notmine99'
    const answers = [
      await post('change-email', token, { email: createAddress(), password }),
      await post('change-password', token, {
        current_password: password,
        password: 'Moonlight8',
        password_confirmation: 'Moonlight8',
      }),
      await post('delete-account', token, { password }),
    ]
    for (const answer of answers) expect(answer).toMatchObject(wrong)
    expect(answers.map(({ body }) => Object.keys(body.errors)[0])).toEqual([
      'password',
      'current_password',
      'password',
    ])
    expect(await isAlive(token)).toBe(true)
  })

  test('cannot be guessed with a stolen token, as wrong ones are limited to 20 for each account (API-03)', async () => {
    const { token, password } = await createPerson(product)
    const guess = (attempt: string, n: number) =>
      post('delete-account', token, { password: attempt }, `203.0.113.${n}`)
    for (let n = 1; n <= 20; n++) expect((await guess('Notmine99', n)).status).toBe(422)
    expect((await guess(password, 21)).status).toBe(429)
    expect(await isAlive(token)).toBe(true)
  })
})

describe('a new password', () => {
  const change = (person: Person, changes: object = {}) =>
    post('change-password', person.token, {
      current_password: person.password,
      password: 'Moonlight8',
      password_confirmation: 'Moonlight8',
      ...changes,
    })

  test('ends every session, opens a new one for the caller, and is confirmed by email (ID-43, ID-47)', async () => {
    const mira = await createPerson(product)
    const elsewhere = (await signIn(mira)).body.token
    const other = await createPerson(product)
    let answer: Awaited<ReturnType<typeof change>> | undefined
    const mails = await captureMails(async () => (answer = await change(mira)))
    expect(answer?.status).toBe(200)
    expect(await Promise.all([mira.token, elsewhere].map(isAlive))).toEqual([false, false])
    expect(await Promise.all([answer?.body.token, other.token].map(isAlive))).toEqual([true, true])
    expect((await signIn(mira)).status).toBe(401)
    expect((await signIn({ ...mira, password: 'Moonlight8' })).status).toBe(200)
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [mira.email, 'The password of your Stars account was changed'],
    ])
  })

  test('obeys the rules of sign-up and is entered twice (ID-47)', async () => {
    const mira = await createPerson(product)
    expect((await change(mira, { password: 'short' })).body.errors).toHaveProperty('password')
    expect(await change(mira, { password_confirmation: 'Other1234' })).toMatchObject({
      status: 422,
      body: { code: 'passwords-differ' },
    })
    expect(await isAlive(mira.token)).toBe(true)
  })
})

describe('a person’s sessions', () => {
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'
  const listSessions = async (token: string) =>
    (await product.call('GET /api/user/sessions', { token })).body.sessions

  test('are listed with browser, system and last use, the current one first (ID-48)', async () => {
    await createPerson(product)
    const mira = await createPerson(product)
    product.clock.advance({ minutes: 10 })
    const here = (await signIn(mira, firefox)).body.token
    const [first, second, ...others] = await listSessions(here)
    expect(others).toEqual([])
    expect(first).toEqual({
      id: expect.any(String),
      device: 'Firefox · Windows',
      is_current: true,
      signed_in_at: product.clock.now().toString(),
      last_used_at: product.clock.now().toString(),
    })
    expect(second).toMatchObject({ is_current: false, device: null })
    product.clock.advance({ minutes: 25 })
    // The other one has expired, 35 minutes after its last use.
    expect(await listSessions(here)).toHaveLength(1)
  })

  test('can be ended singly or together, but never the current one or another person’s (ID-48)', async () => {
    const [mira, other] = [await createPerson(product), await createPerson(product)]
    const [one, two] = [(await signIn(mira)).body.token, (await signIn(mira)).body.token]
    const [, elsewhere] = await listSessions(mira.token)
    const [foreign] = await listSessions(other.token)
    const ended = await post('end-sessions', mira.token, { session_id: elsewhere.id })
    expect(ended.body.sessions).toHaveLength(2)
    await post('end-sessions', mira.token, { session_id: foreign.id })
    const [own] = await listSessions(mira.token)
    await post('end-sessions', mira.token, { session_id: own.id })
    expect(await Promise.all([mira.token, other.token].map(isAlive))).toEqual([true, true])
    const all = await post('end-sessions', mira.token, {})
    expect(all.body.sessions).toMatchObject([{ is_current: true }])
    expect(await Promise.all([mira.token, one, two].map(isAlive))).toEqual([true, false, false])
  })

  test('do not list a purchase session, which ends with them (MOB-01, ID-48)', async () => {
    const mira = await createPerson(product)
    const { token } = (await product.call('POST /api/user/purchase-session', { token: mira.token }))
      .body
    const offer = 'GET /api/payment-plan/one-off-offer/1'
    const isKnown = async () => (await product.call(offer, { token })).status !== 401
    expect(await listSessions(mira.token)).toMatchObject([{ is_current: true }])
    expect(await isKnown()).toBe(true)
    await post('end-sessions', mira.token, {})
    expect(await isKnown()).toBe(false)
  })
})
