import type { SignInRecord } from '@rashi/contract'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countLockedSessions } from '../../../testing/database.ts'
import { createPerson, type Person } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { recordWrongPassword } from '../sessions/note-wrong-password.ts'
import { countWrongPassword } from '../sessions/sign-in-record.repository.ts'

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'
const [home, elsewhere] = ['203.0.113.7', '2001:db8:5:9::1']

let product: TestApp
beforeAll(async () => {
  product = await createTestApp({ config: { publicUrl: 'https://stars.example' } })
})
afterAll(() => product.close())

const signIn = ({ email, password }: Pick<Person, 'email' | 'password'>, address = home) =>
  product.call('POST /api/login', {
    body: { email, password },
    headers: { 'user-agent': firefox },
    address,
  })
const listSignIns = async (token: string, address = home): Promise<SignInRecord[]> =>
  (await product.call('GET /api/user/sessions', { token, address })).body.sign_ins

async function requestToken(path: string, email: string): Promise<string> {
  await product.call(`POST /api${path}`, { body: { email } })
  await product.jobs.run()
  const mail = product.mails.findLast(({ to, text }) => to === email && /-link\/|reset-/.test(text))
  return /\/(?:reset-password|login-link)\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
}

test('sign-ins are listed with when, how, browser and part of the address, the newest first (SEC-27)', async () => {
  const mira = await createPerson(product)
  product.clock.advance({ minutes: 1 })
  const token = (await signIn(mira)).body.token
  const [newest, first, ...others] = await listSignIns(token)
  expect(others).toEqual([])
  const { sessions } = (await product.call('GET /api/user/sessions', { token })).body
  expect(newest).toEqual({
    id: expect.any(String),
    kind: 'password',
    session_id: sessions[0].id,
    device: 'Firefox · Windows',
    network: '203.0.113.x',
    is_own_network: true,
    times: 1,
    at: product.clock.now().toString(),
  })
  expect(first).toMatchObject({ kind: 'sign-up', network: null, is_own_network: false })
  expect((await listSignIns(token, elsewhere))[0]).toMatchObject({ is_own_network: false })
})

test('links, resets and changes of the password are listed by their own names (SEC-27)', async () => {
  const mira = await createPerson(product)
  const link = await requestToken('/login/link', mira.email)
  await product.call('POST /api/login/link/redeem', { body: { token: link } })
  product.clock.advance({ minutes: 1 })
  const reset = await requestToken('/forgot-password', mira.email)
  const [password, newer] = ['Moonlight8', 'Sunlight99']
  await product.call('POST /api/reset-password', {
    body: { email: mira.email, token: reset, password, password_confirmation: password },
  })
  product.clock.advance({ minutes: 1 })
  const { token } = (await signIn({ ...mira, password })).body
  product.clock.advance({ minutes: 1 })
  const changed = await product.call('POST /api/user/change-password', {
    token,
    body: { current_password: password, password: newer, password_confirmation: newer },
  })
  expect((await listSignIns(changed.body.token)).map(({ kind }) => kind)).toEqual([
    'new-password',
    'password',
    'reset',
    'link',
    'sign-up',
  ])
})

test('wrong passwords of a day are one entry with their number, of all calls that ask for the password (SEC-28)', async () => {
  const mira = await createPerson(product)
  const wrong = { ...mira, password: 'Notmine99' }
  await signIn(wrong)
  await product.jobs.run()
  expect((await listSignIns(mira.token))[0]).toMatchObject({
    kind: 'wrong-password',
    times: 1,
    session_id: null,
    device: 'Firefox · Windows',
    network: '203.0.113.x',
  })
  product.clock.advance({ minutes: 5 })
  await signIn(wrong, elsewhere)
  await product.call('POST /api/user/delete-account', {
    token: mira.token,
    body: { password: 'Notmine99' },
  })
  await product.jobs.run()
  expect((await listSignIns(mira.token))[0]).toMatchObject({
    kind: 'wrong-password',
    times: 3,
    device: null,
    network: null,
    at: product.clock.now().toString(),
  })
  product.clock.advance({ hours: 24 })
  await signIn(wrong)
  await product.jobs.run()
  const { token } = (await signIn(mira)).body
  const entries = (await listSignIns(token)).filter(({ kind }) => kind === 'wrong-password')
  expect(entries.map(({ times }) => times)).toEqual([1, 3])
})

