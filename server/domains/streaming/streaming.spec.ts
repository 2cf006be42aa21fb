import { afterAll, beforeAll, expect, test } from 'vitest'
import { aTestApp, type TestApp } from '../../testing/test-app.ts'
import { write } from '../../platform/database/write.ts'
import { setStreaming } from './index.ts'

let product: TestApp
beforeAll(async () => {
  product = await aTestApp()
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
