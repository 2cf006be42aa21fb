import type { OpenChapter, SingleHoroscope } from '@rashi/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signKeyOf } from '../../charts/index.ts'
import {
  createHoroscopeApp,
  type HoroscopeApp,
  newestPeriod,
} from '../testing/horoscope-fixtures.ts'

let product: HoroscopeApp['product']
let readAsGuest: HoroscopeApp['readAsGuest']
beforeAll(async () => {
  ;({ product, readAsGuest } = await createHoroscopeApp())
})
afterAll(() => product.close())

async function readChapter(): Promise<OpenChapter> {
  const { status, body } = await product.call('GET /api/horoscope/open-chapter')
  expect(status).toBe(200)
  return body.chapter
}

const listParts = () =>
  product.context.db
    .selectFrom('parts')
    .innerJoin('periods', 'periods.id', 'parts.period_id')
    .select(['parts.id', 'parts.translations', 'position', 'sign_id', 'starts_on', 'price_pence'])
    .execute()

describe('the open chapter', () => {
  test('is the whole text of one paid chapter of the current week, in every language (ENT-03)', async () => {
    const chapter = await readChapter()
    expect(chapter.date).toBe('2026-11-16')
    const stored = (await listParts()).find(({ id }) => id === chapter.id)!
    expect(stored).toMatchObject({ position: 1, starts_on: '2026-11-16' })
    expect(stored.price_pence).toBeGreaterThan(0)
    expect(signKeyOf(stored.sign_id)).toBe(chapter.key)
    for (const { language_id: language, description } of stored.translations) {
      const given = chapter.translations.find(({ language_id: id }) => id === language)
      expect(given?.description).toBe(description)
      expect(given?.week).toBeTruthy()
    }
  })

  test('gives away no other text: not of its week, of another sign or of another week (ENT-03)', async () => {
    const chapter = await readChapter()
    const answer = JSON.stringify(chapter)
    const others = (await listParts()).filter(({ id }) => id !== chapter.id)
    expect(others.length).toBeGreaterThan(500)
    const own = new Set(chapter.translations.map(({ description }) => description))
    const given = others.flatMap(({ translations }) =>
      translations.filter(
        ({ description }) =>
          !own.has(description) && answer.includes(JSON.stringify(description).slice(1, -1)),
      ),
    )
    expect(given).toEqual([])
    const { body } = await readAsGuest(`weekly/${chapter.key}`)
    const { parts, translations } = newestPeriod((body as { horoscope: SingleHoroscope }).horoscope)
    expect(parts).toEqual([])
    expect(translations.every((texts) => texts.description === undefined)).toBe(true)
  })

  test('is of another sign each week, and of each sign once in twelve weeks (ENT-03)', async () => {
    const first = await readChapter()
    const keys = [first.key]
    for (let week = 1; week < 3; week++) {
      product.clock.set(`2026-11-${16 + 7 * week}T00:00:00Z`)
      await product.jobs.runScheduled('horoscopes-editions')
      keys.push((await readChapter()).key)
    }
    expect(new Set(keys).size).toBe(3)
  })
})