// Guard in server/domains/identity/sessions/sign-in-record.repository.ts: wrong passwords of one account are counted one by one.
test('wrong passwords at the same time are one entry (SEC-28)', async () => {
  const mira = await createPerson(product)
  const { db, clock } = product.context
  const attempt = { id: uuidv7(), device: null, network: null }
  const other = await db.startTransaction().execute()
  await countWrongPassword(other, { ...attempt, user_id: mira.user.id, at: clock.now() })
  let isDone = false
  const counting = recordWrongPassword(product.context, {
    ...attempt,
    id: uuidv7(),
    userId: mira.user.id,
    at: clock.now().toString(),
  }).then(() => (isDone = true))
  await expect.poll(async () => isDone || (await countLockedSessions(db)) > 0).toBe(true)
  await other.commit().execute()
  await counting
  const entries = await listSignIns(mira.token)
  expect(entries.filter(({ kind }) => kind === 'wrong-password')).toMatchObject([{ times: 2 }])
})

// Guard in server/domains/identity/sessions/note-wrong-password.ts: an email without an account causes the same work.
test('a wrong password enqueues the same job with and without an account (SEC-28)', async () => {
  const { email } = await createPerson(product)
  const { jobs } = product.context
  const enqueue = jobs.enqueue
  const enqueued: unknown[] = []
  jobs.enqueue = (trx, name, payload) => {
    enqueued.push([name, Object.keys(payload)])
    return enqueue(trx, name, payload)
  }
  await signIn({ email, password: 'Notmine99' })
  await signIn({ email: 'nobody@example.org', password: 'Notmine99' })
  jobs.enqueue = enqueue
  expect(enqueued).toHaveLength(2)
  expect(enqueued[0]).toEqual(enqueued[1])
  await product.jobs.run()
  const rows = await product.context.db.selectFrom('sign_ins').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain('nobody')
})

test('an attempt on an account that was deleted meanwhile is dropped (SEC-28)', async () => {
  const mira = await createPerson(product)
  await signIn({ ...mira, password: 'Notmine99' })
  const { token, password } = mira
  await product.call('POST /api/user/delete-account', { token, body: { password } })
  await product.jobs.run()
  const rows = await product.context.db
    .selectFrom('sign_ins')
    .selectAll()
    .where('user_id', '=', mira.user.id)
    .execute()
  expect(rows).toEqual([])
})

// Guard in server/domains/identity/delete-expired-tokens.ts: sign-ins are kept for 90 days.
test('the 20 newest are listed, and none is kept for more than 90 days (SEC-27)', async () => {
  const mira = await createPerson(product)
  for (let count = 1; count <= 20; count++) {
    product.clock.advance({ seconds: 1 })
    await signIn(mira)
  }
  const countKept = async () =>
    (
      await product.context.db
        .selectFrom('sign_ins')
        .select('id')
        .where('user_id', '=', mira.user.id)
        .execute()
    ).length
  const listed = await listSignIns((await signIn(mira)).body.token)
  expect(listed).toHaveLength(20)
  expect(listed.some(({ kind }) => kind === 'sign-up')).toBe(false)
  expect(await countKept()).toBe(22)
  product.clock.advance({ hours: 90 * 24 })
  await product.jobs.runScheduled('forget-dead-tokens')
  // The sign-up is 20 seconds older than the newest ones, which are exactly 90 days old.
  expect(await countKept()).toBeLessThanOrEqual(3)
  product.clock.advance({ seconds: 1 })
  await product.jobs.runScheduled('forget-dead-tokens')
  expect(await countKept()).toBe(0)
})
