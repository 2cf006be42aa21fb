import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { write } from '../../platform/database/write.ts'
import { setStreaming } from './index.ts'

let product: TestApp
beforeAll(async () => {
  // A thousand polls come from one address here.
  product = await createTestApp({ config: { rateLimits: false } })
})
afterAll(() => product.close())

const switchTo = (address: string | null) =>
  write(product.context.db, (trx) => setStreaming(trx, { url: address }))
const status = () => product.call('GET /api/horoscope/live-streaming-status')
const url = 'https://stream.example/tonight'

test('nothing is live in a fresh installation, said without a token and never cached (API-16, LIVE-02)', async () => {
  const answer = await status()
  expect(answer).toMatchObject({ status: 200, body: { isLive: 0, url: null } })
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('a stream that is on is told with its address until it is off (API-16, LIVE-03)', async () => {
  await switchTo('https://stream.example/rehearsal')
  await switchTo(url)
  expect((await status()).body).toEqual({ isLive: 1, url })
  await switchTo(null)
  expect((await status()).body).toEqual({ isLive: 0, url: null })
})

test('an address that a browser would run is refused', async () => {
  await expect(switchTo('javascript:alert(1)')).rejects.toThrow(RangeError)
  await expect(switchTo('tonight')).rejects.toThrow(RangeError)
  expect((await status()).body.isLive).toBe(0)
})

test('a thousand polls of open dashboards ask the database once a second, and see a switch (API-16)', async () => {
  const { app, context } = product
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const poll = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/horoscope/live-streaming-status`)
    return (await answer.json()) as { isLive: number }
  }
  await poll()
  const asked = vi.spyOn(context.db, 'selectFrom')
  const startedAt = performance.now()
  for (let round = 1; round <= 50; round++)
    await Promise.all(Array.from({ length: 20 }, () => poll()))
  const seconds = (performance.now() - startedAt) / 1000
  const queries = asked.mock.calls.filter(([table]) => String(table) === 'streaming_status')
  // Those that are on their way at the moment at which an answer is let go ask together.
  expect(queries.length).toBeLessThanOrEqual(20 * Math.ceil(seconds))
  expect(queries.length).toBeLessThan(500)
  asked.mockRestore()
  await switchTo(url)
  await expect.poll(poll).toEqual({ isLive: 1, url })
})

test('polls of an office full of dashboards leave its people their calls (API-03, API-16)', async () => {
  const office = await createTestApp()
  try {
    const at = await office.app.listen({ port: 0, host: '127.0.0.1' })
    const statusesOf = async (path: string, count: number) => {
      const statuses = new Set<number>()
      for (let round = 0; round < count / 20; round++)
        for (const { status } of await Promise.all(
          Array.from({ length: 20 }, () => fetch(`${at}/api${path}`)),
        ))
          statuses.add(status)
      return [...statuses]
    }
    const polls = '/horoscope/live-streaming-status'
    // More than the 600 that an address has of all other calls, on a clock that stands still.
    expect(await statusesOf(polls, 800)).toEqual([200])
    expect(await statusesOf('/horoscope', 600)).toEqual([200])
    expect(await statusesOf('/horoscope', 20)).toEqual([429])
    expect(await statusesOf(polls, 20)).toEqual([200])
  } finally {
    await office.close()
  }
})
