import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let product: TestApp
beforeAll(async () => {
  // Full Moon on 2026-11-24 at 14:53 UTC (USNO); in Krittika (published almanacs of Kartik Purnima).
  product = await createTestApp({ now: '2026-11-24T14:53:36Z' })
})
afterAll(() => product.close())

test('the Moon of tonight is that of the hour, with its phase, sign and picture (ENT-01)', async () => {
  const { status, body } = await product.call('GET /api/tonight')
  expect(status).toBe(200)
  expect(body.tonight).toMatchObject({
    at: '2026-11-24T14:00:00Z',
    sign: 'Taurus',
    nakshatra: 'krittika',
    illuminated_percent: 100,
    waxing: true,
  })
  const picture = await product.app.inject(String(body.tonight.mediaUrl))
  expect(picture.headers['content-type']).toContain('image/svg+xml')
})

test('the Moon of tonight stays the same within an hour, so that few pictures are drawn (ENT-01)', async () => {
  const { body: first } = await product.call('GET /api/tonight?x=1')
  product.clock.set('2026-11-24T14:59:59Z')
  const { body: last } = await product.call('GET /api/tonight?x=2')
  product.clock.set('2026-11-24T15:00:00Z')
  const { body: next } = await product.call('GET /api/tonight?x=3')
  expect(last).toEqual(first)
  expect(next.tonight.at).toBe('2026-11-24T15:00:00Z')
  expect(next.tonight.mediaUrl).not.toBe(first.tonight.mediaUrl)
})
