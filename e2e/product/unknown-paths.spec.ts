import { connect } from 'node:net'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { productUrl } from '../product.ts'
import { expect, test } from '../test.ts'

interface Answer {
  status: number
  headers: Record<string, unknown>
  body: string
}

/** Sends a request with its path unchanged: `fetch` would resolve `..` and encode other characters. */
const send = (
  path: string,
  {
    method = 'GET',
    accept = '*/*',
    body,
  }: { method?: string; accept?: string; body?: string } = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(productUrl())
    const headers = { accept, ...(body ? { 'content-type': 'text/html' } : {}) }
    request({ hostname, port, path, method, headers }, (answer) => {
      text(answer).then(
        (responseBody) =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: responseBody }),
        reject,
      )
    })
      .on('error', reject)
      .end(body)
  })

function expectNotFound({ status, headers, body }: Answer) {
  expect(status).toBe(404)
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(JSON.parse(body)).toEqual({ message: expect.stringMatching(/\.$/), code: 'not-found' })
}

const unknown = [
  '/api',
  '/api/',
  '/api/nope',
  '/api/nope?x=1',
  '/api/horoscope/nope/deeper/still',
  '/api/%2e%2e',
  '/api/..',
  '/api/.',
  '/api/./nope',
  '/api/%00',
  '/api/%',
  '/api/%E0%A4%A',
  '/api/singleGemstone/%zz',
  `/api/${'x'.repeat(401)}`,
  `/api/${'%2F'.repeat(400)}`,
  `/api/singleGemstone/${'x'.repeat(401)}/more`,
]

test.describe('an unknown path of the API is answered 404 as JSON (API-01)', () => {
  for (const path of unknown)
    test(`GET ${path} with any Accept header`, async () => {
      for (const accept of ['text/html', 'application/json', '*/*', 'image/avif'])
        expectNotFound(await send(path, { accept }))
    })

  for (const path of unknown)
    test(`HEAD ${path} without a body`, async () => {
      const { status, headers, body } = await send(path, { method: 'HEAD' })
      expect([status, headers['content-type'], body]).toEqual([
        404,
        'application/json; charset=utf-8',
        '',
      ])
    })

  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE'])
    test(`${method}, also on a path that has another method`, async () => {
      expectNotFound(await send('/api/nope', { method }))
      expectNotFound(await send('/api/language/list', { method }))
    })

  test('POST with a body, which is not read', async () => {
    expectNotFound(await send('/api/nope', { method: 'POST', body: '<x>' }))
  })
})

test('a slug that is too long is answered 404 (API-01)', async () => {
  const { status, headers } = await send(`/api/singleGemstone/${'x'.repeat(4_000)}`)
  expect([status, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
})

test('an address with invalid percent-encoding is answered 404 with our body and headers (API-02, API-59)', async () => {
  for (const path of ['/%', '/gemstone/%c3%28', '/%E0%A4%A?x=1']) expectNotFound(await send(path))
})

test('a request that is not HTTP is answered 400 with our body and headers (API-02, API-59)', async () => {
  const { hostname, port } = new URL(productUrl())
  const socket = connect(Number(port), hostname)
  socket.write('no HTTP at all\r\n\r\n')
  const answer = await text(socket)
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
  expect(answer).toMatch(/\r\nx-content-type-options: nosniff\r\n/)
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 'bad-request' })
})

test('a file of the build that does not exist is answered 404 as JSON, not by a page (API-02)', async () => {
  for (const path of [
    '/assets/',
    '/assets/page-00000000.js',
    '/assets/..%2findex.html',
    '/assets/%2e%2e/',
  ])
    expectNotFound(await send(path, { accept: '*/*' }))
})

test('an unknown address outside the API is answered 404 with an HTML page', async () => {
  for (const path of ['/nope', `/${'x'.repeat(500)}`, '/gemstone/nope', '/apis']) {
    const { status, headers } = await send(path, { accept: 'text/html' })
    expect([path, status, headers['content-type']]).toEqual([path, 404, 'text/html; charset=utf-8'])
  }
})
