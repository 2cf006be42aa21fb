import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { memoryCaches } from '../../service-worker/testing/memory-caches.ts'
import {
  chooseDeleted,
  chooseHandling,
  readingOf,
  savedPathOf,
  textsOf,
  type Entry,
} from './saved-readings.rules.ts'
import { cacheNameOf, listSavedReadings, save, trim } from './saved-readings.ts'

const get = (path: string, more: Partial<Parameters<typeof chooseHandling>[0]> = {}) =>
  chooseHandling({ method: 'GET', path, isNavigation: false, hasToken: true, ...more })

describe('the worker', () => {
  // Guard in web/app/lib/saved-readings.rules.ts: only readings are saved, never account, payments or tokens.
  test('answers no call of the API but a reader’s readings (DAY-86)', () => {
    const path = '/api/horoscope/user-new-single-horoscope/weekly/leo'
    expect(get(path)).toBe('reading')
    expect(get(path, { hasToken: false })).toBe('none')
    expect(get(path, { method: 'POST' })).toBe('none')
    for (const other of [
      '/api/user/get-user-details',
      '/api/user/export',
      '/api/user/second-factors',
      '/api/payment-plan/get-payment-cards',
      '/api/payment-plan/get-user-historic-subscriptions',
      '/api/login/link/redeem',
      '/api/noticeboard/user-noticeboard',
      '/api/horoscope/user-new-single-horoscope/daily/leo',
      '/api/horoscope/user-new-single-horoscope/weekly/ophiuchus',
      '/api/horoscope/user-new-single-horoscope/weekly/leo/../../user-horoscopes',
    ])
      expect.soft(get(other), other).toBe('none')
  })

  test('leaves pages with tokens, payments and the back office to the browser (DAY-86)', () => {
    const open = (path: string) => get(path, { isNavigation: true, hasToken: false })
    for (const path of [
      '/login-link/abc',
      '/reset-password/abc/asha%40example.test',
      '/welcome/abc',
      '/confirm-email/abc',
      '/enter-payment-details',
      '/enter-payment-mobile/101/1/token',
      '/order-confirm',
      '/payment-return',
      '/studio',
      '/studio/texts',
    ])
      expect.soft(open(path), path).toBe('none')
    expect(get('/api/studio/texts')).toBe('none')
    for (const path of ['/dashboard', '/horoscope/weekly/leo', '/studios', '/'])
      expect.soft(open(path), path).toBe('document')
    expect(get('/gemstones')).toBe('none')
  })

  test('takes files and pictures from what is saved, and sees a session end (DAY-86, DAY-88)', () => {
    expect(get('/assets/frame-abc.js')).toBe('file')
    expect(get('/media/signs/leo.svg')).toBe('picture')
    expect(get('/api/logout', { method: 'POST' })).toBe('end')
    expect(get('/api/user/delete-account', { method: 'POST' })).toBe('end')
  })
})

test('a page and its call of the API are the same reading, in any case of letters (DAY-85)', () => {
  const weekly = { path: '/horoscope/weekly/leo', period: 'weekly', sign: 'Leo' }
  expect(readingOf('/horoscope/weekly/Leo')).toEqual(weekly)
  expect(readingOf('/api/horoscope/user-new-single-horoscope/weekly/leo')).toEqual(weekly)
  expect(readingOf('/horoscope/weekly')).toBeUndefined()
  expect(readingOf('/dashboard')).toBeUndefined()
})

test('each earlier period has a path of its own, which is the same reading (DAY-96)', () => {
  const path = '/api/horoscope/user-new-single-horoscope/weekly/Leo'
  const earlier = savedPathOf(path, textsOf('?period=2026-11-02'))
  expect(earlier).toBe(`${path.toLowerCase()}/2026-11-02`)
  expect(readingOf(earlier)?.path).toBe('/horoscope/weekly/leo')
  for (const search of ['', '?period=', '?period=2026-11', '?period=/../2026-11-02'])
    expect.soft(savedPathOf(path, textsOf(search)), search).toBe(path.toLowerCase())
})

describe('saved readings', () => {
  const entry = (path: string, bytes: number, day = 1, files: string[] = []): Entry => ({
    path,
    bytes,
    savedAt: `2026-11-0${day}T00:00:00Z`,
    files,
  })
  const call = (sign: string) => `/api/horoscope/user-new-single-horoscope/weekly/${sign}`
  const entries = [
    entry('/assets/old.js', 300),
    entry('/assets/shared.js', 100),
    entry('/assets/leo.js', 100),
    entry('/horoscope/weekly/leo', 100, 2, ['/assets/shared.js', '/assets/leo.js']),
    entry(call('leo'), 100, 2),
    entry('/horoscope/weekly/aries', 100, 3, ['/assets/shared.js']),
    entry(call('aries'), 100, 3),
    entry('/offline', 50, 1, ['/assets/shared.js']),
  ]

  test('is kept whole within the limit (DAY-87)', () => {
    expect(chooseDeleted(entries, 950)).toEqual([])
  })

  test('loses first the files that no saved page needs (DAY-87)', () => {
    expect(chooseDeleted(entries, 949)).toEqual(['/assets/old.js'])
  })

  test('then loses the reading that was opened longest ago, with its page and its own files (DAY-87)', () => {
    const leo = ['/assets/old.js', '/assets/leo.js', '/horoscope/weekly/leo', call('leo')]
    expect(chooseDeleted(entries, 649)).toEqual(leo)
    expect(chooseDeleted(entries, 350)).toEqual(leo)
  })

  test('loses an earlier period without the newest of its reading (DAY-87, DAY-96)', () => {
    const earlier = entry(`${call('leo')}/2026-11-02`, 100, 1)
    expect(chooseDeleted([...entries, earlier], 1049)).toEqual(['/assets/old.js'])
    expect(chooseDeleted([...entries, earlier], 700)).toEqual(['/assets/old.js', earlier.path])
  })

  test('keeps the page about being offline longest (DAY-87)', () => {
    const kept = entries.map(({ path }) => path)
    const deleted = chooseDeleted(entries, 349)
    expect(kept.filter((path) => !deleted.includes(path))).toEqual([
      '/assets/shared.js',
      '/offline',
    ])
    expect(chooseDeleted(entries, 0)).toHaveLength(entries.length)
  })
})

describe('a cache of readings', () => {
  beforeEach(() => vi.stubGlobal('caches', memoryCaches('https://rashi.example')))
  afterEach(() => vi.unstubAllGlobals())

  test('is trimmed to its limit, and lists the readings of its account that have page and text (DAY-87, DAY-90)', async () => {
    vi.stubGlobal('location', new URL('https://rashi.example/'))
    const cache = await caches.open(await cacheNameOf('asha'))
    for (const [day, sign] of ['leo', 'aries', 'virgo'].entries()) {
      const savedAt = `2026-11-0${day + 1}T00:00:00Z`
      const path = `/api/horoscope/user-new-single-horoscope/weekly/${sign}`
      await save(cache, path, new Response('x'.repeat(100)), { savedAt })
      if (sign !== 'virgo')
        await save(cache, `/horoscope/weekly/${sign}`, new Response('page'), { savedAt })
    }
    expect((await listSavedReadings('asha')).map(({ sign }) => sign)).toEqual(['Aries', 'Leo'])
    expect(await listSavedReadings('mira')).toEqual([])
    await trim(cache, 250)
    expect((await listSavedReadings('asha')).map(({ sign }) => sign)).toEqual(['Aries'])
  })
})
