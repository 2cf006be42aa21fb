import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  findProhibitedClaims,
  listTexts,
} from '../domains/almanac/checks/prohibited-claims.rules.ts'
import { createPerson } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp({ now: '2026-11-21T09:00:00Z' })
})
afterAll(() => product.close())

type Words = Record<string, unknown> & { language_id: number }

/** Every list of translations in an answer, however deep. */
function translationsIn(answer: unknown): Words[][] {
  if (typeof answer !== 'object' || answer === null) return []
  return Object.entries(answer).flatMap(([key, value]) =>
    key === 'translations' ? [value as Words[]] : translationsIn(value),
  )
}

/** Selects the fields with texts: no address, picture or video id. */
const readIn = (words: Words): string[] =>
  Object.entries(words)
    .filter(([key]) => !/video|link/.test(key))
    .map(([, value]) => value)
    .filter(
      (one): one is string => typeof one === 'string' && one !== '' && !/^(https?:|\/)/.test(one),
    )

const catalogues = [
  ['the signs', '/api/horoscope', 12],
  ['the plans', '/api/payment-plan/plans', 3],
  ['the consultations', '/api/consultation', 30],
  ['the gemstone categories', '/api/gemstoneCategory', 5],
  ['the gemstones', '/api/gemstone?per_page=100', 60],
  ['a week', '/api/horoscope/new-single-horoscope/weekly/leo', 4],
  ['a month', '/api/horoscope/new-single-horoscope/monthly/leo', 4],
  ['a year and its sections', '/api/horoscope/new-single-horoscope/yearly/leo', 14],
] as const

test.each(catalogues)(
  'a fresh installation says %s in English and Hindi, and nothing of it carelessly (LANG-08)',
  async (_, path, least) => {
    const { status, body } = await product.call(`GET ${path}`)
    expect(status).toBe(200)
    const found = translationsIn(body)
    expect(found.length).toBeGreaterThanOrEqual(least)
    for (const [english, hindi, ...more] of found) {
      expect([english?.language_id, hindi?.language_id, more.length]).toEqual([1, 2, 0])
      expect(readIn(english!).length).toBeGreaterThan(0)
      expect(readIn(hindi!)).toHaveLength(readIn(english!).length)
      for (const text of readIn(english!)) expect(text).not.toMatch(/\p{Script=Devanagari}/u)
      for (const text of readIn(hindi!)) expect(text).toMatch(/\p{Script=Devanagari}/u)
    }
    expect(listTexts(found).flatMap(findProhibitedClaims)).toEqual([])
  },
)

test('notices are in English each, and in Hindi where they are meant to be (LANG-06, LANG-08)', async () => {
  const { token } = await createPerson(product)
  const { body } = await product.call('GET /api/noticeboard/user-noticeboard', { token })
  const found = translationsIn(body)
  expect(found.length).toBeGreaterThanOrEqual(4)
  const inHindi = found.flatMap((one) => one.filter(({ language_id: id }) => id === 2))
  expect(inHindi.length).toBeGreaterThanOrEqual(2)
  for (const words of inHindi) expect(readIn(words).join(' ')).toMatch(/\p{Script=Devanagari}/u)
  expect(listTexts(found).flatMap(findProhibitedClaims)).toEqual([])
})
