import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const token = 'a-token-of-our-monitor'
let product: TestApp
beforeAll(async () => {
  product = await createTestApp({ config: { metricsToken: token } })
})
afterAll(() => product.close())

const read = async (address: string, headers: Record<string, string> = {}) =>
  (await product.call('GET /metrics', { address, headers })).status

// Guard in server/platform/http/metrics-access.ts: sales and sign-ups are counted for the operator alone.
test('metrics are read from this machine, and from others by METRICS_TOKEN alone (SEC-02)', async () => {
  expect(await read('127.0.0.1')).toBe(200)
  expect(await read('::1')).toBe(200)
  expect(await read('192.0.2.7')).toBe(401)
  expect(await read('192.0.2.7', { authorization: 'Bearer a-token-of-somebody' })).toBe(401)
  expect(await read('192.0.2.7', { authorization: `Bearer ${token}` })).toBe(200)
})

test('a visitor of a proxy on this machine does not pass for a caller on it (SEC-02)', async () => {
  expect(await read('127.0.0.1', { 'x-forwarded-for': '192.0.2.7' })).toBe(401)
  expect(await read('127.0.0.1', { forwarded: 'for=192.0.2.7' })).toBe(401)
})
