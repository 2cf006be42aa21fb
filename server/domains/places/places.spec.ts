import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

const addresses = async (query: string): Promise<string[]> =>
  (await product.call(`GET /api/places?q=${encodeURIComponent(query)}`)).body.places.map(
    (place: { formatted_address: string }) => place.formatted_address,
  )

test('a city search answers at most eight places, the best first, each with its point (API-48)', async () => {
  const { status, body } = await product.call('GET /api/places?q=Lond')
  expect(status).toBe(200)
  expect(body.places.length).toBeLessThanOrEqual(8)
  expect(body.places[0].formatted_address).toBe('London, England, United Kingdom')
  // GeoNames 2643743.
  expect(body.places[0].geometry.location.lat).toBeCloseTo(51.50853, 4)
  expect(body.places[0].geometry.location.lng).toBeCloseTo(-0.12574, 4)
})

test.each([
  ['Delhi', 'Delhi, India'],
  ['München', 'Munich, Bavaria, Germany'],
  ['मुंबई', 'Mumbai, Maharashtra, India'],
  ['Bombay', 'Mumbai, Maharashtra, India'],
  ['Londres', 'London, England, United Kingdom'],
])('%s finds %s first (API-48, ID-18)', async (query, address) => {
  expect((await addresses(query))[0]).toBe(address)
})

test('nothing typed finds nothing (API-48)', async () => {
  expect(await addresses('')).toEqual([])
  expect((await product.call('GET /api/places')).body.places).toEqual([])
})

test('a search longer than any name is refused by its field (API-02)', async () => {
  const { status, body } = await product.call(`GET /api/places?q=${'x'.repeat(201)}`)
  expect(status).toBe(422)
  expect(body.errors).toHaveProperty('q')
})
