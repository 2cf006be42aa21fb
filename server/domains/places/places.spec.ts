import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

const searchAddresses = async (query: string): Promise<string[]> =>
  (await product.call(`GET /api/places?q=${encodeURIComponent(query)}`)).body.places.map(
    (place: { formatted_address: string }) => place.formatted_address,
  )

test('a city search returns at most eight places, best first, each with its point (API-48)', async () => {
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
])('the search for %s finds %s first (API-48, ID-18)', async (query, address) => {
  expect((await searchAddresses(query))[0]).toBe(address)
})

test('a search without text finds nothing (API-48)', async () => {
  expect(await searchAddresses('')).toEqual([])
  expect((await product.call('GET /api/places')).body.places).toEqual([])
})

test('a search text that is too long is refused with its field named (API-02)', async () => {
  const { status, body } = await product.call(`GET /api/places?q=${'x'.repeat(201)}`)
  expect(status).toBe(422)
  expect(body.errors).toHaveProperty('q')
})
