import { createHash } from 'node:crypto'
import { routes } from '@rashi/contract'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let product: TestApp
// oxlint-disable-next-line typescript/no-explicit-any -- a test reads what came
let document: any
beforeAll(async () => {
  product = await createTestApp({ config: { brandName: 'Stars & <Signs>' } })
  document = (await product.call('GET /api/openapi.json')).body
})
afterAll(() => product.close())

const callsOf = () =>
  Object.entries(document.paths as Record<string, object>)
    .flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    )
    .toSorted()

/** Section 7 of the requirement, as far as this release serves it. */
const required = [
  'POST /api/user/complete-user-registration-web',
  'POST /api/login',
  'POST /api/forgot-password',
  'POST /api/reset-password',
  'GET /api/user/get-user-details',
  'POST /api/user/update-user-web',
  'GET /api/horoscope',
  'GET /api/horoscope/find-user-horoscope',
  'GET /api/horoscope/user-horoscopes',
  'GET /api/horoscope/live-streaming-status',
  'GET /api/horoscope/user-new-single-horoscope/{timePeriod}/{horoscopeSign}',
  'GET /api/horoscope/new-single-horoscope/{timePeriod}/{horoscopeSign}',
  'POST /api/moonsign-lookup',
  'POST /api/rising-sign-lookup',
  'GET /api/payment-plan/plans',
  'GET /api/language/list',
  'GET /api/noticeboard/user-noticeboard',
  'POST /api/noticeboard/user-noticeboard-mark-read',
]

/** Calls that the decisions add to it. */
const added = [
  'GET /api/places',
  'POST /api/logout',
  'GET /api/config',
  'POST /api/login/link',
  'POST /api/login/link/redeem',
]

test('the description of the API is valid OpenAPI 3.1 (API-55)', async () => {
  expect(document.openapi).toMatch(/^3\.1\./)
  const { valid, errors } = await new Validator().validate(structuredClone(document))
  expect(errors ?? []).toEqual([])
  expect(valid).toBe(true)
})

test('the description has every call of the contract and of the requirement, and no other (API-55)', () => {
  const contract = Object.keys(routes).map((name) =>
    name.replace(' /', ' /api/').replaceAll(/:(\w+)/g, '{$1}'),
  )
  expect(callsOf()).toEqual(contract.toSorted())
  expect(callsOf()).toEqual(expect.arrayContaining([...required, ...added]))
})

test('the description of a call that needs a token says so, and has the response without one (API-55, API-05)', () => {
  const details = document.paths['/api/user/get-user-details'].get
  expect(details.security).toEqual([{ token: [] }])
  expect(document.components.securitySchemes.token).toEqual({ type: 'http', scheme: 'bearer' })
  expect(details.responses['401'].description).toContain('Session expired. Please login again.')
  expect(document.paths['/api/language/list'].get.security).toBeUndefined()
})

test('the rules of form fields are described, without their messages (API-55)', () => {
  const { schema } =
    document.paths['/api/user/complete-user-registration-web'].post.requestBody.content[
      'application/json'
    ]
  expect(schema.required.toSorted()).toEqual(
    ['dob', 'email', 'full_name', 'gender', 'password', 'pob'].toSorted(),
  )
  expect(schema.properties.email).toEqual({
    type: 'string',
    format: 'email',
    minLength: 1,
    maxLength: 254,
  })
  expect(schema.properties.password).toMatchObject({ type: 'string', minLength: 8, maxLength: 200 })
  expect(schema.properties.pob.properties.geometry.properties.location.properties.lat).toEqual({
    type: 'number',
    minimum: -90,
    maximum: 90,
  })
})

test('every call describes its errors by the one schema of errors (API-55, API-02)', () => {
  const { responses } = document.paths['/api/login'].post
  expect(Object.keys(responses)).toEqual([
    '200',
    '400',
    '401',
    '413',
    '415',
    '422',
    '429',
    '500',
    '503',
  ])
  expect(responses['401'].description).toContain('wrong-credentials')
  expect(responses['401'].description).not.toContain('unauthenticated')
  expect(responses['422'].content['application/json'].schema).toEqual({
    $ref: '#/components/schemas/Error',
  })
  expect(document.components.schemas.Error.required).toEqual(['message', 'code'])
  const period = '/api/horoscope/new-single-horoscope/{timePeriod}/{horoscopeSign}'
  expect(document.paths[period].get.responses['404'].description).toContain('Unable to find')
})

const groupTags = [...new Set(Object.values(routes).map(({ tag }) => tag))]
const readPages = () =>
  Promise.all(
    ['', ...groupTags.map((tag) => `/${tag}`)].map((group) =>
      product.call(`GET /api/docs${group}`),
    ),
  )

test('/api/docs names every call, and its group’s page describes it under an address of its own (API-55, ENT-88)', async () => {
  const [introduction, ...pages] = await readPages()
  const described = pages.map(({ text }) => text).join('')
  for (const [path, operations] of Object.entries<Record<string, any>>(document.paths))
    for (const [method, { operationId, tags }] of Object.entries(operations)) {
      const call = `${method.toUpperCase()} ${path}`
      expect(introduction?.text).toContain(`href="/api/docs/${tags[0]}#${operationId}"`)
      expect(introduction?.text).toContain(`>${call}<`)
      expect(described.split(`<article id="${operationId}">`)).toHaveLength(2)
      expect(described).toContain(`<a href="#${operationId}">${call}</a>`)
    }
  expect(introduction?.text).toContain('<h1>Stars &amp; &lt;Signs&gt; API</h1>')
})

test('the pages of the API run no script and load nothing (API-55)', async () => {
  for (const { status, text, headers } of await readPages()) {
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(text).not.toMatch(/<script|<link|<img|<iframe|\ssrc=|\sstyle=|@import|url\(/)
    expect(text).not.toMatch(/href="(?!#|\/api\/)/)
    const style = /<style>([^]*)<\/style>/.exec(text)?.[1] ?? ''
    expect(headers['content-security-policy']).toContain(
      `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    )
  }
})

test('a call is described with its token, limit, fields, errors and an example in curl and JSON (ENT-88)', async () => {
  const { text } = await product.call('GET /api/docs/identity')
  const section = /<article id="postUserCompleteUserRegistrationWeb">([^]*?)<\/article>/.exec(
    text,
  )?.[1]
  for (const part of [
    'No token. Limit: <a href="/api/docs#limits">sign-ups</a>',
    '<code>pob.geometry.location.lat</code></th><td>number, -90 to 90</td><td>required</td>',
    '<code>came_from_lookup</code></th><td>true or false</td><td>optional</td>',
    '<code>dob</code></th><td>text, YYYY-MM-DD HH:mm:00</td>',
    '<code>gender</code></th><td>one of 1, 2, 3</td>',
    'curl -X POST &#39;http://127.0.0.1:3000/api/user/complete-user-registration-web&#39;',
    '&quot;email&quot;: &quot;asha@example.org&quot;',
    '<td><code>email-taken</code></td><td>This email already has an account.',
  ])
    expect(section).toContain(part)
  const details = (await product.call('GET /api/docs/horoscopes')).text
  expect(details).toContain('-H &#39;Authorization: Bearer YOUR_TOKEN&#39;')
})

test('an unknown group has no page (ENT-88)', async () => {
  for (const group of ['none', '__proto__', 'constructor'])
    expect((await product.call(`GET /api/docs/${group}`)).status).toBe(404)
})
