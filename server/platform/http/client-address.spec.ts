import { afterEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const proxy = '192.0.2.10'
const [asha, mira] = ['203.0.113.7', '203.0.113.8']
const call = 'GET /api/horoscope'
const mostCalls = 600

let product: TestApp
afterEach(() => product.close())

/** How many of as many calls as an address has were let through. */
async function callsOf(address: string, forwardedFor: (turn: number) => string): Promise<number> {
  let count = 0
  for (let turn = 0; turn < mostCalls; turn++) {
    const headers = { 'x-forwarded-for': forwardedFor(turn) }
    if ((await product.call(call, { address, headers })).status === 200) count++
  }
  return count
}
const statusFor = async (address: string, forwardedFor: string) =>
  (await product.call(call, { address, headers: { 'x-forwarded-for': forwardedFor } })).status

test('without TRUST_PROXY X-Forwarded-For is ignored: a client that names many addresses has one rate limit (API-03)', async () => {
  product = await createTestApp()
  expect(await callsOf(proxy, (turn) => `10.0.${turn >> 8}.${turn & 255}`)).toBe(mostCalls)
  expect(await statusFor(proxy, '10.9.9.9')).toBe(429)
  expect(await statusFor(asha, '10.9.9.9')).toBe(200)
})

test('with TRUST_PROXY each client behind the proxy has a rate limit of its own, whatever it sends itself (API-03)', async () => {
  product = await createTestApp({ config: { trustProxy: ['192.0.2.0/24'] } })
  // A proxy appends its peer's address; the ones before come from that peer.
  expect(await callsOf(proxy, (turn) => `10.0.${turn >> 8}.${turn & 255}, ${asha}`)).toBe(mostCalls)
  expect(await statusFor(proxy, asha)).toBe(429)
  expect(await statusFor(proxy, `in-process, ${asha}`)).toBe(429)
  expect(await statusFor(proxy, `${asha}, 192.0.2.11`)).toBe(429)
  expect(await statusFor(proxy, mira)).toBe(200)
  // A client that connects directly cannot name another address.
  expect(await statusFor(asha, mira)).toBe(429)
})

test('responses from the cache count against the same addresses (API-03)', async () => {
  product = await createTestApp({ config: { trustProxy: ['loopback'] } })
  const at = await product.app.listen({ host: '127.0.0.1', port: 0 })
  const statusOf = async (visitor: string) => {
    const url = `${at}/api/horoscope/new-single-horoscope/weekly/aries`
    return (await fetch(url, { headers: { 'x-forwarded-for': visitor } })).status
  }
  for (let turn = 0; turn < mostCalls; turn++) expect(await statusOf(asha)).toBe(200)
  expect([await statusOf(asha), await statusOf(mira)]).toEqual([429, 200])
})
