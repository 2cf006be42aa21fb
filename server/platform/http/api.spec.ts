import { refusals } from '@rashi/contract/refusals'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPerson } from '../../testing/people.ts'
import { createTestApp, type Answer, type TestApp } from '../../testing/test-app.ts'
import { inProcess } from './rate-limits/rate-limits.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

const lookUp = (body: unknown, more: { headers?: Record<string, string>; address?: string } = {}) =>
  product.call('POST /api/moonsign-lookup', { body, ...more })
const birth = {
  date_of_birth: '1990-05-17 04:25:00',
  place_of_birth: {
    formatted_address: 'Mumbai, Maharashtra, India',
    geometry: { location: { lat: 19.07283, lng: 72.88261 } },
  },
}
const json = { 'content-type': 'application/json' }

/** A stack, a path, SQL. */
const leak = /\bat .+:\d+:\d+|node_modules|server\/|select "|insert into|syntax error|relation "/

function expectRefusal(answer: Answer, status: number, code: string) {
  expect([answer.status, answer.body?.code]).toEqual([status, code])
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(answer.body.message).toMatch(/^[A-Z].*[.!]$/)
  expect(answer.text).not.toMatch(leak)
}

// Guard in server/platform/http/identify-requests.ts: an id of another form is not taken over.
test('a request is answered with its id: that of a proxy if it has the form of one, else a new one (OPS-43)', async () => {
  const idOf = async (sent?: string) => {
    const headers = sent === undefined ? {} : { 'x-request-id': sent }
    return (await product.call('GET /api/config', { headers })).headers['x-request-id']
  }
  const id = '4bf92f3577b34da6a3ce929d0e0e4736'
  expect(await idOf(id)).toBe(id)
  const made = [await idOf(), await idOf(), await idOf('asha@example.org')]
  expect(new Set(made).size).toBe(3)
  for (const one of made) expect(one).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
})

describe('a refusal has a status, a code and a message (API-02, API-03)', () => {
  test('an unknown path or method is 404 (API-01)', async () => {
    expectRefusal(await product.call('GET /api/nope'), 404, 'not-found')
    expectRefusal(await product.call('GET /api/moonsign-lookup'), 404, 'not-found')
    expectRefusal(await product.call('GET /api'), 404, 'not-found')
  })

  test('a body that is not JSON is 400', async () => {
    for (const body of ['{"date_of_birth":', 'nonsense', '{"a":1}}', ''])
      expectRefusal(await lookUp(body, { headers: json }), 400, 'malformed-body')
  })

  test('a body of another type is 415', async () => {
    const headers = { 'content-type': 'text/xml' }
    expectRefusal(await lookUp('<birth/>', { headers }), 415, 'unsupported-media-type')
  })

  test('a body over 32 KB is 413 (API-56)', async () => {
    expectRefusal(await lookUp({ ...birth, more: 'x'.repeat(32 * 1024) }), 413, 'too-large')
  })

  test('invalid fields are 422, each with its messages', async () => {
    const answer = await lookUp({ date_of_birth: 'yesterday' })
    expectRefusal(answer, 422, 'invalid')
    expect(Object.keys(answer.body.errors).toSorted()).toEqual(['date_of_birth', 'place_of_birth'])
    for (const sentences of Object.values<string[]>(answer.body.errors))
      for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z][^_]+/)
  })

  test('a body that is not an object is 422', async () => {
    for (const body of ['null', '[]', '7', '"text"'])
      expectRefusal(await lookUp(body, { headers: json }), 422, 'invalid')
  })

  // Guard in server/platform/http/validate-input.ts: a deep body does not exhaust the stack.
  test('a body nested 15,000 deep is 422 (SEC-66)', async () => {
    const deep = '['.repeat(15_000) + ']'.repeat(15_000)
    expectRefusal(await lookUp(deep, { headers: json }), 422, 'invalid')
    const body = `{"more":${deep},${JSON.stringify(birth).slice(1)}`
    expect((await lookUp(body, { headers: json })).status).toBe(200)
  })

  test('a call of a user without a token, or with an expired one, is 401', async () => {
    const { token } = await createPerson(product)
    expectRefusal(await product.call('POST /api/logout'), 401, 'unauthenticated')
    expect((await product.call('POST /api/logout', { token })).status).toBe(200)
    expectRefusal(await product.call('POST /api/logout', { token }), 401, 'unauthenticated')
  })
})

