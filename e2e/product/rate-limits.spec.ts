import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { productUrl } from '../product.ts'
import { expect, test, useOwnProduct } from '../test.ts'

// Requests that name no other address come from this machine.
useOwnProduct({ RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' })

test('a body takes one more token for every 16 KB, so that large ones run out sooner (API-03, API-56)', async () => {
  const large = JSON.stringify({ email: 'asha@example.test', more: 'x'.repeat(16_384) })
  const headers = { 'content-type': 'application/json' }
  const statuses = new Map<number, number>()
  let retryAfter: string | null = null
  const startedAt = performance.now()
  for (let sent = 0; sent < 5_000 && !statuses.has(429); sent++) {
    const answer = await fetch(`${productUrl()}/api/login`, {
      method: 'POST',
      headers,
      body: large,
    })
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    retryAfter = answer.headers.get('retry-after')
  }
  // Each call takes two of the address's 600 tokens, one of them for the body; ten a second are refilled.
  const refilled = Math.ceil((performance.now() - startedAt) / 100)
  expect(statuses.get(422)).toBeGreaterThanOrEqual(300)
  expect(statuses.get(422)).toBeLessThanOrEqual((600 + refilled) / 2)
  expect(Number(retryAfter)).toBeGreaterThan(0)
})

// Guard in server/pages/pages.ts: a page that is rendered for one visitor takes the thread of all.
test('pages that are not in the cache are limited for each address, and the others are not (SEC-07)', async () => {
  const statuses = new Map<number, number>()
  let refused: Response | undefined
  const startedAt = performance.now()
  for (let sent = 0; sent < 2_000 && !refused; sent++) {
    const answer = await fetch(`${productUrl()}/terms?x=${sent}`)
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    if (answer.status === 429) refused = answer
  }
  // An address has 300 tokens; five a second are refilled.
  const refilled = Math.ceil((performance.now() - startedAt) / 200)
  expect(statuses.get(200)).toBeGreaterThanOrEqual(300)
  expect(statuses.get(200)).toBeLessThanOrEqual(300 + refilled)
  expect(refused?.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await fetch(`${productUrl()}/api/config`)).status).toBe(200)
})

/** Sends requests for pages in one packet, so that they arrive at the same moment; resolves to their statuses. */
async function askAtOnce(count: number, address: string): Promise<string[]> {
  const { hostname, port } = new URL(productUrl())
  const socket = connect(Number(port), hostname)
  const requests = Array.from({ length: count }, (_, turn) =>
    [
      `GET /terms?turn=${turn} HTTP/1.1`,
      'Host: localhost',
      `X-Forwarded-For: ${address}`,
      `Connection: ${turn === count - 1 ? 'close' : 'keep-alive'}`,
      '\r\n',
    ].join('\r\n'),
  )
  socket.write(requests.join(''))
  const answers = await text(socket)
  return [...answers.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status = '']) => status)
}

// Guard in server/pages/pages.ts: pages of one address are rendered in turn, and only some wait.
test('of 40 simultaneous uncached pages of one address 21 are rendered in turn and 19 answered 503, and one of another address is rendered (SEC-65)', async () => {
  const [crowd, other] = await Promise.all([
    askAtOnce(40, '198.51.100.1'),
    askAtOnce(1, '198.51.100.2'),
  ])
  expect(crowd.filter((status) => status === '503')).toHaveLength(19)
  expect(crowd.filter((status) => status === '200')).toHaveLength(21)
  expect(other).toEqual(['200'])
})
