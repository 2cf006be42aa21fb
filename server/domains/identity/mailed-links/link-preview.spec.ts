import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp({ welcomeEmails: true })
})
afterAll(() => product.close())

/** Makes a call from a browser with a cookie. */
const post = (path: string, body: object, cookie?: string) =>
  product.call(`POST /api${path}`, { body, headers: cookie ? { cookie } : {} })
const preview = (token: string, cookie?: string) => post('/login/link/preview', { token }, cookie)
const redeem = (token: string, { cookie, ...body }: { cookie?: string; is_confirmed?: boolean }) =>
  post('/login/link/redeem', { token, ...body }, cookie)
const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['set-cookie'] ?? '').split(';')[0] ?? ''

/** Asks for a link, and returns its token and the cookie of the browser that asked. */
async function requestLink(path: '/login/link' | '/forgot-password', email: string) {
  product.mails.length = 0
  const cookie = cookieOf(await post(path, { email }))
  await product.jobs.run()
  const text = product.mails.map((mail) => mail.text).join()
  return { cookie, token: /\/(?:reset-password|login-link)\/([\w-]{43})/.exec(text)?.[1] ?? '' }
}

describe('the preview of a sign-in link', () => {
  test('names the masked address of the account and leaves the link usable (SEC-60)', async () => {
    const { email } = await createPerson(product, { email: 'mira@example.org' })
    await product.jobs.run()
    const { token } = await requestLink('/login/link', email)
    const answers = [await preview(token), await preview(token)]
    for (const { status, body } of answers)
      expect([status, body]).toEqual([200, { email: 'm…a@example.org', is_expected: false }])
    expect((await redeem(token, {})).status).toBe(200)
    expect((await preview(token)).body.code).toBe('sign-in-link-invalid')
  })

  test('exists for the link of a welcome email, and for no other purpose (SEC-60)', async () => {
    product.mails.length = 0
    const { email } = await createPerson(product)
    await product.jobs.run()
    const text = product.mails.find(({ to }) => to === email)?.text ?? ''
    const welcome = /\/welcome\/([\w-]{43})/.exec(text)?.[1] ?? ''
    expect((await preview(welcome)).status).toBe(200)
    const { token } = await requestLink('/forgot-password', email)
    expect((await preview(token)).body.code).toBe('sign-in-link-invalid')
    expect((await preview('x'.repeat(43))).body.code).toBe('sign-in-link-invalid')
  })
})

describe('a sign-in link', () => {
  // Guard in server/domains/identity/sessions/known-browser.ts: only the browser that asked for a link expects it.
  test('is expected by the browser that asked for it, and by no other (SEC-60)', async () => {
    const [mira, asha] = [await createPerson(product), await createPerson(product)]
    const { token, cookie } = await requestLink('/login/link', mira.email)
    expect(cookie).toMatch(/^asked-link=[\w-]{43}\.[\w-]{43}$/)
    const other = await requestLink('/login/link', asha.email)
    expect((await preview(token, other.cookie)).body.is_expected).toBe(false)
    expect((await preview(token, cookie)).body.is_expected).toBe(true)
    expect((await redeem(token, { cookie })).body.is_expected).toBe(true)
  })

  test('is expected by a browser that signed in to its account before (SEC-60)', async () => {
    const { email, password } = await createPerson(product)
    const cookie = cookieOf(await post('/login', { email, password }))
    const { token } = await requestLink('/login/link', email)
    expect((await redeem(token, { cookie })).body.is_expected).toBe(true)
  })

  // Guard in server/domains/identity/identity.routes.ts: a link from somebody else does not make a browser known.
  test('makes a browser known to the account only if it was expected or confirmed (SEC-60)', async () => {
    const { email } = await createPerson(product)
    const sent = await requestLink('/login/link', email)
    const unexpected = await redeem(sent.token, {})
    expect([unexpected.body.is_expected, unexpected.headers['set-cookie']]).toEqual([
      false,
      undefined,
    ])
    const again = await requestLink('/login/link', email)
    const confirmed = await redeem(again.token, { is_confirmed: true })
    expect(cookieOf(confirmed)).toMatch(/^known-browser=/)
    const asked = await requestLink('/login/link', email)
    const expected = await redeem(asked.token, { cookie: asked.cookie })
    expect(cookieOf(expected)).toMatch(/^known-browser=/)
  })

  test('that was asked for makes no browser known by asking alone (SEC-04, SEC-60)', async () => {
    const { email } = await createPerson(product)
    const { cookie } = await requestLink('/login/link', email)
    const forged = cookie.replace('asked-link', 'known-browser')
    const { token } = await requestLink('/login/link', email)
    expect((await preview(token, forged)).body.is_expected).toBe(false)
  })
})
