import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { ensureCurrentEditions } from '../horoscopes/index.ts'
import { composeEdition } from '../../testing/compose-edition.ts'

// A Thursday: its week began on Monday the 16th.
const now = '2026-11-19T12:00:00Z'
let product: TestApp

beforeAll(async () => {
  product = await createTestApp({ now, config: { brandName: 'Example' } })
  await ensureCurrentEditions(product.context, composeEdition)
})
afterAll(() => product.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  product.app.inject({ method: 'GET', url: path, headers })

/** Width and height of a PNG, by its header (PNG specification, 11.2.2). */
function readPngSize(png: Buffer): [number, number] {
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
  expect(png.toString('latin1', 12, 16)).toBe('IHDR')
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}

test.each([
  '/media/share/en/weekly/aries/2026-11-16.png',
  '/media/share/hi/monthly/pisces/2026-11-01.png',
  '/media/share/en/yearly/leo/2026-01-01.png',
  '/media/share/hi/site.png',
  '/media/share/en/moon/3036_50_100_waxing_239.png',
])('%s is a PNG of the size that sites recommend', async (path) => {
  const answer = await get(path)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('image/png')
  expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin')
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(readPngSize(answer.rawPayload)).toEqual([1200, 630])
})

test('pictures differ by sign, by period and by language (NAV-22)', async () => {
  const etags = await Promise.all(
    [
      '/media/share/en/weekly/aries/2026-11-16.png',
      '/media/share/en/weekly/taurus/2026-11-16.png',
      '/media/share/en/monthly/aries/2026-11-01.png',
      '/media/share/hi/weekly/aries/2026-11-16.png',
    ].map(async (path) => (await get(path)).headers['etag']),
  )
  expect(new Set(etags).size).toBe(4)
})

test('an unchanged picture gets 304', async () => {
  const path = '/media/share/en/weekly/aries/2026-11-16.png'
  const { etag } = (await get(path)).headers
  const again = await get(path, { 'if-none-match': String(etag) })
  expect(again.statusCode).toBe(304)
  expect(again.rawPayload.byteLength).toBe(0)
})

test.each([
  ['a day in the middle of a week', 'weekly/aries/2026-11-18'],
  ['a week that has not begun', 'weekly/aries/2026-11-23'],
  ['a week long ago', 'weekly/aries/2020-01-06'],
  ['a date that does not exist', 'weekly/aries/2026-02-30'],
  ['an unknown sign', 'weekly/ophiuchus/2026-11-16'],
  ['an unknown period', 'daily/aries/2026-11-16'],
  ['an impossible Moon', 'moon/3600_0_50_waxing_239'],
])('a request for %s gets 404', async (_, path) => {
  const answer = await get(`/media/share/en/${path}.png`)
  expect(answer.statusCode).toBe(404)
  expect(answer.headers['content-type']).toContain('json')
})

test('a picture is drawn anew when the headline of its period changes, in that language only (ENT-87)', async () => {
  const paths = ['en', 'hi'].map((code) => `/media/share/${code}/weekly/gemini/2026-11-16.png`)
  const readEtags = () => Promise.all(paths.map(async (path) => (await get(path)).headers['etag']))
  const [english, hindi] = await readEtags()
  const { db } = product.context
  const period = await db
    .selectFrom('periods')
    .select(['id', 'translations'])
    .where('reading_period', '=', 'weekly')
    .where('sign_id', '=', 3)
    .where('starts_on', '=', '2026-11-16')
    .executeTakeFirstOrThrow()
  const translations = period.translations.map((texts) =>
    texts.language_id === 1 ? { ...texts, name: 'Another headline' } : texts,
  )
  await db
    .updateTable('periods')
    .set({ translations: JSON.stringify(translations) as never })
    .where('id', '=', period.id)
    .execute()
  const [changed, same] = await readEtags()
  expect(changed).not.toBe(english)
  expect(same).toBe(hindi)
})

test('the card of a Moon differs by place, phase and language (DAY-51)', async () => {
  const etags = await Promise.all(
    [
      '/media/share/en/moon/3036_50_50_waxing_239.png',
      '/media/share/hi/moon/3036_50_50_waxing_239.png',
      '/media/share/en/moon/3036_50_50_waning_239.png',
      '/media/share/en/moon/1094_50_50_waxing_239.png',
    ].map(async (path) => (await get(path)).headers['etag']),
  )
  expect(new Set(etags).size).toBe(4)
  expect((await get('/media/share/en/moon/3036_50_50_waxing_239.svg')).statusCode).toBe(404)
})

// Guard in server/domains/sharing/serve-share-pictures.ts: cards of Moons are limited like lookups.
test('cards of Moons are limited to 120 at once (DAY-51, API-03)', async () => {
  const limited = await createTestApp({ now })
  const ask = () =>
    limited.app.inject({ method: 'GET', url: '/media/share/en/moon/3600_0_0_waxing_239.png' })
  for (let turn = 0; turn < 120; turn++) expect((await ask()).statusCode).toBe(404)
  expect((await ask()).statusCode).toBe(429)
  await limited.close()
})

// Guard in server/domains/sharing/serve-share-pictures.ts: each request reads the database.
test('pictures of an address that has used up its requests are answered 429 (SEC-68)', async () => {
  const limited = await createTestApp({ now })
  const ask = () =>
    limited.app.inject({ method: 'GET', url: '/media/share/en/weekly/aries/2020-01-06.png' })
  for (let turn = 0; turn < 600; turn++) expect((await ask()).statusCode).toBe(404)
  const refused = await ask()
  expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, 1])
  await limited.close()
})
