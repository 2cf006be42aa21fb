import { afterAll, beforeAll, expect, test } from 'vitest'
import { aTestApp, type TestApp } from '../../testing/test-app.ts'
import { setStreaming } from './index.ts'

let product: TestApp
beforeAll(async () => {
  product = await aTestApp()
})
afterAll(() => product.close())

const status = () => product.call('GET /api/horoscope/live-streaming-status')
const url = 'https://stream.example/tonight'

test('nothing is live in a fresh installation, said without a token and never cached (API-16, LIVE-02)', async () => {
  const answer = await status()
  expect(answer).toMatchObject({ status: 200, body: { isLive: 0, url: null } })
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('a stream that is on is told with its address until it is off (API-16, LIVE-03)', async () => {
  const { db } = product.context
  await setStreaming(db, { url: 'https://stream.example/rehearsal' })
  await setStreaming(db, { url })
  expect((await status()).body).toEqual({ isLive: 1, url })
  await setStreaming(db, { url: null })
  expect((await status()).body).toEqual({ isLive: 0, url: null })
})

test('an address that a browser would run is refused', async () => {
  const { db } = product.context
  await expect(setStreaming(db, { url: 'javascript:alert(1)' })).rejects.toThrow(TypeError)
  await expect(setStreaming(db, { url: 'tonight' })).rejects.toThrow(TypeError)
  expect((await status()).body.isLive).toBe(0)
})
