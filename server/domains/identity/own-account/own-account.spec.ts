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
const emailOf = async (token: string) =>
  (await product.call('GET /api/user/get-user-details', { token })).body.data?.user.email
const isAlive = async (token: string) =>
  (await product.call('GET /api/user/get-user-details', { token })).status === 200

let count = 0
const anAddress = () => `vega-${++count}@example.org`

/** What was mailed by `ask`, after the queues have run. */
async function mailsOf(ask: () => Promise<unknown>) {
  product.mails.length = 0
  await ask()
  await product.jobs.run()
  return [...product.mails]
}
const tokenIn = (text: string | undefined) =>
  /https:\/\/stars\.example\/confirm-email\/([\w-]{43})\n/.exec(text ?? '')?.[1] ?? ''
const confirm = (token: string) => product.call('POST /api/user/confirm-email', { body: { token } })

async function linkFor({ token, password }: Person, email: string) {
  const mails = await mailsOf(() => post('change-email', token, { email, password }))
  return tokenIn(mails.find(({ to }) => to === email)?.text)
}

describe('a change of email', () => {
  test('takes effect once the link mailed to the new address is opened, and the old one is told (API-53, ID-46)', async () => {
    const mira = await createPerson(product)
    const email = anAddress()
    const mails = await mailsOf(async () => {
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
    expect(await emailOf(mira.token)).toBe(mira.email)

    const told = await mailsOf(async () => {
      const answer = await confirm(tokenIn(mails[0]?.text))
      expect(answer.body).toEqual({ email, msg: 'Your email is changed.' })
    })
    expect(told.map(({ to, subject }) => [to, subject])).toEqual([
      [mira.email, 'Your Stars account has a new email'],
    ])
    expect(await emailOf(mira.token)).toBe(email)
    expect((await signIn({ email, password: mira.password })).status).toBe(200)
    expect((await signIn(mira)).status).toBe(401)
  })

  test('answers the same for an address that has an account, and mails nobody', async () => {
    const [mira, other] = [await createPerson(product), await createPerson(product)]
    const free = await post('change-email', mira.token, {
      email: anAddress(),
      password: mira.password,
    })
    await product.jobs.run()
    const mails = await mailsOf(async () => {
      const taken = await post('change-email', mira.token, {
        email: other.email.toUpperCase(),
        password: mira.password,
      })
      expect([taken.status, taken.body]).toEqual([free.status, free.body])
    })
    expect(mails).toEqual([])
  })

  test('works once, within 60 minutes, and only the newest link (ID-46)', async () => {
    const mira = await createPerson(product)
    const [first, second, third] = [anAddress(), anAddress(), anAddress()]
    const elder = await linkFor(mira, first)
    const newer = await linkFor(mira, second)
    expect((await confirm(elder)).body.code).toBe('email-link-invalid')
    expect((await confirm(newer)).status).toBe(200)
    expect((await confirm(newer)).body.code).toBe('email-link-invalid')
    const late = await linkFor(mira, third)
    product.clock.advance({ minutes: 60 })
    expect((await confirm(late)).status).toBe(422)
    expect((await confirm('nonsense')).status).toBe(422)
  })

  test('is void where the address got an account in the meantime, or the password was changed (ID-46)', async () => {
    const mira = await createPerson(product)
    const email = anAddress()
    const link = await linkFor(mira, email)
    await createPerson(product, { email })
    expect((await confirm(link)).body.code).toBe('email-link-invalid')

    const asha = await createPerson(product)
    const voided = await linkFor(asha, anAddress())
    await post('change-password', asha.token, {
      current_password: asha.password,
      password: 'Moonlight8',
      password_confirmation: 'Moonlight8',
    })
    expect((await confirm(voided)).body.code).toBe('email-link-invalid')
  })

  test('keeps no token but its hash', async () => {
    const mira = await createPerson(product)
    const link = await linkFor(mira, anAddress())
    const rows = await product.context.db.selectFrom('mailed_links').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(link)
  })
})

describe('the own password', () => {
  const wrong = { status: 422, body: { code: 'password-wrong' } }

  test('is asked for by a change of email, of password, and a deletion (API-53, ID-46, ID-47, ID-50)', async () => {
    const { token } = await createPerson(product)
    const password = 'Notmine99'
    const answers = [
      await post('change-email', token, { email: anAddress(), password }),
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

  test('cannot be guessed by way of a stolen token: 20 wrong tries an account (API-03)', async () => {
    const { token, password } = await createPerson(product)
    const guess = (given: string, n: number) =>
      post('delete-account', token, { password: given }, `203.0.113.${n}`)
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

  test('ends every session, hands the caller a new one, and is told by mail (ID-43, ID-47)', async () => {
    const mira = await createPerson(product)
    const elsewhere = (await signIn(mira)).body.token
    const other = await createPerson(product)
    let answer: Awaited<ReturnType<typeof change>> | undefined
    const mails = await mailsOf(async () => (answer = await change(mira)))
    expect(answer?.status).toBe(200)
    expect(await Promise.all([mira.token, elsewhere].map(isAlive))).toEqual([false, false])
    expect(await Promise.all([answer?.body.token, other.token].map(isAlive))).toEqual([true, true])
    expect((await signIn(mira)).status).toBe(401)
    expect((await signIn({ ...mira, password: 'Moonlight8' })).status).toBe(200)
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [mira.email, 'The password of your Stars account was changed'],
    ])
  })

  test('keeps the rules of a sign-up, and is typed twice (ID-47)', async () => {
    const mira = await createPerson(product)
    expect((await change(mira, { password: 'short' })).body.errors).toHaveProperty('password')
    expect(await change(mira, { password_confirmation: 'Other1234' })).toMatchObject({
      status: 422,
      body: { code: 'passwords-differ' },
    })
    expect(await isAlive(mira.token)).toBe(true)
  })
})

describe('the places where somebody is signed in', () => {
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'
  const sessionsOf = async (token: string) =>
    (await product.call('GET /api/user/sessions', { token })).body.sessions

  test('are listed with browser, system and last use, this one first, and nobody else’s (ID-48)', async () => {
    await createPerson(product)
    const mira = await createPerson(product)
    product.clock.advance({ minutes: 10 })
    const here = (await signIn(mira, firefox)).body.token
    const [first, second, ...others] = await sessionsOf(here)
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
    // The other has not been used for 35 minutes: it is dead.
    expect(await sessionsOf(here)).toHaveLength(1)
  })

  test('are signed out of from here, one or all, and never this one (ID-48)', async () => {
    const [mira, other] = [await createPerson(product), await createPerson(product)]
    const [one, two] = [(await signIn(mira)).body.token, (await signIn(mira)).body.token]
    const [, elsewhere] = await sessionsOf(mira.token)
    const [foreign] = await sessionsOf(other.token)
    const ended = await post('end-sessions', mira.token, { session_id: elsewhere.id })
    expect(ended.body.sessions).toHaveLength(2)
    await post('end-sessions', mira.token, { session_id: foreign.id })
    const [own] = await sessionsOf(mira.token)
    await post('end-sessions', mira.token, { session_id: own.id })
    expect(await Promise.all([mira.token, other.token].map(isAlive))).toEqual([true, true])
    const all = await post('end-sessions', mira.token, {})
    expect(all.body.sessions).toMatchObject([{ is_current: true }])
    expect(await Promise.all([mira.token, one, two].map(isAlive))).toEqual([true, false, false])
  })

  test('are sign-ins alone: a session handed over for a purchase is not among them, and ends with them (MOB-01, ID-48)', async () => {
    const mira = await createPerson(product)
    const { token } = (await product.call('POST /api/user/purchase-session', { token: mira.token }))
      .body
    const offer = 'GET /api/payment-plan/one-off-offer/1'
    const isKnown = async () => (await product.call(offer, { token })).status !== 401
    expect(await sessionsOf(mira.token)).toMatchObject([{ is_current: true }])
    expect(await isKnown()).toBe(true)
    await post('end-sessions', mira.token, {})
    expect(await isKnown()).toBe(false)
  })
})