test('unknown fields of a call are ignored (API-01)', async () => {
  const { status } = await lookUp({ ...birth, user_id: 'x', nested: { deep: [1] } })
  expect(status).toBe(200)
})

test.each([
  ['control characters', '\u0000\u001b[31m'],
  ['an attempt at SQL', "'; drop table users; --"],
  ['an attempt at a path', '../../../../etc/passwd'],
  ['markup', '<script>alert(1)</script>'],
  ['half a surrogate pair', '\ud800'],
  ['a very long text', 'ॐ'.repeat(10_000)],
])(
  '%s in the input never shows a stack, SQL or a path in a response (API-04)',
  async (_name, text) => {
    const answers = await Promise.all([
      lookUp({ date_of_birth: text, place_of_birth: text }),
      lookUp({ ...birth, place_of_birth: { ...birth.place_of_birth, formatted_address: text } }),
      product.call(`GET /api/places?q=${encodeURIComponent(text.toWellFormed())}`),
      product.call('POST /api/login', { body: { email: text, password: text } }),
      product.call('GET /api/user/get-user-details', {
        headers: { authorization: `Bearer ${encodeURIComponent(text.toWellFormed())}` },
      }),
    ])
    for (const { status, body, text: raw } of answers) {
      expect(status).toBeLessThan(500)
      expect(raw).not.toMatch(leak)
      if (status >= 400) expect(refusals).toHaveProperty(body.code, status)
    }
  },
)

describe('the rate limits of an address (API-03)', () => {
  const address = '192.0.2.7'
  const lookUps = (count: number, from: string) =>
    Promise.all(Array.from({ length: count }, () => lookUp(birth, { address: from })))

  test('allow 120 lookups at once and then 2 a second, for each address by itself', async () => {
    const statuses = (await lookUps(121, address)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(120)
    const refused = await lookUp(birth, { address })
    expectRefusal(refused, 429, 'too-many-requests')
    expect(refused.headers['retry-after']).toBe('1')
    expect((await lookUp(birth, { address: '192.0.2.8' })).status).toBe(200)
    product.clock.advance({ seconds: 1 })
    const later = (await lookUps(3, address)).map(({ status }) => status)
    expect(later.toSorted()).toEqual([200, 200, 429])
  })

  test('do not apply to the calls of the server while it renders a page', async () => {
    const statuses = (await lookUps(130, inProcess)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  test('are lifted by RATE_LIMITS=off (OPS-11)', async () => {
    const unlimited = await createTestApp({ config: { rateLimits: false } })
    const calls = Array.from({ length: 130 }, () =>
      unlimited.call('POST /api/moonsign-lookup', { body: birth, address }),
    )
    const statuses = (await Promise.all(calls)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200]))
    await unlimited.close()
  })
})

test('GET /config has the settings that browsers need, and no secret (API-50)', async () => {
  const trader = {
    name: 'Stars Limited',
    address: '1 Sky Lane, Leicester LE1 1AA',
    email: 'orders@stars.example',
    company_number: null,
    vat_number: 'GB123456789',
  }
  const secrets = { secretKey: 'sk_test_s3cret', webhookSecret: 'whsec_s3cret' }
  const configured = await createTestApp({
    config: {
      brandName: 'Stars',
      stripe: { publishableKey: 'pk_test_open', ...secrets },
      smtpUrl: 'smtp://u:s3cret@mail.example',
      sentryDsn: 'https://key@errors.example/1',
      androidAppScheme: 'stars',
      androidStoreUrl: 'https://store.example/stars',
      supportPhone: '+44 20 7946 0000',
      trader,
    },
  })
  const { status, body, text } = await configured.call('GET /api/config')
  await configured.close()
  expect(status).toBe(200)
  expect(body).toEqual({
    brand: 'Stars',
    zodiac: 'sidereal',
    payment: {
      provider: 'stripe',
      public_key: 'pk_test_open',
      base_url: 'https://api.stripe.com',
    },
    error_reporting: { dsn: 'https://key@errors.example/1' },
    app: { scheme: 'stars', store_url: 'https://store.example/stars' },
    support_phone: '+44 20 7946 0000',
    trader,
    trial: { days: 91, ends_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
  })
  expect(text).not.toContain('s3cret')
})
