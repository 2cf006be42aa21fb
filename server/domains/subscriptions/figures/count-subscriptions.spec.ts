import { afterAll, beforeAll, expect, test } from 'vitest'
import { pastSales } from '../../../testing/past-sales.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { countActive } from './count-subscriptions.ts'

let product: TestApp
beforeAll(async () => void (product = await createTestApp()))
afterAll(() => product.close())

// Guard in server/domains/subscriptions/figures/count-subscriptions.ts: active subscriptions are counted in batches of 500.
test('active subscriptions are counted beyond the first batch, and those without a payment are left out (STU-200)', async () => {
  const { subscribe } = pastSales(product)
  const at = '2026-09-01T09:00:00Z'
  await subscribe('week', [{ at, pence: 199 }])
  const unpaid = Array.from({ length: 500 }, () => subscribe('week', [], { boughtAt: at }))
  await Promise.all(unpaid)
  await subscribe('week', [{ at, pence: 249 }])
  await subscribe('month', [{ at, pence: 599, country: 'FR' }])
  const active = await countActive(
    product.context.db,
    Temporal.Instant.from('2026-10-01T00:00:00Z'),
  )
  expect(new Set(active)).toEqual(
    new Set([
      { interval: 'week', country: 'GB', subscriptions: 2, pence: 448 },
      { interval: 'month', country: 'FR', subscriptions: 1, pence: 599 },
    ]),
  )
})
