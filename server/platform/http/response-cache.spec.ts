import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const path = '/api/horoscope/new-single-horoscope/weekly/aries'
let product: TestApp
let url: string
beforeAll(async () => {
  product = await createTestApp()
  url = await product.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => product.close())

const cacheHits = async () =>
  Number(
    /http_cached_responses_total\{[^}]*\} (\d+)/.exec(
      await (await fetch(`${url}/metrics`)).text(),
    )?.[1] ?? 0,
  )

// Guard in server/platform/http/response-cache.ts: a response from the cache has no id, as it is not the first one's.
test('a public response is sent from the cache with the same bytes and headers, but for the id of the request (OPS-43)', async () => {
  const [first, second] = [await fetch(url + path), await fetch(url + path)]
  const headersOf = ({ headers }: Response) =>
    [...headers].filter(([name]) => !/^(?:date|x-request-id)$/.test(name)).toSorted()
  expect(second.status).toBe(200)
  expect(headersOf(second)).toEqual(headersOf(first))
  expect(second.headers.has('x-request-id')).toBe(false)
  expect(second.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await second.text()).toBe(await first.text())
  expect(await cacheHits()).toBeGreaterThan(0)
})

test('a response in brotli is cached apart from the uncompressed one', async () => {
  const withBrotli = { headers: { 'accept-encoding': 'br' } }
  const plain = { headers: { 'accept-encoding': 'identity' } }
  expect((await fetch(url + path, withBrotli)).headers.get('content-encoding')).toBe('br')
  expect((await fetch(url + path, withBrotli)).headers.get('content-encoding')).toBe('br')
  expect((await fetch(url + path, plain)).headers.get('content-encoding')).toBeNull()
})

test('a response from the cache counts against its caller’s rate limit: 429 with Retry-After (API-03)', async () => {
  const other = await createTestApp()
  try {
    const at = await other.app.listen({ host: '127.0.0.1', port: 0 })
    const statuses = new Map<number, number>()
    for (let turn = 0; turn < 601; turn++) {
      const { status } = await fetch(at + path)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    expect(statuses).toEqual(
      new Map([
        [200, 600],
        [429, 1],
      ]),
    )
    expect((await fetch(at + path)).headers.get('retry-after')).toBe('1')
  } finally {
    await other.close()
  }
})

test('a response to a token is never cached (API-05)', async () => {
  const before = await cacheHits()
  for (const token of ['a', 'b'])
    expect(
      (
        await fetch(`${url}/api/user/get-user-details`, {
          headers: { authorization: `Bearer ${token}` },
        })
      ).status,
    ).toBe(401)
  expect(await cacheHits()).toBe(before)
})
