import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { write } from '../../platform/database/write.ts'
import { Refusal } from '../../platform/refusal.ts'
import { setStreaming } from './index.ts'

let product: TestApp
beforeAll(async () => {
  // A thousand polls come from one IP address here.
  product = await createTestApp({ config: { rateLimits: false } })
})
afterAll(() => product.close())

const setStream = (address: string | null) =>
  write(product.context.db, (trx) => setStreaming(trx, { url: address }))
const status = () => product.call('GET /api/horoscope/live-streaming-status')
const url = 'https://stream.example/tonight'

test('a new installation has no live stream, which the call returns without a token or caching (API-16, LIVE-02)', async () => {
  const answer = await status()
  expect(answer).toMatchObject({ status: 200, body: { isLive: 0, url: null } })
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('a live stream is returned with its URL until it ends (API-16, LIVE-03)', async () => {
  await setStream('https://stream.example/rehearsal')
  await setStream(url)
  expect((await status()).body).toEqual({ isLive: 1, url })
  await setStream(null)
  expect((await status()).body).toEqual({ isLive: 0, url: null })
})

test('a stream’s URL that is not https is refused (STU-180)', async () => {
  for (const address of ['javascript:alert(1)', 'tonight', 'http://stream.example'])
    await expect(setStream(address)).rejects.toThrow(Refusal)
  expect((await status()).body.isLive).toBe(0)
})

test('a thousand polls of open dashboards cost one query a second and see a change (API-16)', async () => {
  const { app, context } = product
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const poll = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/horoscope/live-streaming-status`)
    return (await answer.json()) as { isLive: number }
  }
  await poll()
  const selectFrom = vi.spyOn(context.db, 'selectFrom')
  const startedAt = performance.now()
  for (let round = 1; round <= 50; round++)
    await Promise.all(Array.from({ length: 20 }, () => poll()))
  const seconds = (performance.now() - startedAt) / 1000
  const queries = selectFrom.mock.calls.filter(([table]) => String(table) === 'streaming_status')
  // Requests that arrive while a cached response expires each run the query.
  expect(queries.length).toBeLessThanOrEqual(20 * Math.ceil(seconds))
  expect(queries.length).toBeLessThan(500)
  selectFrom.mockRestore()
  await setStream(url)
  await expect.poll(poll).toEqual({ isLive: 1, url })
})

test('polls of many dashboards behind one IP address do not use up its rate limit (API-03, API-16)', async () => {
  const office = await createTestApp()
  try {
    const url = await office.app.listen({ port: 0, host: '127.0.0.1' })
    const requestMany = async (path: string, count: number) => {
      const statuses = new Set<number>()
      for (let round = 0; round < count / 20; round++)
        for (const { status } of await Promise.all(
          Array.from({ length: 20 }, () => fetch(`${url}/api${path}`)),
        ))
          statuses.add(status)
      return [...statuses]
    }
    const polls = '/horoscope/live-streaming-status'
    // More than the 600 of all other calls that an IP address may make at once.
    expect(await requestMany(polls, 800)).toEqual([200])
    expect(await requestMany('/horoscope', 600)).toEqual([200])
    expect(await requestMany('/horoscope', 20)).toEqual([429])
    expect(await requestMany(polls, 20)).toEqual([200])
  } finally {
    await office.close()
  }
})
