import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { openLog } from '../log.ts'

interface Line {
  readonly event: string
  readonly [field: string]: unknown
}

let written: string[] = []
const events = (): Line[] =>
  written
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'security event')
    .map(({ time: _time, level: _level, msg: _msg, requestId: _requestId, ...line }) => line)

let product: TestApp
beforeAll(async () => {
  product = await createTestApp({
    payments: true,
    // The default level of the log.
    log: openLog('info', { write: (line: string) => void written.push(line) }),
    config: { publicUrl: 'https://stars.example', metricsToken: 'metrics-for-tests' },
  })
})
afterAll(() => product.close())
beforeEach(() => {
  written = []
})

const address = '2001:db8:5:9:1:2:3:4'
const post = (path: string, body: object, token?: string) =>
  product.call(`POST /api${path}`, { body, address, ...(token ? { token } : {}) })

describe('the log', () => {
  test('says who signed in or tried to, from which network and by which call, without email, password or token (SEC-25)', async () => {
    const mira = await createPerson(product)
    const { email, password, user } = mira
    expect(events()).toMatchObject([{ event: 'sign-up', user: user.id }])
    written = []
    const { token } = (await post('/login', { email, password })).body
    await post('/login', { email: email.toUpperCase(), password: 'Notmine99' })
    await post('/login', { email, password: 'Notmine99' })
    await post('/login', { email: 'nobody@example.org', password: 'Notmine99' })
    const network = '2001:db8:5:9::/64'
    const [right, wrong, again, unknown] = events()
    expect(right).toEqual({ event: 'sign-in', user: user.id, network, route: '/api/login' })
    expect(wrong).toEqual({
      event: 'sign-in-wrong',
      account: expect.stringMatching(/^[\w-]{22}$/),
      network,
      route: '/api/login',
      code: 'wrong-credentials',
    })
    expect(again?.['account']).toBe(wrong?.['account'])
    expect(unknown?.['account']).not.toBe(wrong?.['account'])
    for (const secret of [email, 'nobody', password, 'Notmine99', token, '1:2:3:4'])
      expect(written.join('').toLowerCase()).not.toContain(secret.toLowerCase())
  })

  test('names what happened to an account (SEC-25)', async () => {
    const { email, password, token, user } = await createPerson(product)
    await post('/login/link', { email })
    await post('/forgot-password', { email })
    await product.jobs.run()
    const [reset, link] = ['reset-password', 'login-link'].map(
      (page) =>
        new RegExp(`/${page}/([\\w-]{43})`).exec(
          product.mails.findLast(({ text }) => text.includes(`/${page}/`))?.text ?? '',
        )?.[1] ?? '',
    )
    written = []
    const newest = 'Moonlight8'
    await post('/user/change-email', { email: 'new@example.org', password: 'Notmine99' }, token)
    await post('/user/change-email', { email: 'new@example.org', password }, token)
    await product.call('GET /api/user/export', { token })
    await product.call('GET /api/user/export-page', { token })
    await post('/user/purchase-session', {}, token)
    await post('/user/end-sessions', {}, token)
    await post('/logout', {}, token)
    await post('/login/link/redeem', { token: link })
    await post('/login/link/redeem', { token: link })
    await post('/reset-password', {
      email,
      token: reset,
      password: newest,
      password_confirmation: newest,
    })
    const later = (await post('/forgot-password', { email })).status
    expect(later).toBe(200)
    await product.jobs.run()
    const newer =
      /\/reset-password\/([\w-]{43})/.exec(
        product.mails.findLast(({ text }) => text.includes('/reset-password/'))?.text ?? '',
      )?.[1] ?? ''
    await post('/reset-password', {
      email,
      token: newer,
      password: newest,
      password_confirmation: newest,
    })
    const signedIn = (await post('/login', { email, password: newest })).body.token
    await post('/user/delete-account', { password: newest }, signedIn)
    expect(events().map(({ event }) => event)).toEqual([
      'password-wrong',
      'email-change-requested',
      'data-exported',
      'data-exported',
      'purchase-session',
      'session-ended',
      'session-ended',
      'sign-in-link-used',
      'link-refused',
      // The first link of an unconfirmed account ended the older reset link.
      'link-refused',
      'reset-requested',
      'password-reset',
      'sign-in',
      'account-deleted',
    ])
    const known = events().filter(({ event }) => !/refused|requested/.test(event))
    expect(known.filter((line) => line['user'] !== user.id)).toEqual([])
    for (const secret of [email, password, newest, token, link, newer, 'new@example.org'])
      expect(written.join('')).not.toContain(secret)
  })

  test('names refused tokens, refused calls and limits (SEC-25)', async () => {
    const { token, user } = await createPerson(product)
    const purchase = (await post('/user/purchase-session', {}, token)).body.token
    written = []
    await product.call('GET /api/user/get-user-details')
    await product.call('GET /api/user/get-user-details', { token: 'of-nobody' })
    await product.call('GET /api/user/get-user-details', { token: purchase })
    await product.app.inject({
      method: 'POST',
      url: '/api/payment-webhook',
      headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' },
      payload: '{}',
    })
    for (let mails = 1; mails <= 6; mails++)
      await post('/forgot-password', { email: 'someone@example.org' })
    const refused = events().filter(({ event }) => event !== 'reset-requested')
    expect(refused.map(({ event, code }) => [event, code])).toEqual([
      ['session-unknown', 'unauthenticated'],
      ['forbidden', 'forbidden'],
      ['signature-invalid', 'signature-invalid'],
      ['limit-reached', 'too-many-requests'],
    ])
    expect(refused.at(-1)).toMatchObject({
      account: expect.any(String),
      route: '/api/forgot-password',
    })
    expect(refused[1]).toMatchObject({ user: user.id })
  })

  // Guard in server/platform/security-events/note-refusals.ts: a flood of refusals is counted, not logged.
  test('holds at most 20 lines at once of one event and network, and /metrics counts all (SEC-26)', async () => {
    const count = async () => {
      const { text } = await product.call('GET /metrics', { token: 'metrics-for-tests' })
      return Number(/security_events_total\{event="session-unknown"\} (\d+)/.exec(text)?.[1])
    }
    const before = await count()
    const attempt = (from: string) =>
      product.call('GET /api/user/sessions', { token: 'of-nobody', address: from })
    for (let attempts = 1; attempts <= 50; attempts++) await attempt('198.51.100.1')
    expect(events()).toHaveLength(20)
    await attempt('198.51.100.2')
    product.clock.advance({ seconds: 3 })
    await attempt('198.51.100.1')
    expect(events()).toHaveLength(22)
    expect((await count()) - before).toBe(52)
  })

  test('says that a session above the limit ended others (SEC-25, SEC-29)', async () => {
    const { email, password, user } = await createPerson(product)
    for (let count = 2; count <= 21; count++) await post('/login', { email, password })
    expect(events().filter(({ event }) => event === 'sessions-over-limit')).toEqual([
      { event: 'sessions-over-limit', user: user.id, sessions: 1 },
    ])
  })
})
